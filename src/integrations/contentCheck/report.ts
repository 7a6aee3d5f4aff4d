import { dirname, join, resolve } from 'node:path';
import { checkContentFolder } from './checkContentFolder.ts';
import { formatMistake } from './mistake.ts';

/** Beside the content folder, where everything is kept that can be made again. */
const CACHE_FILE = '.cache/content-check.json';

/**
 * Prints the mistakes in the content folder, one line each, and their number.
 *
 * @param root path of the folder
 * @returns what was printed; undefined when there is no mistake
 */
export async function reportMistakes(root: string): Promise<string | undefined> {
  const mistakes = await checkContentFolder(root, join(dirname(resolve(root)), CACHE_FILE));
  if (mistakes.length === 0) return undefined;
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in content/.`;
  const report = [...mistakes.map(formatMistake), count].join('\n');
  console.error(report);
  return report;
}
