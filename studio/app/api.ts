import { WORDS } from './words.ts';

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Origin of the preview. */
export const PAGE_ORIGIN = metaContent('studio-page');
/** The content folder: names its drafts and its lock in the browser. */
export const CONTENT_ROOT = metaContent('studio-root');

/** A request that failed; its message is for the owner. */
class Refusal extends Error {}

/** The studio's server does not answer. */
export class Silence extends Refusal {
  override message = WORDS.silent;
}

/** What the owner is told of an error. */
export function noteOf(error: unknown): string {
  return error instanceof Refusal ? error.message : WORDS.strange;
}

async function ask(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, options).catch(() => undefined);
  if (!response) throw new Silence();
  if (!response.ok) throw new Refusal(response.status >= 500 ? WORDS.refused : WORDS.strange);
  return response;
}

export async function read<Answer>(path: string): Promise<Answer> {
  return (await (await ask(path)).json()) as Answer;
}

function write(method: string, path: string, body: unknown): Promise<Response> {
  if (body instanceof Blob) return ask(path, { method, body });
  const headers = { 'Content-Type': 'application/json' };
  return ask(path, { method, headers, body: JSON.stringify(body) });
}

export async function post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return (await (await write('POST', path, body)).json()) as Answer;
}

export async function put(path: string, body: unknown): Promise<void> {
  await write('PUT', path, body);
}

export async function remove(path: string): Promise<void> {
  await write('DELETE', path, {});
}

/** Sends a request whose answer comes in lines of JSON. */
export async function readLines(path: string, onLine: (line: unknown) => void): Promise<void> {
  const { body } = await write('POST', path, {});
  let rest = '';
  // Safari before 27 cannot iterate over a stream.
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(JSON.parse(line));
  }
  if (rest !== '') throw new Silence();
}

/** Address of a picture, small enough for its place; a replaced file has another time. */
export function pictureUrl(path: string, size: 'thumb' | 'card' | 'whole', time = 0): string {
  return `/picture?${new URLSearchParams({ path, size, time: String(time) }).toString()}`;
}
