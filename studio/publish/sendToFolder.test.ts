import {
  lstatSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendToFolder } from './sendToFolder.ts';

/** A finished site, and a folder elsewhere on the computer to which a link leads. */
function layOut() {
  const home = mkdtempDisposableSync(join(tmpdir(), 'send-'));
  const [site, live, link] = ['site', 'disk/live', 'online'].map((name) =>
    join(home.path, name),
  ) as [string, string, string];
  mkdirSync(join(site, 'portfolio'), { recursive: true });
  mkdirSync(join(home.path, 'disk'));
  for (const file of ['.fingerprint', 'index.html', 'portfolio/index.html'])
    writeFileSync(join(site, file), 'first');
  symlinkSync(live, link, 'junction');
  return { site, live, link, [Symbol.dispose]: () => home.remove() };
}

describe('a folder that is a link', () => {
  it('stays one, and the site is where it leads, as often as it is published', async () => {
    using folders = layOut();
    const { site, live, link } = folders;
    mkdirSync(live);
    for (const version of ['first', 'second']) {
      writeFileSync(join(site, 'index.html'), version);
      expect(await sendToFolder(site, link)).toBeUndefined();
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe(version);
      expect(readdirSync(live).sort()).toEqual(['.fingerprint', 'index.html', 'portfolio']);
    }
    expect(readdirSync(join(live, '..'))).toEqual(['live']);
  });

  it('is left alone while it leads nowhere, as to a disk that is not connected', async () => {
    using folders = layOut();
    const { site, live, link } = folders;
    await expect(sendToFolder(site, link)).rejects.toThrow(`${link}. Is the disk connected?`);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readdirSync(join(live, '..'))).toEqual([]);
  });

  it('is refused when it leads to the site that was built', async () => {
    using folders = layOut();
    const { site, live, link } = folders;
    symlinkSync(site, live, 'junction');
    await expect(sendToFolder(site, link)).rejects.toThrow('holds other files');
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('first');
  });
});
