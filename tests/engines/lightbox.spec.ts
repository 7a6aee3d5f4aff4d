import { fillIn } from '../../src/logic/fillIn.ts';
import { gallery, messages } from '../support/content.ts';
import { poll, test } from './support/test.ts';
import type { Visitor } from './support/test.ts';

const SLUG = 'garage-oasis';
const DIALOG = '[role="dialog"]';
const { pictures } = gallery(SLUG);
const { lightbox } = messages;

function about(index: number, message: string): string {
  const alt = pictures[index - 1]?.alt ?? '';
  return fillIn(message, { index, total: pictures.length, alt });
}

async function clickThumbnail(visitor: Visitor, index: number): Promise<void> {
  await visitor.click('link', about(index, messages.gallery.openPicture));
  await expectPicture(visitor, index);
}

async function expectPicture(visitor: Visitor, index: number): Promise<void> {
  await visitor.expectSeen('group', about(index, lightbox.counter));
  await visitor.expectSeen('img', about(index, '{alt}'), DIALOG);
  await visitor.expectPlace(`/portfolio#${SLUG}/${index}`);
}

async function expectClosed(visitor: Visitor, index: number): Promise<void> {
  await visitor.expectGone('dialog', lightbox.label);
  await visitor.expectFocus('link', about(index, messages.gallery.openPicture));
  await visitor.expectPlace('/portfolio');
}

test('the lightbox changes pictures by button and key, and closes by Escape, Close and Back', async ({
  visitor,
}) => {
  await visitor.go('/portfolio');
  await clickThumbnail(visitor, 2);
  await visitor.click('button', lightbox.next);
  await expectPicture(visitor, 3);
  await visitor.press('ArrowRight');
  await expectPicture(visitor, 4);
  await visitor.press('Escape');
  await expectClosed(visitor, 4);
  await clickThumbnail(visitor, 3);
  await visitor.click('button', lightbox.close);
  await expectClosed(visitor, 3);
  await clickThumbnail(visitor, 2);
  await visitor.back();
  await expectClosed(visitor, 2);
});

test('the lightbox opens from a URL, hides its thumbnails, zooms and plays', async ({
  visitor,
}) => {
  const second = about(2, lightbox.thumbnail);
  const width = (): Promise<number> =>
    visitor.evaluate(
      (alt) => {
        const images = [...document.querySelectorAll<HTMLImageElement>('[role="dialog"] img')];
        const named = images.filter((image) => image.alt === alt);
        return Math.max(...named.map((image) => image.getBoundingClientRect().width));
      },
      about(1, '{alt}'),
    );
  await visitor.go(`/portfolio#${SLUG}/1`);
  await expectPicture(visitor, 1);
  await visitor.click('button', lightbox.hideThumbnails);
  await visitor.expectGone('button', second);
  await visitor.click('button', lightbox.showThumbnails);
  await visitor.expectSeen('button', second);
  const before = await visitor.settle(width, 'the picture has its width');
  await visitor.click('button', lightbox.zoomIn);
  await poll(width).toBeGreaterThan(before);
  await visitor.click('button', lightbox.zoomOut);
  await poll(width).toBe(before);
  await visitor.click('button', lightbox.play);
  await expectPicture(visitor, 2);
});
