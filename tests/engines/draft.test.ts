import { describe, expect } from 'vitest';
import { draft } from '../support/content.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const { actions, letter, rooms, wishes } = draft;

/** Opens the message that writes itself. */
async function openDraft(visitor: Visitor): Promise<void> {
  await visitor.click('button', draft.open);
  await visitor.see('link', actions.send);
}

/** What the mail program would be given, decoded. */
function mail(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() =>
    decodeURIComponent(document.querySelector('[data-send]')?.getAttribute('href') ?? ''),
  );
}

describe('the message that writes itself', () => {
  journey('writes what is chosen, and keeps it for its tab', async ({ visitor }) => {
    await visitor.open('/portfolio');
    await openDraft(visitor);
    const [room] = rooms.entries;
    const [wish] = wishes.entries;
    await visitor.click('checkbox', room?.label ?? '');
    await visitor.click('radio', wish?.label ?? '');
    const subject = letter.subject.replace('{rooms}', room?.inText ?? '');
    const sentence = wish?.sentence.replace('{rooms}', room?.inText ?? '');
    await expect.poll(() => mail(visitor)).toContain(`?subject=${subject}&body=`);
    expect(await mail(visitor)).toContain(sentence);

    const written = await mail(visitor);
    await visitor.open('/');
    await openDraft(visitor);
    await expect.poll(() => mail(visitor)).toBe(written);
  });
});
