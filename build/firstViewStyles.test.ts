import { expect, it } from 'vitest';
import { firstViewStyles, pageStyles } from './firstViewStyles.ts';

const FIRST_VIEW = '<script>html.dataset.early=1</script><body><p class="seen lead" data-kind="x">';

it.each([
  ['a selector without class', 'p{color:red}'],
  ['classes of the first view', '.seen>.lead{color:red}'],
  ['one of several selectors', '.seen,.unseen{color:red}'],
  ['one of several merged selectors', ':is(.seen:modal,.seen:not(:modal)){color:red}'],
  ['negated classes and states', '.seen:not(.unseen,:has(:modal)){top:0}'],
  ['a state of the first view', '.seen[data-kind=x]{color:red}'],
  ['a state that an inline script sets', '[data-early] .seen{color:red}'],
  ['installed typefaces', '@font-face{font-family:A;src:local(Arial)}'],
  ['the order of the layers', '@layer one,two;'],
  [
    'used custom properties and animations',
    ':root{--a:var(--b);--b:0}p{top:var(--a);animation:up}@keyframes up{}',
  ],
  ['the steps of an animation', '.seen{animation:up}@keyframes up{50%{top:0}to{top:9px}}'],
  ['a class inside of :is()', '.seen:is(.lead,.unseen) p{color:red}'],
  ['selectors that only contain :is()', 'p:is(.unseen,.seen){color:red}'],
  ['media of screens that could be printed', '@media (min-width:9px){.seen{color:red}}'],
])('keeps %s', (_, css) => {
  expect(firstViewStyles(css, FIRST_VIEW)).toBe(css);
});

it.each([
  ['classes further down', '@layer one{@media (width<9px){.seen .unseen{color:red}}}'],
  ['hover styles', '.seen:hover{color:red}'],
  ['styles of open parts', '.seen[open],.seen:has(:is(:popover-open,:modal)){color:red}'],
  ['a state that a script sets later', '.seen[data-state=open]{color:red}'],
  ['scroll animations', '@supports (animation-timeline:scroll()){.seen{color:red}}'],
  ['print styles', '@media print{.seen{color:red}}'],
  ['the size of printed pages', '@page{margin:9mm}'],
  ['mixed colours', '@supports (color:color-mix(in oklab,red,red)){.seen{color:red}}'],
  ['merged selectors of parts further down', ':is(.unseen,.other){color:red}'],
  ['files of typefaces', '@font-face{font-family:A;src:url("/a.woff2")}'],
  ['unused properties, animations', ':root{--a:var(--b);--b:0}@keyframes up{to{top:0}}'],
])('leaves out %s', (_, css) => {
  expect(firstViewStyles(css, FIRST_VIEW)).toBe('');
});

it('leaves out the styles of components that neither page nor scripts have', () => {
  const [shown, added, other] = ['._a-Z1{top:0}', '@media print{._b2_c{top:0}}', '._d3d3 p{top:0}'];
  const global = '.wrap,p{top:0}.wrap:not(._d3d3){top:0}';
  const page = '<p class="_a-Z1"></p><script>x={a:"_b2_c"}</script>';
  const moving =
    '._d3d3{animation:up}@keyframes up{to{--angle:0}}@property --angle{inherits:false}';
  expect(pageStyles(shown + other + added + global + moving, page)).toBe(shown + added + global);
});
