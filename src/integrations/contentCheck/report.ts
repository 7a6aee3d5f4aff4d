import { checkContentFolder } from './checkContentFolder.ts';
import { formatMistake } from './mistake.ts';

/** Where everything is kept that can be made again, seen from the project's folder. */
const CACHE_FILE = '.cache/content-check.json';

/**
 * Prints the mistakes in the content folder, one line each, and their number.
 *
 * @param root path of the folder
 * @returns what was printed; undefined when there is no mistake
 */
export async function reportMistakes(root: string): Promise<string | undefined> {
  const mistakes = await checkContentFolder(root, CACHE_FILE);
  if (mistakes.length === 0) return undefined;
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in content/.`;
  const report = [...mistakes.map(formatMistake), count].join('\n');
  console.error(report);
  return report;
}
