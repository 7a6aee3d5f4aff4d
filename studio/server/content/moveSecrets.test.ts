import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersOf } from './folders.ts';
import { moveSecrets } from './moveSecrets.ts';
import { OWNER_ONLY, replaceFile } from './ownFiles.ts';

const NAMES = ['secrets.json', 'access.json', 'address'] as const;

it('moves secrets out of the project once, where only the owner reads them', () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'secrets-'));
  const root = join(home.path, 'content');
  const former = (name: string) => join(home.path, '.studio', name);
  const write = (text: string) => {
    mkdirSync(join(home.path, '.studio'), { recursive: true });
    for (const name of NAMES) writeFileSync(former(name), `${text} ${name}`);
  };
  const { secrets, access, address } = foldersOf(root);
  write('first');
  moveSecrets(root);
  const moved = [secrets, access, address];
  const readAll = () => moved.map((file) => readFileSync(file, 'utf8'));
  expect(readAll()).toEqual(NAMES.map((name) => `first ${name}`));
  for (const file of moved) {
    expect(file.startsWith(home.path)).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  }
  // An older studio was started once more.
  write('second');
  moveSecrets(root);
  expect(readAll()).toEqual(NAMES.map((name) => `first ${name}`));
  expect(NAMES.filter((name) => existsSync(former(name)))).toEqual([]);
});

it('moves nothing where an earlier studio kept nothing', () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'secrets-'));
  const root = join(home.path, 'content');
  moveSecrets(root);
  expect(existsSync(dirname(foldersOf(root).secrets))).toBe(false);
});

it('lets others read only what is no secret', () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'secrets-'));
  const file = (name: string) => join(home.path, name, 'a.json');
  replaceFile(file('plain'), '1');
  replaceFile(file('secret'), '1', OWNER_ONLY);
  const isClosed = (path: string) => (statSync(path).mode & 0o077) === 0;
  expect([file('plain'), dirname(file('plain'))].some(isClosed)).toBe(false);
  expect([file('secret'), dirname(file('secret'))].every(isClosed)).toBe(true);
});

it('keeps the secrets of content folders with the same name apart', () => {
  const folders = ['/home/a/site/content', '/home/b/site/content', '/home/a/site/content-2'];
  const secrets = folders.map((root) => foldersOf(root).secrets);
  expect(new Set(secrets).size).toBe(3);
  expect(secrets[0]).toMatch(/site-content-[0-9a-f]{8}.secrets\.json$/u);
});
