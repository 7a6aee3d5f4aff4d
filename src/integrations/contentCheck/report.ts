import { dirname, join, resolve } from 'node:path';
import { checkContentFolder } from './checkContentFolder.ts';
import { formatMistake } from './mistake.ts';

/** Beside the content folder, where everything is kept that can be made again. */
const CACHE_FILE = '.cache/content-check.json';

/**
 * Prints the mistakes in the content folder, one line each, and their number.
 *
 * @param root path of the folder
 * @returns whether there is any mistake
 */
export async function reportMistakes(root: string): Promise<boolean> {
  const mistakes = await checkContentFolder(root, join(dirname(resolve(root)), CACHE_FILE));
  if (mistakes.length === 0) return false;
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in content/.`;
  console.error([...mistakes.map(formatMistake), count].join('\n'));
  return true;
}
