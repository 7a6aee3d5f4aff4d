import { expect, it } from 'vitest';
import { checkPageOrder } from './pageOrder.ts';

const file = (name: string, data: unknown = {}) => ({ file: name, data, lineOf: () => 3 });
const PAGES = [file('pages/cellars.yaml'), file('words/imprint.md')];

it('advises to correct or remove the name of a page that does not exist', () => {
  const business = file('business.yaml', { order: ['imprint', 'celars', 'cellars', 'gone'] });
  const issue = { file: 'business.yaml', line: 3, isAdvice: true };
  expect(checkPageOrder([business, ...PAGES])).toEqual([
    {
      ...issue,
      path: ['order', 1],
      message: 'names "celars", which is no page. Did you mean "cellars"?',
    },
    { ...issue, path: ['order', 3], message: 'names "gone", which is no page. Remove the line.' },
  ]);
});

it.each([undefined, {}, { order: 'cellars' }])('needs no order: %j', (data) => {
  expect(checkPageOrder([file('business.yaml', data), ...PAGES])).toEqual([]);
});
