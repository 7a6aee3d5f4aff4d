import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { runNode } from './processes.ts';

it('lets other programs come first while it runs in the background', async () => {
  const tell = ['-p', 'os.getPriority()'];
  const behind = await runNode(tell, { quiet: true, isInBackground: true });
  const least = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  expect(Number(behind.output)).toBeGreaterThanOrEqual(least);
  const beside = await runNode(tell, { quiet: true });
  expect(Number(beside.output)).toBe(getPriority());
});
