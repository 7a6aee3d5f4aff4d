import { hc } from 'hono/client';
import { STUDIO } from '../shared/addresses.ts';
import { confirmHere, signInAgain } from './signIn.ts';
import { noteAnswer, noteFailure } from './state/connection.ts';
import { studio } from './state/store.ts';
import { WORDS } from './words.ts';
import type { ApiRoutes } from '../server/http/app.ts';
import type { DeviceRoutes } from '../server/http/deviceRoutes.ts';
import type { SignInRoutes } from '../server/http/signInRoutes.ts';

/** A studio at a public address is for the owner's devices; the other one is on her computer. */
export const isPublic = () => location.protocol === 'https:';

/** Names this window to the server. */
export const WINDOW_ID = crypto.randomUUID();

/** An answer that says in words for the owner what is wrong. */
export class Refusal extends Error {}

/** Another window edits: this one shows so instead of its forms. */
export class TakenOver extends Refusal {}

/** No answer, or one that asks her to sign in: the window tries again by itself. */
export class Unreachable extends Refusal {
  constructor(message: string) {
    super(message);
    noteFailure(message);
  }
}

export function noteOf(error: unknown): string {
  return error instanceof Refusal ? error.message : WORDS.strange;
}

/** Shows why a request failed until she closes it, unless the window shows it anyway until that ends. */
export function fail(error: unknown): void {
  const isShown = error instanceof Unreachable || error instanceof TakenOver;
  if (!isShown) studio.setState({ note: { text: noteOf(error), isLasting: true } });
}

/** Requests for words; all others check, build or store something first. */
const QUICK = /^\/api\/(?:closing|content|devices|handover|inbox|publish|unsaved)(?:$|\?)/u;
/** In ms. */
const QUICK_LIMIT = 20_000;
const LONG_LIMIT = 120_000;
/** In bytes per ms: a phone with bad reception. */
const SLOWEST_UPLOAD = 10;

/** The time that a request may take, in ms. */
export function timeLimit(path: string, body?: unknown): number {
  if (body instanceof Blob) return LONG_LIMIT + body.size / SLOWEST_UPLOAD;
  return QUICK.test(path) ? QUICK_LIMIT : LONG_LIMIT;
}

/** A proxy answers so while the studio is stopped. */
const NO_STUDIO = [502, 503, 504];
/** With these, the body says in words for the owner what is wrong. */
const EXPLAINED = [404, 413, 422, 429, 507];

/** Paths that also serve a window that was replaced; it opens again by `content` and `unsaved`. */
const FOR_EVERY_WINDOW = /^\/api\/(?:closing|content|handover|unsaved)(?:$|\?)/u;

/** Why a request got no answer. */
function reasonFor(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return WORDS.late;
  return isPublic() ? WORDS.offline : WORDS.silent;
}

/** Fetches an answer with its whole body. @throws {Unreachable} If there is none in time. */
async function fetchWhole(address: string, options: RequestInit): Promise<[Response, string]> {
  try {
    const response = await fetch(address, options);
    return [response, await response.text()];
  } catch (error) {
    throw new Unreachable(reasonFor(error));
  }
}

/**
 * Sends a request to the studio. Asks her to sign in or to confirm by passkey if the studio wants it,
 * then sends the request again.
 *
 * @throws {Unreachable} If there is no answer in time, and if she has to sign in.
 * @throws {TakenOver} If another window edits.
 * @throws {Refusal} If the answer is no, with the reason.
 */
async function send(input: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
  // The clients below pass nothing else.
  const address = input as string;
  const path = address.replace(STUDIO, '');
  const { isTakenOver } = studio.getState();
  if (isTakenOver && !FOR_EVERY_WINDOW.test(path)) throw new TakenOver(WORDS.elsewhere);
  const signal = AbortSignal.timeout(timeLimit(path, options.body));
  const [response, text] = await fetchWhole(address, { ...options, signal });
  const { ok, status } = response;
  if (NO_STUDIO.includes(status)) throw new Unreachable(reasonFor(undefined));
  if (status === 401 && isPublic()) {
    await signInAgain();
    return send(input, options);
  }
  // Another browser has the key of this computer now.
  if (status === 401) throw new Unreachable(text);
  noteAnswer();
  if (status === 428) {
    const refused = await confirmHere();
    if (refused !== undefined) throw new Refusal(refused);
    return send(input, options);
  }
  if (status === 423) {
    studio.setState({ isTakenOver: true });
    throw new TakenOver(WORDS.elsewhere);
  }
  if (EXPLAINED.includes(status) && text !== '') throw new Refusal(text);
  if (!ok) throw new Refusal(WORDS.strange);
  return new Response(text);
}

const options = { fetch: send, headers: { 'Studio-Window': WINDOW_ID } };

/** The server's routes. Each call throws as `send` does; `answerOf` reads its answer. */
export const api = hc<ApiRoutes>(`${STUDIO}/api`, options);
/** Routes that only a studio at a public address has. */
export const deviceApi = hc<DeviceRoutes>(`${STUDIO}/api`, options);
export const signInApi = hc<SignInRoutes>(`${STUDIO}/sign-in`, options);

/** The answer to a request of `api`. */
export async function answerOf<Answer>(
  request: Promise<{ json: () => Promise<Answer> }>,
): Promise<Answer> {
  const response = await request;
  return response.json();
}

/** Address of the original of a photograph, turned clockwise by so many quarters. */
export function originalUrl(path: string, turns: number): string {
  const query = { path, size: 'whole', turns: String(turns) };
  return `${STUDIO}/picture?${new URLSearchParams(query).toString()}`;
}

/** Address of a picture, small enough for its place; a replaced file has another time. */
export function pictureUrl(path: string, size: 'thumb' | 'card' | 'whole', time = 0): string {
  return `${STUDIO}/picture?${new URLSearchParams({ path, size, time: String(time) }).toString()}`;
}

/** Asks for the passkey now if a request that follows needs it: a download, or a large upload. */
export async function confirmFirst(): Promise<void> {
  if (isPublic()) await deviceApi.confirmed.$post();
}
