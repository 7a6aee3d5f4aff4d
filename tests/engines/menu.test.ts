import { describe, expect } from 'vitest';
import { messages, navigation } from '../support/content.ts';
import { journey, NARROW } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const { open, close } = messages.menu;
const entries = navigation.entries.map(({ label }) => label);
const [organizing = ''] = entries;
const about = navigation.entries.find(({ href }) => href === '/#about')?.label ?? '';

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.seeGone('link', organizing);
  await visitor.tap('button', open);
  for (const entry of entries) await visitor.see('link', entry);
}

describe('the menu on a telephone', () => {
  journey('opens and closes by a tap on the same place', async ({ visitor }) => {
    await visitor.resize(NARROW);
    await visitor.open('/portfolio');
    await openMenu(visitor);
    await visitor.tap('button', close);
    await visitor.seeGone('link', organizing);
    await visitor.see('button', open);
  });

  journey('hides what lies behind it until Escape, and returns the focus', async ({ visitor }) => {
    await visitor.resize(NARROW);
    await visitor.open('/portfolio');
    await openMenu(visitor);
    const headings = () => visitor.names('heading', 'main');
    await expect.poll(headings).toEqual([]);
    await visitor.press('Escape');
    await visitor.seeGone('link', organizing);
    await visitor.expectFocus('button', open);
    await expect.poll(headings).not.toEqual([]);
  });

  journey('closes behind whoever goes to a section or a page', async ({ visitor }) => {
    await visitor.resize(NARROW);
    await visitor.open('/');
    await openMenu(visitor);
    await visitor.tap('link', about);
    await visitor.seeGone('link', organizing);
    await visitor.expectLanding('about');

    await openMenu(visitor);
    await visitor.tap('link', organizing);
    await visitor.expectPlace('/home-space-organizing');
    await visitor.seeGone('link', organizing);
  });
});
