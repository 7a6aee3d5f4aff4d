import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Headline } from './HomeBanner.tsx';

it.each([
  ['OCD', 'OC', 'D'],
  ['cafe\u0301', 'caf', 'e\u0301'],
  ['a', '', 'a'],
])('leaves the last letter of "%s" whole', (emphasis, rest, last) => {
  const lines = ['Because', `one ${emphasis} a day`];
  const markup = renderToStaticMarkup(<Headline lines={lines} emphasis={emphasis} />);
  expect(markup.replaceAll(/ class="[^"]*"/gu, '')).toContain(
    `one <span>${rest}<span>${last}</span></span> a day`,
  );
});
