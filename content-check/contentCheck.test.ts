import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentCheck } from './contentCheck.ts';
import { reportMistakes } from './report.ts';
import type { HookParameters } from 'astro';

vi.mock('./report.ts');

const PROJECT = join('/', 'project');
const FILE = join(PROJECT, 'content', 'business.yaml');
/** Longer than any burst of changes is waited for. */
const LATER = 10_000;

const report = vi.mocked(reportMistakes);
const send = vi.fn();
let watcher: EventEmitter;
/** What happens when a page of the site is opened in a browser. */
let openPage: () => void;

/** Something changes, and then nothing for a while. */
async function change(path = FILE): Promise<void> {
  watcher.emit('all', 'change', path);
  await vi.advanceTimersByTimeAsync(LATER);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  watcher = new EventEmitter();
  report.mockResolvedValue(undefined);
  const { hooks } = contentCheck(join(PROJECT, 'content'));
  await hooks['astro:config:setup']?.({
    command: 'dev',
  } as HookParameters<'astro:config:setup'>);
  await hooks['astro:server:setup']?.({
    server: {
      watcher,
      ws: { on: (_: string, listener: () => void) => (openPage = listener), send },
    },
  } as unknown as HookParameters<'astro:server:setup'>);
  report.mockClear();
  send.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('while the development server runs', () => {
  it('checks the content after a change in it', async () => {
    await change();
    expect(report.mock.calls).toEqual([[join(PROJECT, 'content')]]);
  });

  it('lets changes elsewhere pass', async () => {
    await change(join(PROJECT, 'src', 'content.config.ts'));
    await change(join(PROJECT, 'content-of-last-year', 'business.yaml'));
    expect(report).not.toHaveBeenCalled();
  });

  it('checks once after a burst of changes', async () => {
    for (let count = 0; count < 30; count += 1) watcher.emit('all', 'change', FILE);
    await change();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('never checks twice at a time', async () => {
    const first = Promise.withResolvers<undefined>();
    report.mockReturnValueOnce(first.promise);
    await change();
    await change();
    expect(report).toHaveBeenCalledTimes(1);
    first.resolve(undefined);
    await vi.advanceTimersByTimeAsync(LATER);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('says once that the content is in order again', async () => {
    report.mockResolvedValueOnce('1 mistake in content/.');
    await change();
    expect(console.log).not.toHaveBeenCalled();
    await change();
    await change();
    expect(vi.mocked(console.log).mock.calls).toEqual([['content/ is in order again.']]);
  });

  it('shows mistakes over every page in the browser, until there are none any more', async () => {
    openPage();
    await change();
    expect(send).not.toHaveBeenCalled();
    const mistakes = '1 mistake in content/.';
    const overlay = { type: 'error', err: { message: mistakes, stack: '' } };
    report.mockResolvedValueOnce(mistakes);
    await change();
    openPage();
    await change();
    openPage();
    expect(send.mock.calls).toEqual([[overlay], [overlay], [{ type: 'full-reload' }]]);
  });

  it('goes on when a file went while it was read', async () => {
    report.mockRejectedValueOnce(new Error('business.yaml: no such file'));
    await change();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['content/ could not be checked; the next change tries again. business.yaml: no such file'],
    ]);
    await change();
    expect(report).toHaveBeenCalledTimes(2);
  });
});
