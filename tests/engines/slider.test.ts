import { describe, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { home, labels } from './support/words.ts';

const { organizing } = home.services;
const SLIDER = fillIn(labels.slider.label, { service: organizing.title });
const total = organizing.pictures.length;

/** The name of the bar that stands for the picture in sight. */
function currentBar(visitor: Visitor): Promise<string | null | undefined> {
  return visitor.evaluate(
    (name) =>
      document
        .querySelector(`[role="group"][aria-label="${name}"] [aria-current="true"]`)
        ?.getAttribute('aria-label'),
    SLIDER,
  );
}

function bar(index: number): string {
  return fillIn(labels.slider.goTo, { index, total });
}

async function visitSlider(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.evaluate(() =>
    document.getElementById('service')?.scrollIntoView({ behavior: 'instant' }),
  );
  await visitor.see('button', labels.slider.pause);
}

describe('the pictures of a service', () => {
  journey('take turns by themselves', async ({ visitor }) => {
    await visitSlider(visitor);
    const first = await currentBar(visitor);
    await expect.poll(() => currentBar(visitor)).not.toBe(first);
  });

  journey('stand still after Pause, and go on after Play', async ({ visitor }) => {
    await visitSlider(visitor);
    await visitor.choose('button', labels.slider.pause);
    await visitor.see('button', labels.slider.play);
    await visitor.choose('button', labels.slider.play);
    await visitor.see('button', labels.slider.pause);
  });

  journey('follow the arrows and the bars', async ({ visitor }) => {
    await visitSlider(visitor);
    await visitor.choose('button', labels.slider.pause);
    await visitor.choose('button', bar(1));
    await expect.poll(() => currentBar(visitor)).toBe(bar(1));
    await visitor.choose('button', labels.slider.next);
    await expect.poll(() => currentBar(visitor)).toBe(bar(2));
    await visitor.choose('button', labels.slider.previous);
    await expect.poll(() => currentBar(visitor)).toBe(bar(1));
    await visitor.choose('button', labels.slider.previous);
    await expect.poll(() => currentBar(visitor)).toBe(bar(total));
  });
});
