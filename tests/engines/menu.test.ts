import { describe, expect } from 'vitest';
import { journey, NARROW } from './support/journey.ts';
import { expectLanding } from './support/landing.ts';
import type { Visitor } from './support/visitor.ts';
import { messages, navigation } from '../support/content.ts';

const TOUCH = { pointer: 'touch' } as const;
const entries = navigation.entries.map(({ label }) => label);
const [organizing = ''] = entries;

async function openMenu(visitor: Visitor, path: string): Promise<void> {
  await visitor.resize(NARROW);
  await visitor.open(path);
  expect(await visitor.names('link')).not.toContain(organizing);
  await visitor.choose('button', messages.menu.open, TOUCH);
  for (const entry of entries) await visitor.see('link', entry);
}

describe('the menu on a telephone', () => {
  journey('opens by a tap, and closes by a tap on the same place', async ({ visitor }) => {
    await openMenu(visitor, '/portfolio');
    await visitor.choose('button', messages.menu.close, TOUCH);
    await visitor.seeGone('link', organizing);
    await visitor.see('button', messages.menu.open);
  });

  journey('closes by Escape, and the focus is on its button', async ({ visitor }) => {
    await openMenu(visitor, '/portfolio');
    await visitor.press('Escape');
    await visitor.seeGone('link', organizing);
    await visitor.expectFocus('button', messages.menu.open);
  });

  journey('leads to another page', async ({ visitor }) => {
    await openMenu(visitor, '/');
    await visitor.choose('link', organizing, TOUCH);
    await expect.poll(() => visitor.where()).toBe('/home-space-organizing');
    expect(await visitor.names('link')).not.toContain(organizing);
  });

  journey('closes when an entry leads to a place on the same page', async ({ visitor }) => {
    const about = navigation.entries.find(({ href }) => href === '/#about')?.label ?? '';
    await openMenu(visitor, '/');
    await visitor.choose('link', about, TOUCH);
    await visitor.seeGone('link', organizing);
    await expectLanding(visitor, 'about');
  });

  journey('keeps what lies behind it out of reach', async ({ visitor }) => {
    await openMenu(visitor, '/portfolio');
    const behind = await visitor.names('heading', 'main');
    expect(behind).toEqual([]);
    await visitor.press('Escape');
    await expect.poll(() => visitor.names('heading', 'main')).not.toEqual([]);
  });
});
