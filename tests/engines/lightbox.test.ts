import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { gallery, labels } from './support/words.ts';

const SLUG = 'garage-oasis';
const { pictures } = gallery(SLUG);
const total = pictures.length;

/** The name of the thumbnail of a picture, counted from 1. */
function thumbnail(index: number): string {
  const alt = pictures[index - 1]?.alt ?? '';
  return fillIn(labels.gallery.openPicture, { index, total, alt });
}

async function expectPicture(visitor: Visitor, index: number): Promise<void> {
  await visitor.see('dialog', labels.lightbox.label);
  await visitor.see('group', fillIn(labels.lightbox.counter, { index, total }));
  await visitor.see('img', pictures[index - 1]?.alt ?? '', '[role="dialog"]');
}

async function openPicture(visitor: Visitor, index: number): Promise<void> {
  await visitor.open('/portfolio');
  await visitor.choose('link', thumbnail(index));
  await expectPicture(visitor, index);
}

describe('the enlarged pictures', () => {
  journey('open at the picture that was clicked', async ({ visitor }) => {
    await openPicture(visitor, 2);
    expect(await visitor.where()).toBe(`/portfolio#${SLUG}/2`);
  });

  journey('open by a tap', async ({ visitor }) => {
    await visitor.open('/portfolio');
    await visitor.choose('link', thumbnail(3), { pointer: 'touch' });
    await expectPicture(visitor, 3);
  });

  journey('go on by the arrow and by its key', async ({ visitor }) => {
    await openPicture(visitor, 2);
    await visitor.choose('button', labels.lightbox.next);
    await expectPicture(visitor, 3);
    await visitor.press('ArrowRight');
    await expectPicture(visitor, 4);
  });

  journey('close by Escape, and the focus is on the thumbnail', async ({ visitor }) => {
    await openPicture(visitor, 2);
    await visitor.press('Escape');
    await visitor.seeGone('dialog', labels.lightbox.label);
    await visitor.expectFocus('link', thumbnail(2));
    expect(await visitor.where()).toBe('/portfolio');
  });

  journey('close by their button', async ({ visitor }) => {
    await openPicture(visitor, 1);
    await visitor.choose('button', labels.lightbox.close);
    await visitor.seeGone('dialog', labels.lightbox.label);
  });

  journey('open from an address, and close by Back', async ({ visitor }) => {
    await openPicture(visitor, 2);
    await visitor.goBack();
    await visitor.seeGone('dialog', labels.lightbox.label);
    expect(await visitor.where()).toBe('/portfolio');

    await visitor.open(`/site-map`);
    await visitor.open(`/portfolio#${SLUG}/3`);
    await expectPicture(visitor, 3);
  });

  journey('hide and show their thumbnails, and enlarge', async ({ visitor }) => {
    await openPicture(visitor, 1);
    await visitor.choose('button', labels.lightbox.hideThumbnails);
    await visitor.choose('button', labels.lightbox.showThumbnails);
    await visitor.see('button', labels.lightbox.hideThumbnails);
    await visitor.choose('button', labels.lightbox.play);
    await expectPicture(visitor, 2);
  });
});
