import { describe, expect, it } from 'vitest';
import { explainOldAddress } from './oldAddresses.ts';

const LINKS = ['/portfolio', '/caf\u00E9'];

describe('an old address', () => {
  it.each(['/enquiry', '/robots.txt', '/404.html'])('cannot be that of a file: %s', (address) => {
    const message = 'is the address of a file that the site needs. Remove the redirect.';
    expect(explainOldAddress(address, LINKS)).toBe(message);
    expect(explainOldAddress(address, undefined)).toBe(message);
  });

  it.each(['/portfolio', '/portfolio.html', '/caf%C3%A9'])(
    'cannot be that of a page: %s',
    (address) => {
      expect(explainOldAddress(address, LINKS)).toBe(
        'is the address of a page. Remove the redirect or rename the page.',
      );
    },
  );

  it('may be any other one, also while some pages cannot be read', () => {
    expect(explainOldAddress('/about-us', LINKS)).toBeUndefined();
    expect(explainOldAddress('/portfolio', undefined)).toBeUndefined();
  });
});
