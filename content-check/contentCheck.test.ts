import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { contentCheck } from './contentCheck.ts';
import { reportIssues } from './report.ts';
import type { HookParameters } from 'astro';

vi.mock('./report.ts');

const REPORT = '1 mistake in content/.';
const report = vi.mocked(reportIssues);
const { hooks } = contentCheck('/project/content');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['build', 1],
  ['dev', 0],
  ['sync', 0],
] as const)('issues end a build and nothing else: %s', async (command, count) => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  report.mockResolvedValue(REPORT);
  await hooks['astro:config:setup']?.({ command } as HookParameters<'astro:config:setup'>);
  expect(exit).toHaveBeenCalledTimes(count);
});

it('shows issues over every open page until they are fixed', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue();
  const watcher = new EventEmitter();
  const send = vi.fn();
  const ws = Object.assign(new EventEmitter(), { send });
  const change = (path: string) => {
    watcher.emit('all', 'change', path);
    return vi.advanceTimersByTimeAsync(1000);
  };
  report.mockReset().mockResolvedValueOnce(REPORT).mockResolvedValueOnce(undefined);
  const options = { server: { watcher, ws } } as unknown;
  await hooks['astro:server:setup']?.(options as HookParameters<'astro:server:setup'>);
  await vi.advanceTimersByTimeAsync(1000);
  ws.emit('connection');
  await change('/project/content-2/business.yaml');
  await change('/project/content/business.yaml');
  ws.emit('connection');
  const overlay = { type: 'error', err: { message: REPORT, stack: '' } };
  expect(send.mock.calls).toEqual([[overlay], [overlay], [{ type: 'full-reload' }]]);
});
