import { expect, it } from 'vitest';
import { cleanDrawing } from './cleanDrawing.ts';

const ELSEWHERE = 'https://elsewhere.example/a';
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

/** A drawing around some elements, and the cleaned one. */
const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inner: string, attributes = '') => `${open}${attributes}>${inner}</svg>`;
const clean = (svg: string) => cleanDrawing(Buffer.from(svg)).toString();

it.each([
  ['a shape with its colour', '<path fill="red" d="M0 0h9v9"/>'],
  ['a part that is used again', '<use xlink:href="#a"/><use href="#a"/>'],
  ['a photograph inside of it', `<image href="${PIXEL}"/>`],
  ['a JPEG in capitals', `<image xlink:href="DATA:IMAGE/JPEG,a"/>`],
  ['a style', '<style>.a{fill:url(#b)}</style>'],
  ['a reference in quotation marks', `<path fill="url('#b')" d="M0 0"/>`],
  ['a reference after a space', '<path fill="url( #b )" d="M0 0"/>'],
  ['words', '<text x="1" xml:space="preserve">A &amp; B<tspan class="c"> C</tspan></text>'],
  ['a filter', '<filter id="f"><feBlend in="a" mode="screen"/></filter>'],
  ['a shadow', '<feDropShadow in="a" dx="1" dy="9" stdDeviation="3" flood-color="red"/>'],
  ['names and styles', '<g id="a" class="b" style="fill:red" paint-order="stroke"/>'],
])('keeps %s', (_, inner) => {
  expect(clean(drawing(inner))).toBe(drawing(inner));
});

it.each([
  ['a script', '<script>alert(1)</script><g/>', '<g/>'],
  ['an animation', '<animate attributeName="x"/><g/>', '<g/>'],
  [
    'an unknown element with its content',
    '<foreignObject><path d="M0 0"/></foreignObject><g/>',
    '<g/>',
  ],
  ['a comment', '<!-- by hand --><g/>', '<g/>'],
  ['an event', '<path d="M0 0" onload="alert(1)"/>', '<path d="M0 0"/>'],
  ['an event of a filter', '<feDropShadow onload="alert(1)" dx="1"/>', '<feDropShadow dx="1"/>'],
  ['an event of words', '<title onclick="alert(1)">A</title>', '<title>A</title>'],
  ['an unknown attribute', '<path d="M0 0" data-a="1"/>', '<path d="M0 0"/>'],
  ['an attribute of another element', '<g d="M0 0"/>', '<g/>'],
  ['another drawing', `<use href="${ELSEWHERE}#a"/>`, '<use/>'],
  ['a drawing with a link inside', `<use href="${ELSEWHERE}" xlink:href="x#a"/>`, '<use/>'],
  ['a photograph elsewhere', `<image href="${ELSEWHERE}"/>`, '<image/>'],
  ['a photograph that is no picture', '<image href="data:text/html,a"/>', '<image/>'],
  ['a drawing as a photograph', '<image href="data:image/svg+xml,a"/>', '<image/>'],
  ['an address with a picture in it', `<image href="x${PIXEL}"/>`, '<image/>'],
  ['a picture in a part', `<use href="${PIXEL}"/>`, '<use/>'],
  ['a file in a colour', `<g fill="url(${ELSEWHERE}#a)"/>`, '<g fill="none"/>'],
  ['a file in quotation marks', `<g fill="URL( '${ELSEWHERE}' )"/>`, '<g fill="none"/>'],
  ['a file with a bracket', `<g style="fill:url('a)#b')"/>`, '<g style="fill:none"/>'],
  ['a file that is cut', `<g fill="url(${ELSEWHERE}"/>`, '<g fill="none"/>'],
  ['one of two files', `<g fill="url(#a) url(b)"/>`, '<g fill="url(#a) none"/>'],
  ['an imported style', `<style>@import 'a';.b{fill:red}</style>`, '<style>.b{fill:red}</style>'],
  ['two imported styles', `<style>@IMPORT 'a'; @import 'b'</style>`, '<style> </style>'],
  ['a style with escapes', '<g style="fill:u\\72l(a)"/>', '<g style=""/>'],
  ['a set of files', `<g style="fill:image-set('a' 1x)"/>`, '<g style=""/>'],
  ['another way to name a file', `<g style="fill:src('a')"/>`, '<g style=""/>'],
  ['a space in that way', `<g style="fill:SRC ('a')"/>`, '<g style=""/>'],
  ['a style in two parts', `<style>@imp<![CDATA[ort 'a';]]>.b{}</style>`, '<style>.b{}</style>'],
  ['an element inside of a style', '<style><g/>.b{}</style>', '<style>.b{}</style>'],
  [
    'a link, but not what it surrounds',
    '<a href="b"><g/><path d="M0 0"/></a><g/>',
    '<g/><path d="M0 0"/><g/>',
  ],
])('takes out %s', (_, inner, cleaned) => {
  expect(clean(drawing(inner))).toBe(drawing(cleaned));
});

it('takes out another namespace, and keeps its own', () => {
  const foreign = ' xmlns:a="http://www.w3.org/1999/xhtml" width="9"';
  expect(clean(drawing('<g/>', foreign))).toBe(drawing('<g/>', ' width="9"'));
  expect(clean('<svg xmlns="http://www.w3.org/1999/xhtml"><g/></svg>')).toBe('<svg><g/></svg>');
});

it('takes out what stands before the drawing', () => {
  const before = `<?xml-stylesheet href="${ELSEWHERE}"?><!DOCTYPE svg><!-- a -->`;
  expect(clean(before + drawing('<g/>'))).toBe(drawing('<g/>'));
});

it.each(['', 'words', '<svg', '<svg><g></svg>'])('gives nothing for %j', (svg) => {
  expect(clean(svg)).toBe('');
});
