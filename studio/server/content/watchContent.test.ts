import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchContent } from './watchContent.ts';

/** A watched content folder, and how to wait until a change of it is noticed. */
function watchedFolder() {
  const root = fs.mkdtempSync(join(tmpdir(), 'watched-'));
  fs.mkdirSync(join(root, 'pages'));
  fs.writeFileSync(join(root, 'business.yaml'), 'name: A');
  const stop = new AbortController();
  const onChange = vi.fn();
  watchContent(root, stop.signal, onChange);
  onTestFinished(() => {
    stop.abort();
    fs.rmSync(root, { recursive: true });
  });
  const expectNoticed = async (change: () => void) => {
    onChange.mockClear();
    change();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 5000);
  };
  return { root, onChange, expectNoticed };
}

/** As editors and this studio write: the file has another inode afterwards. */
function replace(file: string, text: string): void {
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}

it('notices files that are written, replaced, added in new folders and removed', async () => {
  const { root, expectNoticed } = watchedFolder();
  const [business, home] = [join(root, 'business.yaml'), join(root, 'pages/home.yaml')];
  await expectNoticed(() => fs.writeFileSync(business, 'name: B'));
  await expectNoticed(() => replace(business, 'name: C'));
  await expectNoticed(() => replace(business, 'name: D'));
  await expectNoticed(() => fs.writeFileSync(home, 'title: Home'));
  fs.mkdirSync(join(root, 'galleries/one'), { recursive: true });
  await expectNoticed(() => fs.writeFileSync(join(root, 'galleries/one/gallery.yaml'), 'title: 1'));
  await expectNoticed(() => fs.rmSync(home));
});

it('notices changes after the whole folder was replaced', async () => {
  const { root, expectNoticed } = watchedFolder();
  await expectNoticed(() => {
    fs.rmSync(root, { recursive: true });
    fs.mkdirSync(join(root, 'pages'), { recursive: true });
    fs.writeFileSync(join(root, 'business.yaml'), 'name: another');
  });
  await expectNoticed(() => fs.writeFileSync(join(root, 'business.yaml'), 'name: B'));
  await expectNoticed(() => fs.writeFileSync(join(root, 'pages/home.yaml'), 'title: Home'));
});

it('notices changes within half a minute on a disk that reports none', () => {
  vi.useFakeTimers();
  vi.spyOn(fs, 'watch').mockImplementation(() => {
    throw new Error('ENOSPC');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const { root, onChange } = watchedFolder();
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
  fs.writeFileSync(join(root, 'business.yaml'), 'name: another');
  vi.advanceTimersByTime(30_000);
  expect(onChange).toHaveBeenCalledOnce();
});
