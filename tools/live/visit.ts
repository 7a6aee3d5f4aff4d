/** How long a site may take to answer. */
const PATIENCE_MS = 15_000;

/** What the name service says of a name it does not know. */
const UNKNOWN_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** What is said of a certificate that browsers refuse. */
const CERTIFICATE = /CERT|SIGNATURE|ISSUER|ALTNAME/u;

/** An address at which nothing was ever put: its visitors are led back. */
export const UNKNOWN_ROUTE = '/there-is-no-such-page';

export const OK = 200;
export const NOT_FOUND = 404;
const FIRST_REDIRECT = 300;
const LAST_REDIRECT = 399;

/** What a live site answers to one address. */
export interface LiveAnswer {
  address: string;
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

/** Asks as a browser would; redirects are not followed. Fails in plain words when nobody answers. */
export async function ask(address: string): Promise<LiveAnswer> {
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip, deflate, br', connection: 'close' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Error(whyUnanswered(new URL(address), error));
  });
  const { status, headers } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { address, status, headers, bytes, text: bytes.toString() };
}

function whyUnanswered({ host, hostname }: URL, error: unknown): string {
  const cause: { code?: string } = error instanceof Error ? (error.cause ?? {}) : {};
  const { code = '' } = cause;
  if (UNKNOWN_NAME.has(code))
    return `The name ${hostname} leads nowhere yet: say at whoever keeps it where the site is, and wait an hour.`;
  if (CERTIFICATE.test(code))
    return `Browsers refuse the certificate of ${host} (${code}): have one issued for this very name.`;
  return `Nobody answers at ${host}${code && ` (${code})`}: is the server running, and open to the internet?`;
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
