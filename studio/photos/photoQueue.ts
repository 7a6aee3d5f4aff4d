import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PHOTO_WORDS } from '../words.ts';
import type { Job } from './photoWorker.ts';
import type { PhotoResult } from './types.ts';

/** More would only fill the memory: decoding uses all processors by itself. */
const MOST_WORKERS = 2;
const WORKER = new URL('./photoWorker.ts', import.meta.url);

interface Task {
  job: Job;
  done: (result: PhotoResult) => void;
}

/** Imports photographs beside everything else that goes on, a few at a time. */
export class PhotoQueue {
  readonly #waiting: Task[] = [];
  /** What each thread does; undefined while it waits for work. */
  readonly #tasks = new Map<Worker, Task | undefined>();

  /** Like `importPhoto`, in a thread of its own. */
  import(...job: Job): Promise<PhotoResult> {
    return new Promise((done) => {
      this.#waiting.push({ job, done });
      this.#next();
    });
  }

  /** Ends the threads; what is still waiting is not imported. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all([...this.#tasks.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = [...this.#tasks].find(([, task]) => !task)?.[0] ?? this.#start();
    const task = worker && this.#waiting.shift();
    if (!task) return;
    this.#tasks.set(worker, task);
    worker.ref();
    worker.postMessage(task.job);
  }

  #finish(worker: Worker, result?: PhotoResult): void {
    const task = this.#tasks.get(worker);
    // A file that lets the decoder crash takes only its own thread along.
    if (result) this.#tasks.set(worker, undefined);
    else this.#tasks.delete(worker);
    const [, name = ''] = task?.job ?? [];
    task?.done(result ?? { ok: false, name, reason: fillIn(PHOTO_WORDS.damaged, { name }) });
    this.#next();
  }

  #start(): Worker | undefined {
    if (this.#tasks.size >= Math.min(MOST_WORKERS, availableParallelism())) return undefined;
    // What decoders print about damaged files is not for the owner.
    const worker = new Worker(WORKER, { stdout: true, stderr: true });
    worker.on('message', (result: PhotoResult) => {
      // Without work, it keeps no command from ending.
      worker.unref();
      this.#finish(worker, result);
    });
    worker.on('error', () => undefined).on('exit', () => this.#finish(worker));
    return worker;
  }
}
