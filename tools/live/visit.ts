/** Does not exist on any site: gets the 404 page. */
export const UNKNOWN_ROUTE = '/there-is-no-such-page';

const TIMEOUT_MS = 15_000;
const CERTIFICATE_ERROR = /CERT|SIGNATURE|ISSUER|ALTNAME/u;

export interface Remark {
  /** `advice`: the site works but could be better. */
  kind: 'right' | 'wrong' | 'advice';
  words: string;
}

export interface LiveAnswer {
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/** The result of a check; `kind` applies if it failed. */
export function remark(
  isRight: boolean,
  right: string,
  words: string,
  kind: Remark['kind'] = 'wrong',
): Remark {
  return isRight ? { kind: 'right', words: right } : { kind, words };
}

/** Sends a request like a browser, without following redirects. */
export async function ask(address: string): Promise<LiveAnswer> {
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip, deflate, br', connection: 'close' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(explainFailure(new URL(address), error));
  });
  const { status, headers } = answer;
  return { address, status, headers, text: await answer.text() };
}

function explainFailure({ host, hostname }: URL, error: unknown): string {
  const { code = '' }: { code?: string } = (error as Error).cause ?? {};
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/u.test(code))
    return `The name ${hostname} is unknown. Set its DNS records, and wait an hour.`;
  if (CERTIFICATE_ERROR.test(code))
    return `Browsers refuse the certificate of ${host} (${code}). Request one for this name.`;
  return `${host} does not answer${code && ` (${code})`}. Is the server running and reachable?`;
}

/** The full target of a redirect; undefined for other answers. */
export function redirectTarget({ address, status, headers }: LiveAnswer): string | undefined {
  const location = headers.get('location');
  const isRedirect = status > 300 && status < 400 && location !== null;
  return isRedirect ? new URL(location, address).href : undefined;
}

/** The rest of the attribute value after `before`. */
export function attributeAfter(page: string, before: string): string | undefined {
  const [, rest] = page.split(before, 2);
  return rest?.slice(0, rest.indexOf('"')).replaceAll('&amp;', '&');
}
