import { describe, expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { readRedirects } from './redirects.ts';

const MOVED = [{ from: '/draft', to: '/enquiry' }];

describe('old addresses', () => {
  it('are those of moved files and of redirects.yaml', () => {
    const yaml = 'entries:\n  - from: /about-us\n    to: /#about\n';
    expect(readRedirects(makeFolder({ 'redirects.yaml': yaml }))).toEqual([
      ...MOVED,
      { from: '/about-us', to: '/#about' },
    ]);
  });

  it.each([
    ['is missing', {}],
    ['is not YAML', { 'redirects.yaml': 'entries: "' }],
    ['is not a list of redirects', { 'redirects.yaml': 'entries: none' }],
  ])('are those of moved files when redirects.yaml %s', (_, files) => {
    expect(readRedirects(makeFolder(files))).toEqual(MOVED);
  });
});
