import { posix } from 'node:path';
import { NEEDED_PAGES } from '../src/routes.ts';
import { CHECK_WORDS } from './words.ts';
import type { Issue } from './issue.ts';
import type { LineOf } from './readYaml.ts';

interface PageFile {
  file: string;
  data: unknown;
  lineOf: LineOf;
}

/** Finds drafts of pages that the site cannot do without. */
export function checkDrafts(files: readonly PageFile[]): Issue[] {
  const needed = files.filter(({ file }) => {
    const { dir, name } = posix.parse(file);
    return dir === 'pages' && NEEDED_PAGES.includes(name);
  });
  return needed
    .filter(({ data }) => (Object(data) as { draft?: unknown }).draft === true)
    .map(({ file, lineOf }) => {
      const path = ['draft'];
      const message = CHECK_WORDS.file.neededDraft;
      return { file, line: lineOf(path), path, message };
    });
}
