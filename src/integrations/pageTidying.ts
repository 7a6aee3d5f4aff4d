import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/u;
const HEAD_END = '</head>';
const MAIL_LINK = /mailto:([^"?]+)/gu;
const AT = '&#64;';
const DOT = '&#46;';

/** Puts the last touches to every page of a build that Astro itself does not. */
export function pageTidying(): AstroIntegration {
  return {
    name: 'page-tidying',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const path of glob(`${fileURLToPath(dir)}**/*.html`)) {
          await writeFile(path, tidyPage(await readFile(path, 'utf8')));
        }
      },
    },
  };
}

/**
 * Styles stand in the head, where HTML wants them: Astro writes those of the islands before the first
 * one. And e-mail addresses are spelled so that whoever collects them with a pattern finds none, while a
 * browser reads them as ever, without script.
 */
export function tidyPage(html: string): string {
  const [style = ''] = ISLAND_STYLE.exec(html) ?? [];
  const page = html.replace(style, '').replace(HEAD_END, () => style + HEAD_END);
  const links = Array.from(page.matchAll(MAIL_LINK), ([, address = '']) => address);
  const addresses = new Set(links.flatMap((address) => [address, decodeURIComponent(address)]));
  return [...addresses].reduce(hideAddress, page).replaceAll('mailto:', 'mailto&#58;');
}

/** Hides an address where it stands in one piece, and where its line may break after the sign. */
function hideAddress(page: string, address: string): string {
  const [name = '', domain = ''] = address.split(/@(?=[^@]*$)/u);
  const hidden = domain.replaceAll('.', DOT);
  return page
    .replaceAll(address, () => name + AT + hidden)
    .replaceAll(`${name}@<`, () => `${name}${AT}<`);
}
