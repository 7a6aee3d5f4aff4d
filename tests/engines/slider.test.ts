import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { home, messages } from '../support/content.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const { organizing, styling } = home.services;
const { pause, play, previous, next } = messages.slider;
const SLIDER = sliderOf(organizing.title);
const OTHER_SLIDER = sliderOf(styling.title);
const total = organizing.pictures.length;

function sliderOf(service: string): string {
  return `[role="group"][aria-label="${fillIn(messages.slider.label, { service })}"]`;
}

/** The name of the bullet that stands for the picture in sight. */
function currentBullet(visitor: Visitor, slider: string): Promise<string | null | undefined> {
  return visitor.evaluate(
    (part) => document.querySelector(`${part} [aria-current="true"]`)?.getAttribute('aria-label'),
    slider,
  );
}

function bullet(index: number): string {
  return fillIn(messages.slider.goTo, { index, total });
}

async function expectTurn(visitor: Visitor, slider: string): Promise<void> {
  const before = await currentBullet(visitor, slider);
  await expect.poll(() => currentBullet(visitor, slider)).not.toBe(before);
}

/** Chooses a button of the slider, and takes the pointer away, which would hold the slider. */
async function choose(visitor: Visitor, button: string): Promise<void> {
  await visitor.click('button', button, SLIDER);
  await visitor.clickAt(5, 450);
}

describe('the pictures of a service', () => {
  journey('take turns until Pause, and again after Play', async ({ visitor }) => {
    await visitor.open('/#service');
    await visitor.target('button', pause, SLIDER);
    await expectTurn(visitor, SLIDER);

    await choose(visitor, pause);
    await visitor.see('button', play, SLIDER);
    const shown = await currentBullet(visitor, SLIDER);
    // From one turn of the other slider to its next this one had the time to turn as well.
    await expectTurn(visitor, OTHER_SLIDER);
    await expectTurn(visitor, OTHER_SLIDER);
    expect(await currentBullet(visitor, SLIDER)).toBe(shown);

    await choose(visitor, play);
    await expectTurn(visitor, SLIDER);
  });

  journey('follow the arrows and the bullets', async ({ visitor }) => {
    const expectBullet = (index: number): Promise<void> =>
      expect.poll(() => currentBullet(visitor, SLIDER)).toBe(bullet(index));
    await visitor.open('/#service');
    await choose(visitor, pause);
    await visitor.click('button', bullet(1), SLIDER);
    await expectBullet(1);
    await visitor.click('button', next, SLIDER);
    await expectBullet(2);
    await visitor.click('button', previous, SLIDER);
    await expectBullet(1);
    await visitor.click('button', previous, SLIDER);
    await expectBullet(total);
  });
});
