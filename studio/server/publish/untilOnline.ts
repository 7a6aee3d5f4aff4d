import { once } from 'node:events';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { VERSION_FILE } from '../../../node/contentVersion.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import { resolvePublicHost } from './publicNetwork.ts';

const ANSWER_MS = 10_000;
const LONGEST_MARK = 100;
const MAX_REDIRECTS = 5;

interface OnlineOptions {
  /** Refuse sites in private networks. */
  isPublicOnly?: boolean;
  pauseMs?: number;
}

/** Connects to this address, whatever the name of the host is now. */
function lookupOf(address: string): RequestOptions['lookup'] {
  const family = isIP(address);
  return (_, { all }, done) =>
    all === true ? done(null, [{ address, family }]) : done(null, address, family);
}

async function ask(url: URL, isPublicOnly: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = { signal, agent: false };
  if (isPublicOnly) options.lookup = lookupOf(await resolvePublicHost(url.hostname));
  const { request } = url.protocol === 'https:' ? https : http;
  const [answer] = (await once(request(url, options).end(), 'response')) as [IncomingMessage];
  return answer;
}

/** The start of an answer; the connection is closed after it. */
async function startOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > LONGEST_MARK) break;
  }
  return text;
}

/** The mark that a site shows, or a description of its status. Nothing else of it is told. */
async function shownMark(
  url: URL,
  isPublicOnly: boolean,
  signal: AbortSignal,
  redirects = 0,
): Promise<{ mark: string } | { status: string }> {
  const answer = await ask(url, isPublicOnly, signal);
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) return { mark: await startOf(answer) };
  answer.destroy();
  const { location } = headers;
  if (location === undefined || !URL.canParse(location, url.href))
    return { status: `status ${statusCode}` };
  const next = new URL(location, url);
  const isSameHost = next.hostname === url.hostname && next.port === url.port;
  if (!isSameHost || redirects === MAX_REDIRECTS)
    return { status: `status ${statusCode}, to another address` };
  return shownMark(next, isPublicOnly, signal, redirects + 1);
}

/** Asks a site until it shows the content with this mark. @throws In words, at the end. */
export async function untilOnline(
  address: string,
  mark: string,
  end: AbortSignal,
  { isPublicOnly = false, pauseMs = 5000 }: OnlineOptions = {},
): Promise<void> {
  const url = new URL(VERSION_FILE, address);
  let details = '';
  for (;;) {
    // Caches of a host may ignore "no-cache", but not another address.
    url.search = String(Date.now());
    const signal = AbortSignal.any([end, AbortSignal.timeout(ANSWER_MS)]);
    let seen: string;
    try {
      const shown = await shownMark(url, isPublicOnly, signal);
      if ('mark' in shown && shown.mark === mark) return;
      seen = 'mark' in shown ? 'another version' : shown.status;
    } catch (error) {
      if (error instanceof PublishError) throw error;
      seen = (error as NodeJS.ErrnoException).code ?? 'no answer';
    }
    if (end.aborted) throw new PublishError(PUBLISH_WORDS.onlineFailed, { details });
    details = `${url.origin}${url.pathname}: ${seen}`;
    await setTimeout(pauseMs, undefined, { signal: end }).catch(() => undefined);
  }
}
