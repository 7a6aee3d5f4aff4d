import { basename } from 'node:path/posix';
import type { MarkdownInstance } from 'astro';
import type { WordsPage } from '../schemas/wordsPage.ts';

type WordsFile = MarkdownInstance<WordsPage & Record<string, unknown>>;

/** Pages of the owner's own words. The content check has read them before a build starts, but for a note. */
const FILES = import.meta.glob<WordsFile>(['#content/words/*.md', '!#content/words/README.md'], {
  eager: true,
});

/** Every page of words, by the names of their files. */
export const WORDS_PAGES = Object.entries(FILES).map(([path, file]) => {
  const slug = basename(path, '.md');
  const { title, description } = file.frontmatter;
  return { slug, href: `/${slug}`, title, description, html: () => withReachableTables(file) };
});

/** A table may be wider than the window: who has no pointer scrolls what has the keyboard. */
async function withReachableTables(file: WordsFile): Promise<string> {
  return (await file.compiledContent()).replaceAll('<table>', '<table tabindex="0">');
}
