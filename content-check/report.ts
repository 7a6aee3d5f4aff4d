import { checkContentFolder } from './checkContentFolder.ts';
import { folderName, formatIssue } from './issue.ts';
import { findMetadata } from './pictureCache.ts';

/** Everything in .cache/ can be made again. Seen from the project's folder. */
export const CACHE_FILE = '.cache/content-check.json';

/** Prints the issues of the content folder, one line each, and returns what it printed. */
export async function reportIssues(root: string): Promise<string | undefined> {
  const issues = await checkContentFolder(root, CACHE_FILE);
  if (issues.length === 0) return undefined;
  const folder = folderName(root);
  const count = `${issues.length} ${issues.length === 1 ? 'mistake' : 'mistakes'} in ${folder}/.`;
  const report = [...issues.map((issue) => formatIssue(issue, folder)), count].join('\n');
  console.error(report);
  return report;
}

/** Prints which photographs carry metadata. The site can be built with them. */
export async function reportMetadata(root: string): Promise<void> {
  for (const { file, metadata } of await findMetadata(root, CACHE_FILE)) {
    const message = `Advice: carries ${metadata.join(', ')}. Visitors do not receive it. To remove it, run npm run photos -- --clean.`;
    console.log(formatIssue({ file, message }, folderName(root)));
  }
}
