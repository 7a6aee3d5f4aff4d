import { fillIn } from '../../src/logic/fillIn.ts';
import { messages, services } from '../support/content.ts';
import { expect, poll, test } from './support/test.ts';
import type { Visitor } from './support/test.ts';

const { organizing, styling, products } = services;
const { title: COMING_SOON = '' } = products.comingSoon ?? {};
const { pause, play } = messages.slider;
const SLIDER = sliderOf(organizing.name);
const OTHER_SLIDER = sliderOf(styling.name);

function sliderOf(service: string): string {
  return `[role="group"][aria-label="${fillIn(messages.slider.label, { service })}"]`;
}

/** The label of the current bullet: the number of the picture. */
function current(visitor: Visitor, slider: string): Promise<string | null | undefined> {
  const look = (part: string) =>
    document.querySelector(`${part} [aria-current="true"]`)?.getAttribute('aria-label');
  return visitor.evaluate(look, slider);
}

async function expectNextPicture(visitor: Visitor, slider: string): Promise<void> {
  const before = await current(visitor, slider);
  await poll(() => current(visitor, slider)).not.toBe(before);
}

/** Clicks on a button of the slider, then elsewhere, because hovering pauses it. */
async function choose(visitor: Visitor, button: string): Promise<void> {
  await visitor.click('button', button, SLIDER);
  await visitor.clickAt(5, 450);
}

test('the slider plays until Pause, and again after Play', async ({ visitor }) => {
  await visitor.go('/#service');
  await expectNextPicture(visitor, SLIDER);
  await choose(visitor, pause);
  await visitor.expectSeen('button', play, SLIDER);
  const shown = await current(visitor, SLIDER);
  await expectNextPicture(visitor, OTHER_SLIDER);
  expect(await current(visitor, SLIDER)).toBe(shown);
  await choose(visitor, play);
  await expectNextPicture(visitor, SLIDER);
});

test('the products pop-up closes in three ways and keeps the focus', async ({ visitor }) => {
  const { close } = messages.popup;
  const open = async (): Promise<void> => {
    await visitor.click('button', products.name);
    await visitor.expectSeen('dialog', COMING_SOON);
    await visitor.expectFocus('button', close);
  };
  await visitor.go('/');
  for (const closePopup of [
    () => visitor.click('button', close),
    () => visitor.press('Escape'),
    () => visitor.clickAt(5, 450),
  ]) {
    await open();
    await closePopup();
    await visitor.expectGone('dialog', COMING_SOON);
    await visitor.expectFocus('button', products.name);
  }
  await open();
  await visitor.press('Tab');
  await visitor.press('Tab');
  // Focus may move to the browser's toolbar; then the body is active.
  const isHeld = () => document.activeElement?.matches('dialog, dialog *, body');
  expect(await visitor.evaluate(isHeld)).toBe(true);
});

test('a click copies the e-mail address and says so', async ({ visitor }) => {
  const told = () => document.querySelector('main')?.innerText;
  await visitor.go('/#contact-us');
  await visitor.click('button', messages.contact.copyEmail, 'main');
  await poll(() => visitor.evaluate(told)).toContain(messages.contact.emailCopied);
});
