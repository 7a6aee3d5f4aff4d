import { pageOfList } from '../../../src/routes.ts';

/** The site's pages, and the files of galleries, whose addresses a script puts together. */
const PAGE = /^\/(?:(?:portfolio\/)?[\w-]+|galleries\/[\w-]+\.json)?$/u;
/** An address in HTML, JSON, JavaScript or CSS: behind a quote or the like, with or without dots. */
const ADDRESS = /(?<=["'`(,=\s])\.{0,2}\/[^"'`()<>\\\s]+/gu;

/** Decodes quotes and ampersands, which stand around and in the addresses of HTML attributes. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:quot|#34);/gu, '"').replaceAll(/&(?:amp|#38);/gu, '&');
}

/**
 * The addresses that the answers of a development server named. All others stay closed: it would also
 * answer with sources, packages and other files.
 */
export function createKnownPaths() {
  const known = new Set<string>();
  return {
    /** Remembers the addresses in an answer. `address` is the whole URL of the answer. */
    learn(answer: string, { href, origin }: URL): void {
      for (const [named] of decodeEntities(answer).matchAll(ADDRESS)) {
        const url = URL.parse(named, href);
        if (url?.origin === origin) known.add(url.pathname + url.search);
      }
    },
    /** Whether the development server may be asked for an address. */
    allows({ pathname, search }: URL): boolean {
      // Vite's own services open editors.
      if (pathname.startsWith('/__') || pathname.endsWith('.map')) return false;
      const isPage = PAGE.test(pathname) || pageOfList(pathname) !== undefined;
      return (search === '' && isPage) || known.has(pathname + search);
    },
  };
}

export type KnownPaths = ReturnType<typeof createKnownPaths>;
