import { expect, it } from 'vitest';
import { phoneRule, phoneWidth } from './phoneWidth.ts';

/** Of the narrowest phone, and of the thirds beside the label at 1440 px; in pixels. */
const LINES = [280, 856];

it('knows how wide a telephone number is', () => {
  expect(phoneWidth('+1 555 010 0199')).toBe(6.99);
  expect(phoneWidth('+49 (0)30-1')).toBeLessThan(phoneWidth('+49 000 301'));
});

it('makes a long number smaller than a short one, so that each fits into one line', () => {
  const [short, long] = ['+1 555 010 0199', '+49 3012345678901234567890'].map(phoneWidth);
  for (const line of LINES) {
    expect(line / (long ?? 0)).toBeLessThan(line / (short ?? 0));
    expect(line / (long ?? 0)).toBeGreaterThan(20);
  }
});

it('writes the rule for the head of pages', () => {
  expect(phoneRule('+1 555 010 0199')).toBe(':root{--phone-width:6.99}');
});
