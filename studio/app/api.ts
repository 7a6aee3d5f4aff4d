import { STUDIO } from '../addresses.ts';
import { confirmHere, signInAgain } from './signIn.ts';
import { studio } from './state/store.ts';
import { WORDS } from './words.ts';

/** A studio at a public address is for the owner's devices; the other one is on her computer. */
export const isPublic = () => location.protocol === 'https:';

/** Names this window to the server. */
const headers = { 'Studio-Window': crypto.randomUUID() };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export class Refusal extends Error {}

export function noteOf(error: unknown): string {
  return error instanceof Refusal ? error.message : WORDS.strange;
}

/** With `keepalive`, it arrives although the window closes: browsers allow 64 kB. */
export async function request<Answer>(
  method: Method,
  path: string,
  data?: unknown,
  keepalive = false,
): Promise<Answer> {
  if (studio.getState().isElsewhere) throw new Refusal(WORDS.elsewhere);
  const body = data === undefined || data instanceof Blob ? data : JSON.stringify(data);
  const options = { method, headers, keepalive, ...(body && { body }) };
  const response = await fetch(STUDIO + path, options).catch(() => undefined);
  if (!response) throw new Refusal(WORDS.silent);
  if (response.status === 423) studio.setState({ isElsewhere: true });
  if (response.status === 401 && isPublic()) {
    await signInAgain();
    return request<Answer>(method, path, data);
  }
  if (response.status === 428) {
    const refused = await confirmHere();
    if (refused !== undefined) throw new Refusal(refused);
    return request<Answer>(method, path, data);
  }
  // Only these say in words for the owner what is wrong.
  if ([401, 404, 413].includes(response.status)) throw new Refusal(await response.text());
  if (!response.ok) throw new Refusal(WORDS.strange);
  return (await response.json()) as Answer;
}

/** Address of a picture, small enough for its place; a replaced file has another time. */
export function pictureUrl(path: string, size: 'thumb' | 'card' | 'whole', time = 0): string {
  return `${STUDIO}/picture?${new URLSearchParams({ path, size, time: String(time) }).toString()}`;
}

/** Asks for the passkey now if a request that follows needs it: a download, or a large upload. */
export async function confirmFirst(): Promise<void> {
  if (isPublic()) await request('POST', '/api/confirmed');
}
