import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { holding } from '../../studio/content/lock.ts';
import { storeOf } from '../../studio/content/places.ts';

/** Begins a task while another process saves, which writes its `change` only when the task waits. */
export async function whileSaving<Result>(
  root: string,
  begin: () => Promise<Result>,
  change: () => void,
): Promise<Result> {
  const begun = await holding(join(storeOf(root), 'lock'), async () => {
    // A task that finds the lock asks whether its process is running.
    const asked = vi.spyOn(process, 'kill');
    const ended = begin();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 20_000);
    asked.mockRestore();
    change();
    return { ended };
  });
  return begun.ended;
}
