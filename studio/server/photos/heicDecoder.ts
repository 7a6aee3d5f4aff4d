// A thread of its own: a damaged file may crash the decoder, which keeps up to 2 GB until its thread ends.
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

const images = new libheif.HeifDecoder().decode(workerData as Uint8Array);
const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
if (!image) throw new Error('There is no picture in it.');
const [width, height] = [image.get_width(), image.get_height()];
const data = new Uint8ClampedArray(width * height * 4);
const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
if (shown === null) throw new Error('The picture cannot be decoded.');
parentPort?.postMessage({ data, width, height }, [data.buffer]);
