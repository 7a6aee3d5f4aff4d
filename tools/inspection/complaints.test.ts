import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { listen } from './complaints.ts';
import type { Page } from 'playwright-core';

it('tells of what a page complains about itself, and not that an unknown one is none', () => {
  const page = new EventEmitter();
  const complaints = listen(page as unknown as Page, 'https://a.de/unknown');
  const complain = (type: string, text: string, url: string) =>
    page.emit('console', { type: () => type, text: () => text, location: () => ({ url }) });
  complain('error', 'A word is missing.', 'https://a.de/');
  complain('error', '404', 'https://a.de/unknown');
  complain('info', 'All is well.', 'https://a.de/');
  expect([...complaints]).toEqual(['The browser complains: A word is missing. (https://a.de/)']);
});
