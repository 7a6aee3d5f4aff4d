import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { gallery, messages } from '../support/content.ts';

const SLUG = 'garage-oasis';
const { pictures } = gallery(SLUG);
const total = pictures.length;

/** The name of the thumbnail of a picture, counted from 1. */
function thumbnail(index: number): string {
  const alt = pictures[index - 1]?.alt ?? '';
  return fillIn(messages.gallery.openPicture, { index, total, alt });
}

async function expectPicture(visitor: Visitor, index: number): Promise<void> {
  await visitor.see('dialog', messages.lightbox.label);
  await visitor.see('group', fillIn(messages.lightbox.counter, { index, total }));
  await visitor.see('img', pictures[index - 1]?.alt ?? '', '[role="dialog"]');
}

async function openPicture(visitor: Visitor, index: number): Promise<void> {
  await visitor.open('/portfolio');
  await visitor.choose('link', thumbnail(index));
  await expectPicture(visitor, index);
}

/** How wide the enlarged picture is drawn, in CSS pixels. Runs in the page. */
function pictureWidth(): number {
  const picture = document.querySelector('[role="dialog"] .yarl__slide_current img');
  return picture?.getBoundingClientRect().width ?? 0;
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
    await visitor.choose('button', messages.lightbox.next);
    await expectPicture(visitor, 3);
    await visitor.press('ArrowRight');
    await expectPicture(visitor, 4);
  });

  journey('close by Escape, and the focus is on the thumbnail', async ({ visitor }) => {
    await openPicture(visitor, 2);
    await visitor.press('Escape');
    await visitor.seeGone('dialog', messages.lightbox.label);
    await visitor.expectFocus('link', thumbnail(2));
    expect(await visitor.where()).toBe('/portfolio');
  });

  journey('close by their button', async ({ visitor }) => {
    await openPicture(visitor, 1);
    await visitor.choose('button', messages.lightbox.close);
    await visitor.seeGone('dialog', messages.lightbox.label);
  });

  journey('close by Back', async ({ visitor }) => {
    await openPicture(visitor, 2);
    await visitor.goBack();
    await visitor.seeGone('dialog', messages.lightbox.label);
    expect(await visitor.where()).toBe('/portfolio');
  });

  journey('open from an address', async ({ visitor }) => {
    await visitor.open(`/portfolio#${SLUG}/3`);
    await expectPicture(visitor, 3);
  });

  journey('hide and show their thumbnails', async ({ visitor }) => {
    const alt = pictures[1]?.alt ?? '';
    const second = fillIn(messages.lightbox.thumbnail, { index: 2, total, alt });
    await openPicture(visitor, 1);
    await visitor.see('button', second);
    await visitor.choose('button', messages.lightbox.hideThumbnails);
    await visitor.seeGone('button', second);
    await visitor.choose('button', messages.lightbox.showThumbnails);
    await visitor.see('button', second);
  });

  journey('become larger and smaller', async ({ visitor }) => {
    await openPicture(visitor, 1);
    const before = await visitor.evaluate(pictureWidth);
    await visitor.choose('button', messages.lightbox.zoomIn);
    await expect.poll(() => visitor.evaluate(pictureWidth)).toBeGreaterThan(before);
    await visitor.choose('button', messages.lightbox.zoomOut);
    await expect.poll(() => visitor.evaluate(pictureWidth)).toBe(before);
  });

  journey('take turns after Play', async ({ visitor }) => {
    await openPicture(visitor, 1);
    await visitor.choose('button', messages.lightbox.play);
    await expectPicture(visitor, 2);
  });
});
