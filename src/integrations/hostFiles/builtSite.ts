import { readSite } from '../../../server/site.ts';
import type { HeaderRule } from '../../../server/headers.ts';

/** What the settings of every host are made of. */
export interface BuiltSite {
  /** Addresses of all pages but the one for lost visitors: `/`, `/portfolio`. */
  pages: readonly string[];
  /** Where else a page might be looked for, and its one address. */
  redirects: readonly Redirect[];
  /** The headers of files whose names change with their content. */
  assets: HeaderRule;
  /** The headers of everything else. */
  others: HeaderRule;
}

export interface Redirect {
  from: string;
  to: string;
}

/** Reads a built site as its own server does. */
export async function readBuiltSite(directory: string): Promise<BuiltSite> {
  const { files, rules } = await readSite(directory);
  const pages = [...files].flatMap(([address, forms]) =>
    forms.at(-1)?.path.endsWith('.html') ? [address] : [],
  );
  const [assets, others] = rules;
  if (!assets || !others) throw new Error('The list of headers has two rules.');
  return { pages: pages.sort(), redirects: pages.flatMap(spellingsOf), assets, others };
}

function spellingsOf(page: string): Redirect[] {
  if (page === '/') return [{ from: '/index.html', to: page }];
  return [`${page}.html`, `${page}/`].map((from) => ({ from, to: page }));
}
