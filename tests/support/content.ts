import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { TEST_SITE } from '../../node/sites.ts';
import type { Business } from '../../src/schemas/business.ts';
import type { DraftContent } from '../../src/schemas/draft.ts';
import type { Gallery } from '../../src/schemas/galleries.ts';
import type { HomePage } from '../../src/schemas/home.ts';
import type { Messages, Navigation } from '../../src/schemas/messages.ts';

/* The texts of the tested site, for finding elements. */

export const business = read('business') as Business;
export const draft = read('draft') as DraftContent;
export const home = read('pages/home') as HomePage;
export const messages = read('messages') as Messages;
export const navigation = read('navigation') as Navigation;

export function gallery(slug: string): Gallery {
  return read(`galleries/${slug}/gallery`) as Gallery;
}

function read(name: string): unknown {
  return parse(readFileSync(join(TEST_SITE.content, `${name}.yaml`), 'utf8'));
}
