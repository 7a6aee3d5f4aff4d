import { expect, it, vi } from 'vitest';
import { loader } from './loading.ts';

const LIMIT_MS = 120_000;

it('loads each part once', async () => {
  const load = vi.fn((name: string) => Promise.resolve(name));
  const ask = loader(load);
  await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(load.mock.calls).toEqual([['a'], ['b']]);
});

it('tries twice, and again when asked again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('lost')));
  const ask = loader(load);
  await expect(ask()).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('here' as never);
  await expect(ask()).resolves.toBe('here');
});

it('gives up when the time is over, and not before', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  void loader(() => new Promise(() => undefined))().catch(outcome);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
