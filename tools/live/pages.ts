import { pagePolicy } from '../../server/contentSecurityPolicy.ts';
import { headerRules, HTTPS_HEADERS, UNLISTED } from '../../server/headers.ts';
import { PAGES } from '../../src/routes.ts';
import { advise, remark } from './remark.ts';
import { OK, said } from './visit.ts';
import type { Remark } from './remark.ts';
import type { LiveAnswer } from './visit.ts';

const HASH = /'sha256-[^']+'/gu;
const CANONICAL = '<link rel="canonical" href="';
const POLICY_IN_PAGE = '<meta http-equiv="Content-Security-Policy" content="';

/** Whether the pages come, compressed, from where they say they are. */
export function inspectAnswers(pages: readonly LiveAnswer[]): Remark[] {
  const missing = pages.filter(({ status }) => status !== OK);
  const forms = new Set(pages.map(({ headers }) => headers.get('content-encoding')));
  return [
    remark(
      missing.length === 0,
      `All ${pages.length} pages are there.`,
      `Not there, or elsewhere: ${paths(missing)}. Was everything in dist/ uploaded? On a server of your own, is the part of its settings included?`,
    ),
    remark(
      !forms.has(null),
      'The pages come compressed.',
      'The pages come as they are, four times as large as they need to be: the server does not compress, or does not send the files that end in .br and .gz.',
    ),
    advise(
      [...forms].every((form) => form !== 'gzip'),
      'Nothing is left to be gained by Brotli.',
      'Brotli would make them a sixth smaller.',
    ),
  ];
}

/** What a page says by itself where its host cannot be told any headers (GitHub Pages); undefined elsewhere. */
export function policyInPage(page = ''): string | undefined {
  return said(page, POLICY_IN_PAGE);
}

/** Whether the headers are those of the project, and the policy lets these very pages work. */
export function inspectHeaders(pages: readonly LiveAnswer[], isHttps: boolean): Remark[] {
  const html = pages.map(({ text }) => text);
  const rule = headerRules(html).at(-1)?.headers ?? [];
  const wanted = [...rule, ...(isHttps ? HTTPS_HEADERS : [])].map(([name]) => name);
  const missing = wanted.filter((name) => pages.some(({ headers }) => !headers.has(name)));
  const [first] = pages;
  const inPage = policyInPage(first?.text);
  const policy = first?.headers.get('content-security-policy') ?? inPage ?? '';
  const needed = pagePolicy(html).match(HASH) ?? [];
  const refused = needed.filter((hash) => !policy.includes(hash));
  return [
    inPage === undefined
      ? remark(
          missing.length === 0,
          'Every page comes with all headers.',
          `These headers are missing: ${missing.join(', ')}. The settings for your host are in dist/; docs/online.md says where they go.`,
        )
      : advise(
          missing.length === 0,
          'Every page comes with all headers.',
          `The pages say by themselves what they can. These headers would be more, on a host that can be told any: ${missing.join(', ')}.`,
        ),
    remark(
      policy !== '' && refused.length === 0,
      'The policy allows what the pages bring, and nothing else.',
      policy === ''
        ? 'There is no Content-Security-Policy.'
        : 'The policy is that of another build: browsers refuse a part of these pages. Upload the settings together with the pages, and have the server read them again.',
    ),
  ];
}

/** Whether the pages name the address they are found at, and want to be found. */
export function inspectAddress(pages: readonly LiveAnswer[], origin: string): Remark[] {
  const named = pages.flatMap(({ text }) => said(text, CANONICAL) ?? []);
  const elsewhere = named.filter((address) => new URL(address, origin).origin !== origin);
  // The site is meant to be encrypted: it is built for no other address.
  const wanted = origin.replace(/^http:/u, 'https:');
  const unlisted = pages.filter(({ text }) => text.includes(UNLISTED));
  return [
    remark(
      named.length > 0 && elsewhere.length === 0,
      'The pages name this address as theirs.',
      `${elsewhere[0] === undefined ? 'The pages do not say where they are' : `The pages say that they are at ${new URL(elsewhere[0]).origin}`}: set siteUrl in content/business.yaml to ${wanted}, or build with SITE_URL=${wanted}.`,
    ),
    remark(
      unlisted.length < Object.keys(PAGES).length,
      'Search engines may list the site.',
      'This is a preview: search engines are told not to list it.',
    ),
  ];
}

function paths(answers: readonly LiveAnswer[]): string {
  return answers
    .map(({ address, status }) => `${new URL(address).pathname} (${status})`)
    .join(', ');
}
