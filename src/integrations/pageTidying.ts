import { pagePolicy } from '../../server/contentSecurityPolicy.ts';
import { changePages } from './builtPages.ts';
import type { AstroIntegration } from 'astro';

const MAIL_LINK = /href="mailto:([^"?]+@[^"?]+)/gu;
/** Comes first in every page; a policy holds for what comes behind it. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/u;
/** What the variable `HEADERS` says where hosts cannot be told any. */
const IN_PAGES = 'pages';
const AT = '&#64;';
const DOT = '&#46;';

/** Puts the last touches to every page of a build that Astro itself does not. */
export function pageTidying(): AstroIntegration {
  return {
    name: 'page-tidying',
    hooks: {
      'astro:build:done': ({ dir }) =>
        changePages(dir, (html) => {
          const pages = html.map(tidyPage);
          return areHeadersInPages() ? withHeaders(pages) : pages;
        }),
    },
  };
}

/**
 * E-mail addresses are spelled so that whoever collects them with a pattern finds none, while a browser
 * reads them as ever, without script.
 */
export function tidyPage(html: string): string {
  const links = Array.from(html.matchAll(MAIL_LINK), ([, address = '']) => address);
  const addresses = new Set(links.flatMap((address) => [address, decoded(address)]));
  return [...addresses].reduce(hideAddress, html).replaceAll('mailto:', 'mailto&#58;');
}

/** A page with its addresses as they are read. */
export function withPlainAddresses(page: string): string {
  return page.replaceAll(AT, '@').replaceAll(DOT, '.');
}

/**
 * Whether the pages are for a host that cannot be told any headers, such as GitHub Pages.
 *
 * @throws When `HEADERS` says something else than where it can say they are.
 */
export function areHeadersInPages({ HEADERS = '' } = process.env): boolean {
  if (['', IN_PAGES].includes(HEADERS)) return HEADERS === IN_PAGES;
  throw new Error(`HEADERS has to be "${IN_PAGES}", or nothing; it is "${HEADERS}".`);
}

/**
 * Pages that bring with them what a header would say, as far as a page can: who may frame it, and what
 * concerns other files, it cannot say.
 */
export function withHeaders(pages: readonly string[]): string[] {
  const policy = pagePolicy(pages).replace(/; frame-ancestors [^;]*/u, '');
  const said = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="strict-origin-when-cross-origin">`;
  return pages.map((page) => page.replace(CHARSET, (charset) => charset + said));
}

/** What an encoded address says; one with a per cent sign of its own already says it. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Hides an address where it stands in one piece, and where its line may break after the sign. */
function hideAddress(page: string, address: string): string {
  const [name = '', domain = ''] = address.split(/@(?=[^@]*$)/u);
  const hidden = domain.replaceAll('.', DOT);
  return page
    .replaceAll(address, () => name + AT + hidden)
    .replaceAll(`${name}@<`, () => `${name}${AT}<`);
}
