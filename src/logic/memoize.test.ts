import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('makes everything once', async () => {
    const make = vi.fn((name: string) => Promise.resolve(name));
    const ask = memoize(make);
    await Promise.all([ask('a'), ask('a'), ask('b')]);
    expect(make.mock.calls).toEqual([['a'], ['b']]);
  });

  it('makes again what failed', async () => {
    const make = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('here');
    const ask = memoize(make);
    await expect(ask('a')).rejects.toThrow('lost');
    await expect(ask('a')).resolves.toBe('here');
  });
});
