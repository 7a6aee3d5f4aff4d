import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { holding } from '../../studio/content/lock.ts';
import { storeOf } from '../../studio/content/places.ts';

/** Time enough to come to where it has to wait. */
const LONGEST_WAY_MS = 20_000;

/**
 * Begins something while another process saves, which ends only when the other one waits for it.
 *
 * @param change what is saved in the last moment
 */
export async function whileSaving<Result>(
  root: string,
  begin: () => Promise<Result>,
  change: () => void,
): Promise<Result> {
  const begun = await holding(join(storeOf(root), 'lock'), async () => {
    const asked = vi.spyOn(process, 'kill');
    const ended = begin();
    // Whoever finds a lock asks whether there is somebody who holds it.
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), LONGEST_WAY_MS);
    asked.mockRestore();
    change();
    return { ended };
  });
  return begun.ended;
}
