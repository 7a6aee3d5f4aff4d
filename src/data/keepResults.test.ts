import { expect, it, vi } from 'vitest';
import { keepResults } from './keepResults.ts';

const four = () => Promise.resolve(new Uint8Array(4));

it('does the same work once, also when asked twice at the same moment', async () => {
  const kept = keepResults(100);
  const work = vi.fn(four);
  const [first, second] = await Promise.all([kept('a', work), kept('a', work)]);
  expect(second).toBe(first);
  expect(await kept('a', work)).toBe(first);
  expect(work).toHaveBeenCalledOnce();
});

it('forgets those first that were not asked for the longest time', async () => {
  const kept = keepResults(8);
  for (const key of ['a', 'b', 'a', 'c']) await kept(key, four);
  const work = vi.fn(four);
  await kept('a', work);
  expect(work).not.toHaveBeenCalled();
  await kept('b', work);
  expect(work).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const kept = keepResults(8);
  await expect(kept('a', () => Promise.reject(new Error('no picture')))).rejects.toThrow();
  expect(await kept('a', four)).toHaveLength(4);
});
