import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Of SQLite: another process has the lock. */
const SQLITE_BUSY = 5;

/**
 * Locks a project for this process. The system itself holds the lock, by SQLite, on an empty file: it
 * ends with the process, also if that is killed, and only one of two gets it.
 *
 * @returns releases it; undefined if another process has it
 * @throws If the file cannot be written
 */
export function lockProject(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return () => {
    if (database.isOpen) database.close();
  };
}
