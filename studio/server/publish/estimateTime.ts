/** A rate of less time than this is chance. */
const SHORTEST_MS = 15_000;
/** What was in a cache is done at once, and says nothing about the rest. */
const LATEST_MS = 45_000;
const MINUTE_MS = 60_000;

/**
 * Estimates from its progress how long a task still takes.
 *
 * @returns a function that takes the share that is done, from 0 to 1, and returns the minutes that
 * are left, at least 1; undefined while it cannot be told
 */
export function createTimeEstimate(now: () => number = () => performance.now()) {
  const reports: { time: number; share: number }[] = [];
  return (share: number): number | undefined => {
    const time = now();
    reports.push({ time, share });
    // The second report may not be too old: the first is the beginning of the rate.
    while ((reports[1]?.time ?? time) < time - LATEST_MS) reports.shift();
    const [first = { time, share }] = reports;
    const duration = time - first.time;
    const done = share - first.share;
    if (duration < SHORTEST_MS || done <= 0) return undefined;
    return Math.max(1, Math.round(((1 - share) * duration) / done / MINUTE_MS));
  };
}
