import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

/** Enough for the photographs of 60 large galleries, in some versions. */
const MOST_FACTS = 20_000;

/**
 * Facts that take long to derive, by a key that holds all they depend on. Kept in `.cache/facts/` from one
 * process to the next; the folder may be deleted at any time.
 *
 * @param name of the file, with a number: another number if the same key now has other facts
 */
export function openFacts<Fact>(name: string) {
  const file = resolve('.cache/facts', `${name}.json`);
  let facts: Map<string, Fact> | undefined;
  let isChanged = false;

  function read(): Map<string, Fact> {
    try {
      return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Fact][]);
    } catch {
      // None yet, or not whole.
      return new Map();
    }
  }

  return {
    get(key: string): Fact | undefined {
      facts ??= read();
      return facts.get(key);
    },
    set(key: string, fact: Fact): void {
      facts ??= read();
      facts.set(key, fact);
      isChanged = true;
    },
    /** Writes new facts atomically. Those of another process that writes meanwhile are derived again. */
    save(): void {
      if (!facts || !isChanged) return;
      isChanged = false;
      mkdirSync(dirname(file), { recursive: true });
      const part = `${file}.${process.pid}`;
      writeFileSync(part, JSON.stringify([...facts].slice(-MOST_FACTS)));
      renameSync(part, file);
    },
  };
}

const digests = openFacts<string>('digests-1');

/**
 * SHA-256 of a file. A file of the same name, size and modification time is the same: copies in
 * other folders are not read again.
 */
export async function digestOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  const state = [basename(path), size, mtimeMs].join(' ');
  const known = digests.get(state);
  if (known !== undefined) return known;
  const digest = hash('sha256', await readFile(path));
  digests.set(state, digest);
  return digest;
}

export function saveDigests(): void {
  digests.save();
}
