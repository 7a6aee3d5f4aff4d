import { expect, it } from 'vitest';
import { createLimit } from './createLimit.ts';

it('runs two tasks at once, the next in their order, and goes on after one that failed', async () => {
  const limit = createLimit(2);
  const begun: number[] = [];
  const tasks = [1, 2, 3, 4].map((number) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const ended = limit(async () => {
      begun.push(number);
      return promise;
    });
    return { ended, resolve: () => resolve(number), reject };
  });
  expect(begun).toEqual([1, 2]);
  tasks[1]?.reject(new Error('No picture'));
  await expect(tasks[1]?.ended).rejects.toThrow('No picture');
  expect(begun).toEqual([1, 2, 3]);
  for (const { resolve } of tasks) resolve();
  await Promise.all([tasks[0]?.ended, tasks[2]?.ended, tasks[3]?.ended]);
  expect(begun).toEqual([1, 2, 3, 4]);
});
