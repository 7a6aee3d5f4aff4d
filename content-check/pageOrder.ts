import { posix } from 'node:path';
import { didYouMean, type Issue } from './issue.ts';
import { CHECK_WORDS } from './words.ts';
import type { LineOf } from './readYaml.ts';

interface ContentFile {
  file: string;
  data: unknown;
  lineOf: LineOf;
}

/** Advises to remove pages from the order that do not exist. */
export function checkPageOrder(files: readonly ContentFile[]): Issue[] {
  const pages = files
    .map(({ file }) => posix.parse(file))
    .filter(({ dir }) => ['pages', 'words'].includes(dir))
    .map(({ name }) => name);
  const business = files.find(({ file }) => file === 'business.yaml');
  const { order } = Object(business?.data) as { order?: unknown };
  if (!business || !Array.isArray(order)) return [];
  return order.map(String).flatMap((name, index) => {
    if (pages.includes(name)) return [];
    const path = ['order', index];
    const advice = didYouMean(name, pages) || CHECK_WORDS.file.removeLine;
    const message = CHECK_WORDS.file.noPage(name, advice);
    return [{ file: business.file, line: business.lineOf(path), path, message, isAdvice: true }];
  });
}
