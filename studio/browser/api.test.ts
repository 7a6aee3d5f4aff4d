import { beforeEach, expect, it, vi } from 'vitest';

const SECOND = 1000;

beforeEach(() => () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The window at an address, whose requests are answered by a function. */
async function windowAt(protocol: string, answer: (options: RequestInit) => Promise<Response>) {
  vi.resetModules();
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('fetch', (_: string, options: RequestInit) => answer(options));
  const { studio } = await import('./state/store.ts');
  const { WORDS } = await import('./words.ts');
  const api = await import('./api.ts');
  const message = () => api.answerOf(api.api.content.$get()).catch(api.noteOf);
  return { ...api, WORDS, message, unreachable: () => studio.getState().unreachable };
}

const cut = () => Promise.reject(new TypeError('fetch failed'));
const answered =
  (status: number, text = '') =>
  () =>
    Promise.resolve(new Response(status === 423 ? null : text, { status }));

it('says at home that the studio has stopped, elsewhere that there is no connection', async () => {
  const home = await windowAt('http:', cut);
  expect(await home.message()).toBe(home.WORDS.silent);
  const hosted = await windowAt('https:', cut);
  expect(await hosted.message()).toBe(hosted.WORDS.offline);
  const stopped = await windowAt('https:', answered(502));
  expect(await stopped.message()).toBe(stopped.WORDS.offline);
});

it('ends a request that gets no answer in time, and says so', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  limit.mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const { message, WORDS } = await windowAt('http:', ({ signal }) =>
    Promise.reject(signal?.reason as DOMException),
  );
  expect(await message()).toBe(WORDS.late);
  expect(limit).toHaveBeenCalledWith(20 * SECOND);
});

it('gives uploads time by their size', async () => {
  const { timeLimit } = await windowAt('http:', cut);
  const [small, large] = [new Blob(['x']), new Blob([new Uint8Array(10_000_000)])];
  expect(timeLimit('/api/photos', small)).toBeGreaterThan(60 * SECOND);
  expect(timeLimit('/api/photos', large) - timeLimit('/api/photos', small)).toBeGreaterThan(
    600 * SECOND,
  );
});

it('tries again until the studio answers, and is reachable then', async () => {
  let answer: () => Promise<Response> = answered(401, 'Start the studio again.');
  const { message, unreachable } = await windowAt('http:', () => answer());
  expect(await message()).toBe('Start the studio again.');
  expect(unreachable()).toBe('Start the studio again.');
  answer = answered(200, 'null');
  expect(await message()).toBeNull();
  expect(unreachable()).toBe('');
});

it.each([
  [507, 'The disk is full.', 'The disk is full.'],
  [404, 'No such copy.', 'No such copy.'],
  [500, '', 'Something went wrong. Try again; your unsaved changes are still here.'],
])('gives the reason of an answer with status %i', async (status, text, expected) => {
  const { message } = await windowAt('http:', answered(status, text));
  expect(await message()).toBe(expected);
});
