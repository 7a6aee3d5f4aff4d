import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packCopy, unpackCopy } from './copy.ts';
import { BATHROOM, HOME, useContentDraft } from './draftFixture.ts';
import { restoreContent } from './restore.ts';
import { save } from './save.ts';
import { replaceFile } from './sync.ts';

const { content, root, folders, change, removeBathroom } = useContentDraft();

it('packs words, photographs and settings, and brings all of them back as an edit', async () => {
  content.write('../publish.yaml', 'way: git\n');
  replaceFile(folders.secrets, 'a password');
  const [bytes, photo] = [packCopy(root), content.read(BATHROOM)];
  expect(Buffer.from(bytes).includes('a password')).toBe(false);
  await save(root, removeBathroom());
  const words = change({ [HOME]: ({ sections: [banner] }) => (banner.picture.alt = 'Later') });
  await save(root, words);
  content.remove('../publish.yaml');
  content.remove('../.studio/trash');

  const folder = (await unpackCopy(root, bytes)) ?? '';
  expect(content.read('../publish.yaml').toString()).toBe('way: git\n');
  const { files, media } = await restoreContent(root, folder);
  expect(Object.keys(media)).toEqual([BATHROOM]);
  expect(readFileSync(join(folders.files, BATHROOM)).equals(photo)).toBe(true);
  expect(JSON.stringify(files)).not.toContain('Later');
});

it.each([
  ['another file', Buffer.from('words')],
  ['another zip file', zipSync({ 'notes.txt': Buffer.from('words') })],
])('refuses %s', async (_, bytes) => {
  expect(await unpackCopy(root, bytes)).toBeUndefined();
});

it('takes the logo without its scripts', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const zip = zipSync({
    'content/business.yaml': Buffer.from('name: A'),
    'content/logo.svg': Buffer.from(logo),
  });
  const folder = (await unpackCopy(root, zip)) ?? '';
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
});

it('takes nothing from outside of the content', async () => {
  const file = Buffer.from('name: A');
  const names = ['content/../../away.yaml', '../away.yaml', 'content/.hidden/a.jpg', 'code.ts'];
  const others = Object.fromEntries(names.map((name) => [name, file]));
  const folder = await unpackCopy(root, zipSync({ 'content/business.yaml': file, ...others }));
  expect(folder).toBeDefined();
  for (const name of names) expect(existsSync(join(folder ?? '', '..', name)), name).toBe(false);
});
