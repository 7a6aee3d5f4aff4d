import { expect, it } from 'vitest';
import { isPublishing, type Step } from './steps.ts';

const step = (name: Step['name'], state: Step['state']): Step => ({ name, state, message: '' });
const CHECKED = step('check', 'done');

it.each<[string, Step[]]>([
  ['a step runs', [CHECKED, step('build', 'running')]],
  ['the next step has not begun yet', [CHECKED]],
])('knows that a publication is running while %s', (_, steps) => {
  expect(isPublishing(steps)).toBe(true);
});

it.each<[string, Step[]]>([
  ['before the first', []],
  ['after one that failed', [CHECKED, step('build', 'failed')]],
  ['after one that was stopped', [CHECKED, step('send', 'stopped')]],
  ['after the studio was ended', [CHECKED, step('send', 'interrupted')]],
  ['while the host makes it visible', [CHECKED, step('online', 'running')]],
  ['once it is online', [CHECKED, step('online', 'done')]],
])('knows that no publication is running %s', (_, steps) => {
  expect(isPublishing(steps)).toBe(false);
});
