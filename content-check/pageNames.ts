import { posix } from 'node:path';
import { COLLECTIONS } from '../src/schemas/collections.ts';
import { CHECK_WORDS } from './words.ts';
import type { Issue } from './issue.ts';
import type { LineOf } from './readYaml.ts';

interface PageFile {
  file: string;
  data: unknown;
  lineOf: LineOf;
}

/** The fields that name a page and a service. */
const NAMES = [
  ['seo', 'title'],
  ['service', 'name'],
] as const;

function nameIn(data: unknown, [group, field]: (typeof NAMES)[number]): unknown {
  const fields = Object(data) as Partial<Record<string, unknown>>;
  const names = Object(fields[group]) as Partial<Record<string, unknown>>;
  return names[field];
}

/** Finds pages and services with the name of another one. */
export function checkPageNames(files: readonly PageFile[]): Issue[] {
  const pages = files.filter(({ file }) => posix.matchesGlob(file, COLLECTIONS.pages.pattern));
  return NAMES.flatMap((path) => {
    const firsts = new Map<unknown, string>();
    return pages.flatMap(({ file, data, lineOf }): Issue[] => {
      const name = nameIn(data, path);
      if (typeof name !== 'string') return [];
      const first = firsts.get(name);
      if (first === undefined) {
        firsts.set(name, file);
        return [];
      }
      const message = CHECK_WORDS.file.pageName(posix.basename(first));
      return [{ file, line: lineOf(path), path, message }];
    });
  });
}
