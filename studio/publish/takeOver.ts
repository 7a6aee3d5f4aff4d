import { copyFile, rm } from 'node:fs/promises';
import { PUBLISH_WORDS } from '../words.ts';
import type { NewCommit, Repository } from './git.ts';

/**
 * Brings the files of another commit into the folder, where nobody works on them.
 *
 * @param from what the folder holds
 * @throws When somebody does; nothing has changed then
 */
export async function takeOver(repository: Repository, from: NewCommit, to: string): Promise<void> {
  // In a worktree, Git keeps it elsewhere.
  const index = await repository.run([
    'rev-parse',
    '--path-format=absolute',
    '--git-path',
    'index',
  ]);
  await copyFile(index, `${index}.before`);
  const read = (...commits: string[]) => repository.run(['read-tree', '-m', '-u', ...commits]);
  try {
    await repository.run(['add', '--all', '--', repository.content]);
    await read(from.id, to);
    try {
      await repository.run(['update-ref', from.branch, to, from.before]);
    } catch (error) {
      await read(to, from.id);
      throw error;
    }
  } catch (error) {
    await copyFile(`${index}.before`, index);
    throw new Error(PUBLISH_WORDS.inWork, { cause: error });
  } finally {
    await rm(`${index}.before`, { force: true });
  }
}
