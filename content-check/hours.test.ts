import { expect, it } from 'vitest';
import { checkHours } from './hours.ts';

const file = (name: string, data: unknown) => ({ file: name, data, lineOf: () => 5 });
const home = file('pages/home.yaml', {
  sections: [null, { kind: 'heading' }, { kind: 'hours' }, { kind: 'hours', area: 'Springfield' }],
});

it('a section for opening hours needs those of the business, or an area', () => {
  const message = 'is missing. Write it, or the opening hours in business.yaml.';
  expect(checkHours([file('business.yaml', {}), home])).toEqual([
    { file: 'pages/home.yaml', line: 5, path: ['sections', 2, 'area'], message },
  ]);
  expect(checkHours([file('business.yaml', { hours: [{ days: 'Monday' }] }), home])).toEqual([]);
});
