import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { freePort } from '../../node/freePort.ts';
import { packageFile, PROJECT_FOLDER } from '../../node/paths.ts';
import type { ChildProcess } from 'node:child_process';
import type { IncomingMessage } from 'node:http';

/** How long the site may take to read a change, and to answer while it starts, in milliseconds. */
const READ_LIMIT = 4000;
/** After how long without news it has read everything. */
const READ_PAUSE = 700;
const RESTART = 2000;

/** The site in development, started again whenever it ends. */
export class Page {
  readonly #content: string;
  readonly #stop: AbortSignal;
  readonly #astro: string;
  #port = 0;
  #child: ChildProcess | undefined;
  /** Is kept once the site answers. */
  #start = Promise.withResolvers<undefined>();

  /**
   * @param content the folder with the draft, seen from the project's folder
   * @param astro the script that serves the site
   */
  constructor(content: string, stop: AbortSignal, astro = packageFile('astro/bin/astro.mjs')) {
    this.#content = content;
    this.#stop = stop;
    this.#astro = astro;
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    const options = ['--config', 'studio/server/page.config.ts', '--ignore-lock'];
    let hasStarted = false;
    const address = ['--host', '127.0.0.1', '--port', String(this.#port)];
    this.#child = spawn(process.execPath, [this.#astro, 'dev', ...options, ...address], {
      cwd: PROJECT_FOLDER,
      // A build in this process sets another environment, in which the site would answer no picture.
      env: { ...process.env, NODE_ENV: 'development', CONTENT_FOLDER: this.#content },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      signal: this.#stop,
    });
    this.#child.on('message', (news) => {
      if (news === 'started') this.#start.resolve(undefined);
      hasStarted ||= news === 'started';
    });
    this.#child.on('error', () => undefined);
    this.#child.on('exit', () => {
      // Who waits for a start that failed waits for the next one.
      if (hasStarted) this.#start = Promise.withResolvers();
      if (!this.#stop.aborted) setTimeout(() => void this.start(), RESTART);
    });
  }

  /**
   * Waits until the site has read what is written from now on: all of it, as it tells of every file.
   *
   * @returns false when there was nothing new in it
   */
  async hasRead(): Promise<boolean> {
    const heard = async (limit: number): Promise<boolean> => {
      if (!this.#child) return false;
      const message = once(this.#child, 'message', { signal: AbortSignal.timeout(limit) });
      return message.then(
        () => true,
        () => false,
      );
    };
    const isNew = await heard(READ_LIMIT);
    while (isNew && (await heard(READ_PAUSE)));
    return isNew;
  }

  /** Asks the site, as soon as it answers. */
  async ask(path: string, asked: IncomingMessage): Promise<IncomingMessage> {
    await this.#start.promise;
    const headers = { ...asked.headers, host: `127.0.0.1:${this.#port}` };
    // With an origin, Vite would let other servers of this computer read what it answers.
    delete headers.origin;
    headers['accept-encoding'] = 'identity';
    const question = request({ port: this.#port, host: '127.0.0.1', path, headers }).end();
    // It may also hang up in the middle of its answer, of which the answer tells.
    question.on('error', () => undefined);
    const [answer] = (await once(question, 'response')) as [IncomingMessage];
    return answer;
  }
}
