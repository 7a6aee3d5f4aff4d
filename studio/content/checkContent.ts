import { checkContentFolder } from '../../content-check/checkContentFolder.ts';
import type { Problem } from '../types.ts';

/**
 * Runs the content check.
 *
 * @param folder the content folder, or a draft of it
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const issues = await checkContentFolder(folder);
  return issues.map(({ file, path = [], message, line }) => {
    const field = path.map((part) => (typeof part === 'number' ? part : String(part)));
    return { file, field, message, line };
  });
}
