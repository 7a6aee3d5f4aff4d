/** What the studio's page carries for its own requests. */
function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Where the page beside the form comes from. */
export const PAGE_ORIGIN = told('studio-page');

/** Is thrown when the studio's server does not answer as it should. */
export class Silence extends Error {}

function headers(): HeadersInit {
  return { 'x-studio-pass': told('studio-pass'), 'Content-Type': 'application/json' };
}

async function send(path: string, options: RequestInit): Promise<Response> {
  const response = await fetch(path, options).catch(() => undefined);
  if (!response?.ok) throw new Silence(String(response?.status ?? 0));
  return response;
}

/** Asks the studio's server for something. */
export async function read<Answer>(path: string): Promise<Answer> {
  return (await (await send(path, {})).json()) as Answer;
}

/** Sends something to the studio's server. */
export async function write<Answer>(path: string, body: unknown = null): Promise<Answer> {
  const data = body instanceof Blob ? body : JSON.stringify(body);
  const response = await send(path, { method: 'POST', headers: headers(), body: data });
  return (await response.json()) as Answer;
}

/** Sends something, and hears what is told on the way, line by line; the last line is the answer. */
export async function hear(path: string, onPart: (part: never) => void): Promise<void> {
  const { body } = await send(path, { method: 'POST', headers: headers(), body: 'null' });
  let rest = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onPart(JSON.parse(line) as never);
  }
}

/** The address of a photograph, small enough for its place. */
export function smallPicture(source: string, size: 'thumb' | 'card' | 'whole'): string {
  return `/picture?${new URLSearchParams({ source, size }).toString()}`;
}
