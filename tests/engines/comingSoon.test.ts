import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { home, messages } from '../support/content.ts';

const { products } = home.services;
const { close } = messages.popup;

async function openPopup(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.choose('button', products.title);
  await visitor.see('dialog', products.popup.title);
  await visitor.expectFocus('button', close);
}

async function expectClosed(visitor: Visitor): Promise<void> {
  await visitor.seeGone('dialog', products.popup.title);
  await visitor.expectFocus('button', products.title);
}

describe('the pop-up of the products', () => {
  journey('closes by its button', async ({ visitor }) => {
    await openPopup(visitor);
    await visitor.choose('button', close);
    await expectClosed(visitor);
  });

  journey('closes by Escape', async ({ visitor }) => {
    await openPopup(visitor);
    await visitor.press('Escape');
    await expectClosed(visitor);
  });

  journey('closes by a click beside it', async ({ visitor }) => {
    await openPopup(visitor);
    await visitor.pointAt(5, 450);
    await expectClosed(visitor);
  });

  journey('keeps the keyboard inside', async ({ visitor }) => {
    await openPopup(visitor);
    await visitor.press('Tab');
    await visitor.press('Tab');
    const isBehind = await visitor.evaluate(
      () => document.activeElement?.closest('dialog') === null,
    );
    const isOnPage = await visitor.evaluate(() => document.activeElement !== document.body);
    expect(isBehind && isOnPage).toBe(false);
  });
});
