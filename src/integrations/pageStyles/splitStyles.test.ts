import { expect, it } from 'vitest';
import { splitStyles } from './splitStyles.ts';

const FIRST_VIEW =
  '<link rel="preload" href="/seen.woff2" as="font"><script>html.dataset.early=1</script>' +
  '<body><p class="seen lead" data-kind="x">';

it.each([
  ['what has no class', 'p{color:red}'],
  ['what stands in the first view', '.seen>.lead{color:red}'],
  ['what one of several selectors chooses', '.seen,.unseen{color:red}'],
  ['what another class would change', '.seen:not(.unseen){color:red}'],
  ['what has nothing open in it', '.seen:not(:has(:popover-open)){color:red}'],
  ['what is in a state that is there from the start', '.seen[data-kind=x]{color:red}'],
  ['a state that the page sets itself', '[data-early] .seen{color:red}'],
  ['a typeface that is preloaded', '@font-face{font-family:A;src:url("/seen.woff2")}'],
  ['the order of the layers', '@layer one,two;'],
])('keeps in the page %s', (_, css) => {
  expect(splitStyles(css, FIRST_VIEW)).toEqual({ first: css, later: '' });
});

it.each([
  ['what stands behind the first view', '.seen .unseen{color:red}'],
  ['what follows its end', '[data-early] [id=first-view-end]~p{color:red}'],
  ['what answers to a pointer', '.seen:hover{color:red}'],
  ['what is open', '.seen[open]{color:red}'],
  ['what has something open in it', '.seen:has(:is(:popover-open,:modal)){color:red}'],
  ['what the keyboard has reached', '.seen:has(:focus-visible:not([href])){color:red}'],
  ['what a script has to say first', '.seen[data-state=open]{color:red}'],
  [
    'what moves as the visitor scrolls',
    '@supports (animation-timeline:scroll()){.seen{color:red}}',
  ],
  ['what is for paper', '@media print{.seen{color:red}}'],
  [
    'what stands in for mixed colours',
    '@supports not (color:color-mix(in oklab,red,red)){:root{--line:red}.seen{color:var(--line)}}',
  ],
  ['a typeface that is not preloaded', '@font-face{font-family:A;src:url("/unseen.woff2")}'],
])('leaves for later %s', (_, css) => {
  expect(splitStyles(css, FIRST_VIEW)).toEqual({ first: '', later: css });
});

it('keeps every part in its layer and its condition', () => {
  const css = '@layer one{@media (width<600px){.seen{color:red}.unseen{color:blue}}}';
  expect(splitStyles(css, FIRST_VIEW)).toEqual({
    first: '@layer one{@media (width<600px){.seen{color:red}}}',
    later: '@layer one{@media (width<600px){.unseen{color:blue}}}',
  });
});

it('sends custom properties and animations along with what asks for them', () => {
  const css =
    ':root{--far:1px;--near:var(--far);--other:2px}.seen{margin:var(--near);animation:rise 1s}' +
    '@keyframes rise{to{top:0}}@keyframes fall{to{top:9px}}';
  expect(splitStyles(css, FIRST_VIEW)).toEqual({
    first:
      ':root{--far:1px;--near:var(--far)}.seen{margin:var(--near);animation:rise 1s}' +
      '@keyframes rise{to{top:0}}',
    later: ':root{--other:2px}@keyframes fall{to{top:9px}}',
  });
});

it('repeats behind the classes of the later part what holds for all of them', () => {
  const css = '.unseen{--a:1}[class*=seen]{margin:var(--a);--a:2}';
  expect(splitStyles(css, FIRST_VIEW).later).toBe(css);
});
