import { WORDS } from './words.ts';

/** What the studio's page carries for its own requests. */
function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Where the page beside the form comes from. */
export const PAGE_ORIGIN = told('studio-page');

const PASS = 'meta[name="studio-pass"]';
const NOBODY = 0;
const REFUSED = 403;
const BROKEN = 500;

/** Is thrown when the studio's server does not answer as it should. */
class Silence extends Error {
  /** What it answers instead, or {@link NOBODY}. */
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

/** What the owner is told of a request that failed: nobody is there, or who is there could not do it. */
export function noteOf(error: unknown): string {
  if (!(error instanceof Silence) || error.status === NOBODY) return WORDS.silent;
  return error.status >= BROKEN ? WORDS.refused : WORDS.strange;
}

function headers(): HeadersInit {
  return { 'x-studio-pass': told('studio-pass'), 'Content-Type': 'application/json' };
}

async function send(path: string, options: RequestInit): Promise<Response> {
  const response = await fetch(path, options).catch(() => undefined);
  if (!response?.ok) throw new Silence(response?.status ?? NOBODY);
  return response;
}

/** A studio that was started again has another pass, which its page carries. */
async function renewPass(): Promise<void> {
  const text = await (await send('/', {})).text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const [old, fresh] = [document, page].map((one) => one.querySelector(PASS));
  old?.setAttribute('content', fresh?.getAttribute('content') ?? '');
}

async function post(path: string, body: BodyInit): Promise<Response> {
  const ask = () => send(path, { method: 'POST', headers: headers(), body });
  return ask().catch(async (error: unknown) => {
    if (!(error instanceof Silence) || error.status !== REFUSED) throw error;
    await renewPass();
    return ask();
  });
}

/** Asks the studio's server for something. */
export async function read<Answer>(path: string): Promise<Answer> {
  return (await (await send(path, {})).json()) as Answer;
}

/** Sends something to the studio's server. */
export async function write<Answer>(path: string, body: unknown = null): Promise<Answer> {
  const data = body instanceof Blob ? body : JSON.stringify(body);
  const response = await post(path, data);
  return (await response.json()) as Answer;
}

/** Sends something, and hears what is told on the way, line by line. @returns the last line, the answer */
export async function hear<Answer>(path: string, onPart: (part: never) => void): Promise<Answer> {
  const { body } = await post(path, 'null');
  let rest = '';
  // Safari before 27 cannot walk through a stream.
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onPart(JSON.parse(line) as never);
  }
  return JSON.parse(rest) as Answer;
}

let picturesRead = 0;

/** Gives all photographs other addresses from now on, so that they are read again. */
export function readPicturesAgain(): void {
  picturesRead += 1;
}

/** The address of a photograph, small enough for its place. */
export function smallPicture(source: string, size: 'thumb' | 'card' | 'whole'): string {
  return `/picture?${new URLSearchParams({ source, size, read: String(picturesRead) }).toString()}`;
}
