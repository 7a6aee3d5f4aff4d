import { expect, it } from 'vitest';
import { messages } from '../support/content.ts';
import { DESKTOP, MOVING, PHONE_AND_DESKTOP, STILL } from '../support/devices.ts';
import { motionsOf, watchMotion } from '../support/motion.ts';
import { useVisits } from '../support/visits.ts';

/* WCAG 2.2, 2.3.3: whoever wants no motion gets none. */

const ENLARGED = '/portfolio#tidy-touch/2';

const visits = useVisits();

it.each(PHONE_AND_DESKTOP)('nothing moves from picture to picture on $on', async ({ device }) => {
  const page = await visits.arrive({ ...device, ...STILL });
  await watchMotion(page);
  await page.goto(ENLARGED);
  const dialog = page.getByRole('dialog', { name: messages.lightbox.label });
  for (const word of ['next', 'previous', 'zoomIn', 'zoomOut', 'close'] as const) {
    await dialog.getByRole('button', { name: messages.lightbox[word], exact: true }).click();
  }
  await dialog.waitFor({ state: 'detached' });
  expect(await motionsOf(page)).toEqual([]);
});

it('would be seen, if something moved', async () => {
  const page = await visits.arrive({ ...DESKTOP, ...MOVING });
  await watchMotion(page);
  await page.goto(ENLARGED);
  const move = (word: 'next' | 'previous') =>
    page.getByRole('button', { name: messages.lightbox[word], exact: true }).click();
  // A busy machine may not have drawn the first move.
  const motions = async () => {
    await move('next');
    await move('previous');
    return motionsOf(page);
  };
  await expect.poll(motions).toContainEqual(expect.stringMatching(/^transform of .*carousel/u));
});
