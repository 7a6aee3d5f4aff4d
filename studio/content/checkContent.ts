import { checkContentFolder } from '../../content-check/checkContentFolder.ts';
import { measuredOf } from './places.ts';
import type { Problem } from '../types.ts';

/**
 * Runs the content check.
 *
 * @param root the content folder, beside which measured pictures are cached
 * @param folder where the content to check lies, if elsewhere
 */
export async function checkContent(root: string, folder = root): Promise<Problem[]> {
  const issues = await checkContentFolder(folder, measuredOf(root));
  return issues.map(({ file, path = [], message, line }) => {
    const field = path.map((part) => (typeof part === 'number' ? part : String(part)));
    return { file, field, message, line };
  });
}
