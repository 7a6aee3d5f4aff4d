/** How long a site may take to answer. */
const PATIENCE_MS = 15_000;

export const OK = 200;
export const NOT_FOUND = 404;
const FIRST_REDIRECT = 300;
const LAST_REDIRECT = 399;

/** What a live site answers to one address. */
export interface LiveAnswer {
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Asks as a browser would; redirects are not followed. */
export async function ask(address: string): Promise<LiveAnswer> {
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip, deflate, br', connection: 'close' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { status, headers } = answer;
  return { address, status, headers, text: await answer.text() };
}

/** Where a redirect leads, in full; undefined when it is none. */
export function targetOf({ address, status, headers }: LiveAnswer): string | undefined {
  const location = headers.get('location');
  const isRedirect = status > FIRST_REDIRECT && status <= LAST_REDIRECT && location !== null;
  return isRedirect ? new URL(location, address).href : undefined;
}

/** What an element of a page says in an attribute, found by what stands before the value. */
export function said(page: string, before: string): string | undefined {
  const start = page.indexOf(before);
  if (start < 0) return undefined;
  const value = page.slice(start + before.length);
  return value.slice(0, value.indexOf('"')).replaceAll('&amp;', '&');
}
