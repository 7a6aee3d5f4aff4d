import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { datedFolders, foldersOf, nextId } from './folders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('keeps everything of the folder "content" beside it', () => {
  const site = resolve('/home/anna/site');
  expect(foldersOf(join(site, 'content'))).toMatchObject({
    project: site,
    settings: join(site, 'publish.yaml'),
    files: join(site, '.studio/files'),
    inbox: join(site, '.studio/inbox'),
    trash: join(site, '.studio/trash'),
    versions: join(site, '.studio/versions'),
    unsaved: join(site, '.studio/unsaved.json'),
    formerUnsaved: join(site, '.studio/draft.json'),
    handover: join(site, '.studio/handover'),
    window: join(site, '.studio/window'),
    formerSecrets: join(site, '.studio'),
    lock: join(site, '.studio/lock'),
    staging: join(site, '.cache/studio/staging'),
    publishStaging: join(site, '.cache/studio/publish'),
    preview: join(site, '.cache/studio/preview'),
    copy: join(site, '.cache/studio/copy'),
  });
});

it('gives each content folder of a project its own place', () => {
  expect(foldersOf('/site/german')).toMatchObject({
    trash: resolve('/site/.studio/of/german/trash'),
    staging: resolve('/site/.cache/studio/of/german/staging'),
  });
  expect(foldersOf('content')).toEqual(foldersOf(resolve('content')));
});

it('keeps secrets among the settings of her computer, or in the folder that was chosen', () => {
  vi.stubEnv('STUDIO_SECRETS', '/secrets');
  const { secrets, access, address } = foldersOf('/home/anna/My site/content');
  const [folder, ...others] = [secrets, access, address].map((file) => dirname(file));
  expect(folder).toMatch(/^.secrets.my-site-content-[\da-f]{8}$/u);
  expect(others).toEqual([folder, folder]);
  const names = [secrets, access, address].map((file) => basename(file));
  expect(names).toEqual(['secrets.json', 'access.json', 'address']);
  for (const chosen of ['', undefined]) {
    vi.stubEnv('STUDIO_SECRETS', chosen);
    expect(foldersOf('/site/content').secrets).toMatch(
      /tidy-touch-studio.(?:Config.)?site-content-[\da-f]{8}.secrets\.json$/u,
    );
  }
});

function folderOf(...names: string[]): string {
  const parent = mkdtempDisposableSync(join(tmpdir(), 'dated-'));
  onTestFinished(() => parent.remove());
  for (const name of names) mkdirSync(join(parent.path, name));
  return parent.path;
}

it('lists what was kept, the latest first, and nothing else', () => {
  const parent = folderOf(
    '1700000000000',
    '1800000000000',
    '17000000000000',
    'a1700000000000',
    'x',
  );
  expect(datedFolders(parent)).toEqual([
    {
      id: '1800000000000',
      folder: join(parent, '1800000000000'),
      when: '2027-01-15T08:00:00.000Z',
    },
    {
      id: '1700000000000',
      folder: join(parent, '1700000000000'),
      when: '2023-11-14T22:13:20.000Z',
    },
  ]);
  expect(datedFolders(join(parent, 'missing'))).toEqual([]);
});

it('names the next one after the time, and later than all others', () => {
  vi.useFakeTimers({ now: 1_750_000_000_000 });
  expect(nextId(folderOf())).toBe('1750000000000');
  expect(nextId(folderOf('1700000000000'))).toBe('1750000000000');
  expect(nextId(folderOf('1750000000000'))).toBe('1750000000001');
  expect(nextId(folderOf('1700000000000', '1800000000000'))).toBe('1800000000001');
});
