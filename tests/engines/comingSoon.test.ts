import { describe, expect } from 'vitest';
import { home, messages } from '../support/content.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const { products } = home.services;
const { close } = messages.popup;

async function openPopup(visitor: Visitor): Promise<void> {
  await visitor.click('button', products.title);
  await visitor.see('dialog', products.popup.title);
  await visitor.expectFocus('button', close);
}

async function expectClosed(visitor: Visitor): Promise<void> {
  await visitor.seeGone('dialog', products.popup.title);
  await visitor.expectFocus('button', products.title);
}

describe('the pop-up of the products', () => {
  journey('closes by its button, Escape, and a click beside it', async ({ visitor }) => {
    await visitor.open('/');
    await openPopup(visitor);
    await visitor.click('button', close);
    await expectClosed(visitor);

    await openPopup(visitor);
    await visitor.press('Escape');
    await expectClosed(visitor);

    await openPopup(visitor);
    await visitor.clickAt(5, 450);
    await expectClosed(visitor);
  });

  journey('keeps the keyboard inside', async ({ visitor }) => {
    await visitor.open('/');
    await openPopup(visitor);
    await visitor.press('Tab');
    await visitor.press('Tab');
    // The keyboard may also leave for the browser itself: then nothing of the page has the focus.
    const isHeld = await visitor.evaluate(() =>
      document.activeElement?.matches('dialog, dialog *, body'),
    );
    expect(isHeld).toBe(true);
  });
});
