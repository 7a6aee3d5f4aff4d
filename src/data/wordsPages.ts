import { basename } from 'node:path/posix';
import { proseHtml } from '../logic/proseHtml.ts';
import type { MarkdownInstance } from 'astro';
import type { WordsPage } from '../schemas/pages.ts';

type WordsFile = MarkdownInstance<WordsPage & Record<string, unknown>>;

/** Pages of the owner's own words. The content check has read them before a build starts, but for a note. */
const FILES = import.meta.glob<WordsFile>(['#content/words/*.md', '!#content/words/README.md'], {
  eager: true,
});

/** Every page of words, by the names of their files. */
export const WORDS_PAGES = Object.entries(FILES).map(([path, file]) => {
  const slug = basename(path, '.md');
  const { title, description } = file.frontmatter;
  return {
    slug,
    href: `/${slug}`,
    title,
    description,
    html: async () => proseHtml(await file.compiledContent()),
  };
});
