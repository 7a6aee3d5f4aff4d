import { expect, it } from 'vitest';
import { usedStyles, wordsOf } from './usedStyles.ts';

const PAGE = '<p class="seen lead" data-kind="x">';
const SCRIPT = 'element.className="swiper _a1b2";style.setProperty("--split",1)';

function used(css: string): string {
  return usedStyles(css, PAGE, wordsOf(SCRIPT));
}

it.each([
  ['of a page', '.seen{color:red}'],
  ['that a script brings', '.swiper ._a1b2{color:red}'],
  ['of elements and attributes alone', 'p[data-kind]{color:red}'],
  ['that need not be there', '.seen:not(.unseen){color:red}'],
])('keeps rules for classes %s', (_, css) => {
  expect(used(css)).toBe(css);
});

it('leaves out rules for classes that are nowhere, and groups that held nothing else', () => {
  const css = '@media print{@supports (top:0){.seen .unseen{color:red}}}.seen,.unseen{top:0}';
  expect(used(css)).toBe('.seen{top:0}');
});

it('leaves out rules for pages that are read leftwards, unless the page is one', () => {
  const css = '[dir=rtl] .seen,.seen:dir(rtl){top:0}.seen:not(:dir(rtl)){top:0}';
  expect(used(css)).toBe('.seen:not(:dir(rtl)){top:0}');
  expect(usedStyles(css, `<html dir="rtl">${PAGE}`)).toBe(css);
});

it('leaves out custom properties that nothing asks for', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--split:3px}.unseen{top:var(--c)}p{top:var(--a)}';
  expect(used(css)).toBe(':root{--a:var(--b);--b:1px;--split:3px}p{top:var(--a)}');
});

it('leaves out what stands again further on in the same groups', () => {
  const again = '@layer a{@media print{.seen{top:0}}.seen{top:0}}';
  const css = `@layer a{.seen{top:0}}@layer b{.seen{top:0}}.lead{top:0}${again}`;
  expect(used(css)).toBe(`@layer b{.seen{top:0}}.lead{top:0}${again}`);
});

it('keeps the order of the layers', () => {
  expect(used('@layer one,two;p{top:0}')).toBe('@layer one,two;p{top:0}');
});
