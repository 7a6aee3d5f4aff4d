import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { home, messages } from '../support/content.ts';

const { organizing, styling } = home.services;
const SLIDER = fillIn(messages.slider.label, { service: organizing.title });
const OTHER_SLIDER = fillIn(messages.slider.label, { service: styling.title });
const INSIDE = { part: `[role="group"][aria-label="${SLIDER}"]` };
/** Where there is nothing to click on: a pointer over a slider holds it as well. */
const ASIDE = { x: 5, y: 450 };
const total = organizing.pictures.length;

/** The name of the bar that stands for the picture in sight. */
function currentBar(visitor: Visitor, slider = SLIDER): Promise<string | null | undefined> {
  return visitor.evaluate(
    (name) =>
      document
        .querySelector(`[role="group"][aria-label="${name}"] [aria-current="true"]`)
        ?.getAttribute('aria-label'),
    slider,
  );
}

function bar(index: number): string {
  return fillIn(messages.slider.goTo, { index, total });
}

async function expectTurn(visitor: Visitor, slider = SLIDER): Promise<void> {
  const before = await currentBar(visitor, slider);
  await expect.poll(() => currentBar(visitor, slider)).not.toBe(before);
}

async function visitSlider(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.evaluate(() =>
    document.getElementById('service')?.scrollIntoView({ behavior: 'instant' }),
  );
  await visitor.see('button', messages.slider.pause);
}

describe('the pictures of a service', () => {
  journey('take turns by themselves', async ({ visitor }) => {
    await visitSlider(visitor);
    await expectTurn(visitor);
  });

  journey('stand still after Pause, and go on after Play', async ({ visitor }) => {
    await visitSlider(visitor);
    await visitor.choose('button', messages.slider.pause, INSIDE);
    await visitor.pointAt(ASIDE.x, ASIDE.y);
    await visitor.see('button', messages.slider.play, INSIDE.part);
    const shown = await currentBar(visitor);
    // From one turn of the other slider to its next this one had the time to turn as well.
    await expectTurn(visitor, OTHER_SLIDER);
    await expectTurn(visitor, OTHER_SLIDER);
    expect(await currentBar(visitor)).toBe(shown);

    await visitor.choose('button', messages.slider.play, INSIDE);
    await visitor.pointAt(ASIDE.x, ASIDE.y);
    await expectTurn(visitor);
  });

  journey('follow the arrows and the bars', async ({ visitor }) => {
    await visitSlider(visitor);
    await visitor.choose('button', messages.slider.pause);
    await visitor.choose('button', bar(1));
    await expect.poll(() => currentBar(visitor)).toBe(bar(1));
    await visitor.choose('button', messages.slider.next);
    await expect.poll(() => currentBar(visitor)).toBe(bar(2));
    await visitor.choose('button', messages.slider.previous);
    await expect.poll(() => currentBar(visitor)).toBe(bar(1));
    await visitor.choose('button', messages.slider.previous);
    await expect.poll(() => currentBar(visitor)).toBe(bar(total));
  });
});
