import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryWithin } from './retryWithin.ts';

const LIMIT_MS = 120_000;

describe('an attempt', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('takes what the first attempt brings', async () => {
    const attempt = vi.fn().mockResolvedValue('here');
    await expect(retryWithin(attempt, LIMIT_MS)).resolves.toBe('here');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('tries once more', async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('here');
    await expect(retryWithin(attempt, LIMIT_MS)).resolves.toBe('here');
  });

  it('gives up after the second attempt', async () => {
    const attempt = vi.fn().mockRejectedValue(new Error('lost'));
    await expect(retryWithin(attempt, LIMIT_MS)).rejects.toThrow('lost');
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('gives up when the time is over, and not before', async () => {
    const outcome = vi.fn();
    void retryWithin(() => new Promise(() => undefined), LIMIT_MS).catch(outcome);
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', async () => {
    await retryWithin(() => Promise.resolve(), LIMIT_MS);
    expect(vi.getTimerCount()).toBe(0);
  });
});
