import { extname } from 'node:path';
import { describe, expect, inject } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { gallery, messages } from '../support/content.ts';
import { badLineTo } from './support/badLine.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const SLUG = 'garage-oasis';
const { pictures } = gallery(SLUG);
const { label, close, next, play, zoomIn, zoomOut, hideThumbnails, showThumbnails } =
  messages.lightbox;

/** The words of a message about a picture, counted from 1. */
function about(index: number, message: string): string {
  return fillIn(message, { index, total: pictures.length, alt: altOf(index) });
}

function altOf(index: number): string {
  return pictures[index - 1]?.alt ?? '';
}

function thumbnail(index: number): string {
  return about(index, messages.gallery.openPicture);
}

/** How wide the enlarged picture is drawn, in CSS pixels. Runs in the page. */
function widthOf(alt: string): number {
  const pictures = document.querySelectorAll<HTMLImageElement>('[role="dialog"] img');
  const named = [...pictures].filter((picture) => picture.alt === alt);
  return Math.max(...named.map((picture) => picture.getBoundingClientRect().width));
}

async function expectPicture(visitor: Visitor, index: number): Promise<void> {
  await visitor.see('dialog', label);
  await visitor.see('group', about(index, messages.lightbox.counter));
  await visitor.see('img', altOf(index), '[role="dialog"]');
}

async function expectClosed(visitor: Visitor, index: number): Promise<void> {
  await visitor.seeGone('dialog', label);
  await visitor.expectFocus('link', thumbnail(index));
  await visitor.expectPlace('/portfolio');
}

describe('the enlarged pictures', () => {
  journey('go on by their arrow and its key, and close by Escape', async ({ visitor }) => {
    await visitor.open('/portfolio');
    await visitor.click('link', thumbnail(2));
    await expectPicture(visitor, 2);
    await visitor.expectPlace(`/portfolio#${SLUG}/2`);
    await visitor.click('button', next);
    await expectPicture(visitor, 3);
    await visitor.press('ArrowRight');
    await expectPicture(visitor, 4);
    await visitor.press('Escape');
    await expectClosed(visitor, 4);
  });

  journey('open by a tap, and close by their button and by Back', async ({ visitor }) => {
    await visitor.open('/portfolio');
    await visitor.tap('link', thumbnail(3));
    await expectPicture(visitor, 3);
    await visitor.click('button', close);
    await expectClosed(visitor, 3);

    await visitor.click('link', thumbnail(2));
    await expectPicture(visitor, 2);
    await visitor.goBack();
    await expectClosed(visitor, 2);
  });

  journey('open from a URL, hide their thumbnails, grow, and take turns', async ({ visitor }) => {
    await visitor.open(`/portfolio#${SLUG}/1`);
    await expectPicture(visitor, 1);

    const second = about(2, messages.lightbox.thumbnail);
    await visitor.see('button', second);
    await visitor.click('button', hideThumbnails);
    await visitor.seeGone('button', second);
    await visitor.click('button', showThumbnails);
    await visitor.see('button', second);

    const width = (): Promise<number> => visitor.evaluate(widthOf, altOf(1));
    const before = await width();
    await visitor.click('button', zoomIn);
    await expect.poll(width).toBeGreaterThan(before);
    await visitor.click('button', zoomOut);
    await expect.poll(width).toBe(before);

    await visitor.click('button', play);
    await expectPicture(visitor, 2);
  });

  journey('compare before and after by the keys, and stay with them', async ({ visitor }) => {
    const value = (): Promise<string | undefined> =>
      visitor.evaluate(() => {
        const inside = '[role="dialog"] input[type="range"]:not([inert] *)';
        const handle = document.querySelector<HTMLInputElement>(inside);
        handle?.focus();
        return handle?.value;
      });
    await visitor.open('/portfolio#garage-transformation/2');
    await visitor.see('link', messages.lightbox.write, '[role="dialog"]');
    await expect.poll(value).toBe('50');
    await visitor.press('ArrowRight');
    await expect.poll(value).toBe('51');
    await visitor.see('group', fillIn(messages.lightbox.counter, { index: 2, total: 5 }));
  });

  // Some browsers ask no second time for a module that failed, nor for one that needs it.
  journey('open though each of their parts fails at first', async ({ visitor }) => {
    await using line = await badLineTo(inject('siteUrl'));
    await visitor.open(`${line.url}/portfolio`);
    line.loseFirst();
    await visitor.click('link', thumbnail(1));
    await expectPicture(visitor, 1);
    const kinds = new Set([...line.lost].map((path) => extname(path)));
    expect([...kinds].sort()).toEqual(['.css', '.js', '.json']);
    await visitor.open('/portfolio');
  });
});
