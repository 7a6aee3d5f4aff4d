import { checkContentFolder } from './checkContentFolder.ts';
import { findTraces } from './findTraces.ts';
import { folderName, formatMistake } from './issue.ts';

/** Where everything is kept that can be made again, seen from the project's folder. */
export const CACHE_FILE = '.cache/content-check.json';

/**
 * Prints the mistakes in the content folder, one line each, and their number.
 *
 * @param root path of the folder
 * @returns what was printed; undefined when there is no mistake
 */
export async function reportMistakes(root: string): Promise<string | undefined> {
  const mistakes = await checkContentFolder(root, CACHE_FILE);
  if (mistakes.length === 0) return undefined;
  const folder = folderName(root);
  const lines = mistakes.map((mistake) => formatMistake(mistake, folder));
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${folder}/.`;
  const report = [...lines, count].join('\n');
  console.error(report);
  return report;
}

/**
 * Prints which photographs in the content folder still carry what the camera wrote into them. The site
 * can be built with them.
 */
export async function reportTraces(root: string): Promise<void> {
  for (const { file, traces } of await findTraces(root, CACHE_FILE)) {
    const message = `Advice: carries ${traces.join(', ')}. Visitors do not get that, but whoever gets the file does. npm run photos -- --clean removes it.`;
    console.log(formatMistake({ file, message }, folderName(root)));
  }
}
