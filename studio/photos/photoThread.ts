import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PHOTO_WORDS } from '../words.ts';
import { importPhoto, type PhotoResult } from './importPhoto.ts';

type Job = Parameters<typeof importPhoto>;

/** Decoders keep their memory, up to 2 GB, as long as the thread lives. */
const IDLE_MS = 5000;

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let waiting: Promise<unknown> = Promise.resolve();

/** Like `importPhoto`, in a thread of its own, one photograph at a time. */
export function importInThread(...job: Job): Promise<PhotoResult> {
  const result = waiting.then(() => run(job));
  waiting = result;
  return result;
}

/** Ends the thread; the photograph being decoded is refused as damaged. */
export async function stopPhotoThread(): Promise<void> {
  clearTimeout(idle);
  const ending = worker;
  // The next photograph must not go to a thread that is ending.
  worker = undefined;
  await ending?.terminate();
}

function run(job: Job): Promise<PhotoResult> {
  clearTimeout(idle);
  const thread = (worker ??= start());
  const [, name] = job;
  return new Promise((resolve) => {
    // A file that crashes the decoder ends only the thread.
    const refuse = () => {
      worker = undefined;
      resolve({ refused: fillIn(PHOTO_WORDS.damaged, { name }) });
    };
    thread.once('exit', refuse);
    thread.once('message', (result: PhotoResult) => {
      thread.off('exit', refuse);
      idle = setTimeout(() => void stopPhotoThread(), IDLE_MS);
      resolve(result);
    });
    thread.postMessage(job);
  });
}

function start(): Worker {
  const thread = new Worker(new URL(import.meta.url), { stdout: true, stderr: true });
  // Decoders print about damaged files. Unread output would keep the thread alive.
  thread.stdout.resume();
  thread.stderr.resume();
  return thread.on('error', () => undefined);
}

if (!isMainThread)
  parentPort?.on('message', (job: Job) => {
    void importPhoto(...job).then((result) => parentPort?.postMessage(result));
  });
