import { parentPort } from 'node:worker_threads';
import { importPhoto } from './importPhoto.ts';

/** One photograph to import; answered with its result. */
export type Job = Parameters<typeof importPhoto>;

parentPort?.on('message', (job: Job) => {
  void importPhoto(...job).then((result) => parentPort?.postMessage(result));
});
