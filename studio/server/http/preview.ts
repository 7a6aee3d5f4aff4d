import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Hono, type HonoRequest } from 'hono';
import { proxy } from 'hono/proxy';
import { PROJECT_FOLDER } from '../../../node/paths.ts';
import { createLimit } from '../../../src/logic/createLimit.ts';
import { newToken } from '../access/access.ts';
import { copyFiles } from '../content/copyFiles.ts';
import { createKnownPaths } from './knownPaths.ts';
import { DRAWING_POLICY, previewPolicy } from './previewPolicy.ts';
import type { Preview } from '../content/openStudio.ts';
import type { ChildProcess } from 'node:child_process';

const READ_LIMIT_MS = 10_000;
/** After this pause without messages, the site has read everything; a busy computer gets longer. */
const READ_PAUSE_MS = 700;

/** With these, glibc gives back the memory of encoded pictures; 0.2 GB with 2,400 photographs. */
const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** In MB, of two spaces; with Node's 16, memory of short use takes 0.15 GB more, for the same time. */
export const YOUNG_HEAP = '--max-semi-space-size=8';

/** Encodes pictures. */
const IMAGE_ROUTE = '/_image';
/** Each takes some 50 MB; more at once than processors are not faster. */
const encodeInTurn = createLimit(availableParallelism());

/** Has the status 404 in any case. */
const NOT_FOUND = '/404';
/** Answers that may name files of the site. */
const TEXT = /^(?:text\/|application\/(?:\w+\+)?(?:json|javascript))/u;

function spawnSite(
  scriptAndArguments: string[],
  variables: Record<string, string>,
  stop: AbortSignal,
): ChildProcess {
  return spawn(process.execPath, [YOUNG_HEAP, ...scriptAndArguments], {
    cwd: PROJECT_FOLDER,
    env: {
      ...process.env,
      ...MEMORY_SETTINGS,
      // Bundling the window sets NODE_ENV to "production", in which the site serves no picture.
      NODE_ENV: 'development',
      // Otherwise every page waits for its pictures.
      QUICK_PICTURES: '1',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal: stop,
  });
}

/** An answer of the site for the window: not kept, and with a policy for its page or drawing. */
function withPolicy(answer: Response, body: BodyInit | null, nonce: string): Response {
  const type = answer.headers.get('content-type') ?? '';
  const policy = type.startsWith('image/svg') ? DRAWING_POLICY : previewPolicy(nonce);
  const response = new Response(body, answer);
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/**
 * The site in development with a folder of its own, and a proxy for it. Starts on the first request:
 * any earlier, it would delay the form by half a second.
 */
export function createPreview(
  folder: string,
  preferredPort: number,
  stop: AbortSignal,
  site = join(PROJECT_FOLDER, 'studio/server/http/site.ts'),
) {
  /** The site answers only requests with this key. */
  const key = newToken();
  /** Stands in pages where each answer gets a nonce of its own. */
  const nonceMark = newToken();
  const knownPaths = createKnownPaths();
  let child: ChildProcess | undefined;
  let ended = new AbortController();
  let started: Promise<number> | undefined;
  let isStarting = false;

  function start(): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    ended = new AbortController();
    isStarting = true;
    const variables = {
      CONTENT_FOLDER: relative(PROJECT_FOLDER, folder),
      PREVIEW_KEY: key,
      PREVIEW_NONCE: nonceMark,
    };
    child = spawnSite([site, String(preferredPort)], variables, stop);
    child.on('message', (news) => {
      if (typeof news !== 'number') return;
      isStarting = false;
      resolve(news);
    });
    child.on('error', () => undefined);
    child.on('exit', () => {
      // Astro ends if the content is invalid at its start: the next request starts it again.
      child = started = undefined;
      isStarting = false;
      ended.abort();
      if (!stop.aborted) console.error('The preview has ended. It starts again by itself.');
      reject(new Error('The preview has ended.'));
    });
    return promise;
  }

  /** Throws if the site says nothing for so long, or ends. */
  async function nextMessage(limit: number): Promise<void> {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(limit)]);
    if (child) await once(child, 'message', { signal });
  }

  /** Resolves when the site has read the changes that follow, or has none to read. */
  async function hasRead(): Promise<void> {
    const begun = Date.now();
    try {
      await nextMessage(READ_LIMIT_MS);
      // A busy computer takes as long again from file to file.
      const pause = Math.max(READ_PAUSE_MS, Date.now() - begun);
      while (child) await nextMessage(pause);
    } catch {
      // No further messages.
    }
  }

  /** Resolves when the site has read the last changes. */
  let reading = Promise.resolve();

  async function whenReady(): Promise<void> {
    await started?.catch(() => undefined);
    await reading;
  }

  const show: Preview['show'] = async (content) => {
    if (isStarting) return undefined;
    // Listens from the start: the site may read the first file before the last is written.
    const read = hasRead();
    if (await copyFiles(content, folder)) reading = read;
    // Without changes, the site may still be reading the former ones.
    return { read: reading };
  };

  /** Whether an address is that of a page in the content, which the site may not have read yet. */
  function isPageOfContent(pathname: string): boolean {
    const name = pathname.slice(1);
    const files = [join('words', `${name}.md`), join('pages', `${name}.yaml`)];
    return files.some((file) => existsSync(join(folder, file)));
  }

  /** Fetches from the site; while it reads a change, it may answer with an error. */
  async function ask(request: HonoRequest, retries = 6): Promise<Response> {
    const port = await (started ??= start());
    const { pathname, search } = new URL(request.url);
    const answer = await proxy(`http://127.0.0.1:${port}${pathname}${search}`, {
      // With an origin, Vite lets other servers of this computer read its answer.
      headers: {
        ...request.header(),
        host: undefined,
        origin: undefined,
        connection: undefined,
        'preview-key': key,
      },
      redirect: 'manual',
    });
    const isUnread = answer.status === 404 && pathname !== NOT_FOUND && isPageOfContent(pathname);
    if ((answer.status < 500 && !isUnread) || retries === 0) return answer;
    await answer.body?.cancel();
    await setTimeout(500);
    return ask(request, retries - 1);
  }

  /** Remembers the addresses in an answer, and gives its page a policy. */
  async function passOn(answer: Response, address: URL): Promise<Response> {
    const type = answer.headers.get('content-type') ?? '';
    const nonce = newToken();
    const text = TEXT.test(type) ? (await answer.text()).replaceAll(nonceMark, nonce) : undefined;
    knownPaths.learn(text ?? '', address);
    return withPolicy(answer, text ?? answer.body, nonce);
  }

  /** A proxy for the site, for its pages and what they name. */
  const routes = new Hono().get('*', async (context) => {
    const address = new URL(context.req.url);
    if (!knownPaths.allows(address)) return context.body(null, 403);
    const isPicture = address.pathname === IMAGE_ROUTE;
    return (isPicture ? encodeInTurn(() => ask(context.req)) : ask(context.req))
      .then((answer) => passOn(answer, address))
      .catch(() => context.body(null, 502));
  });

  return { whenReady, show, routes };
}
