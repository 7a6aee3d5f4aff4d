/** WebPageTest's "Slow 3G", for the browser's protocol: 400 kbit/s each way, 400 ms until an answer begins. */
export const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
