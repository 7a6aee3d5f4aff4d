import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentCheck } from './contentCheck.ts';
import { reportIssues } from './report.ts';
import type { HookParameters } from 'astro';

vi.mock('./report.ts');

const CONTENT = join('/', 'project', 'content');
const FILE = join(CONTENT, 'business.yaml');
const REPORT = '1 mistake in content/.';

const report = vi.mocked(reportIssues);
const { hooks } = contentCheck(CONTENT);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  report.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(['build', 'dev', 'sync', 'preview'] as const)(
  'ends nothing but a build: %s',
  async (command) => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    report.mockResolvedValue(REPORT);
    await hooks['astro:config:setup']?.({ command } as HookParameters<'astro:config:setup'>);
    expect(exit.mock.calls).toEqual(command === 'build' ? [[1]] : []);
  },
);

describe('in development', () => {
  const send = vi.fn();
  let watcher: EventEmitter;
  /** What happens when a page is opened in a browser. */
  let openPage: () => void;

  async function change(path = FILE): Promise<void> {
    watcher.emit('all', 'change', path);
    await vi.advanceTimersByTimeAsync(10_000);
  }

  beforeEach(async () => {
    watcher = new EventEmitter();
    const ws = { on: (_: string, listener: () => void) => (openPage = listener), send };
    const server = { watcher, ws };
    await hooks['astro:server:setup']?.({
      server,
    } as unknown as HookParameters<'astro:server:setup'>);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(report.mock.calls).toEqual([[CONTENT]]);
    report.mockClear();
    send.mockClear();
  });

  it('checks once after a burst of changes in the content', async () => {
    await change(`${CONTENT}-of-last-year/business.yaml`);
    expect(report).not.toHaveBeenCalled();
    for (let count = 0; count < 30; count += 1) watcher.emit('all', 'change', FILE);
    await change();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('shows issues over every page until they are fixed', async () => {
    report.mockResolvedValueOnce(REPORT);
    await change();
    openPage();
    await change();
    openPage();
    await change();
    const overlay = { type: 'error', err: { message: REPORT, stack: '' } };
    expect(send.mock.calls).toEqual([[overlay], [overlay], [{ type: 'full-reload' }]]);
    expect(vi.mocked(console.log).mock.calls).toEqual([['content/ is in order again.']]);
  });

  it('goes on when a file went while it was read', async () => {
    report.mockRejectedValueOnce(new Error('business.yaml: no such file'));
    await change();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no such file'));
    await change();
    expect(report).toHaveBeenCalledTimes(2);
  });
});
