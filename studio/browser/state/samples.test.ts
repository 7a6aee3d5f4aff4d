import { expect, it } from 'vitest';
import { countSamples, samplesLeft } from './samples.ts';

const ABOUT = 'pages/about.yaml';
const saved = { [ABOUT]: { data: { title: 'SamplePage', text: 'Sample', number: 25 } } } as never;
const sample = { file: ABOUT, advice: '', canBeLeftOut: false };
const samples = [
  { ...sample, field: ['title'], what: 'SamplePage', remark: false },
  { ...sample, field: ['text'], what: 'Sample', remark: false },
  { ...sample, field: ['number'], what: '25', remark: true },
  { ...sample, file: 'photo.jpg', field: [], what: 'photo.jpg', remark: false },
] as never;

it('leaves out samples that were replaced and not saved yet', () => {
  const files = { [ABOUT]: { title: 'About us', text: 'Sample', number: 25 } };
  const left = samplesLeft({ samples, saved, files }).map(({ what }) => what);
  expect(left).toEqual(['Sample', '25', 'photo.jpg']);
});

it('counts only samples that keep the site from going online', () => {
  const files = { [ABOUT]: { title: 'SamplePage', text: 'Sample', number: 25 } };
  expect(countSamples({ samples, saved, files })).toBe(3);
});

it('counts no samples of a page that was removed', () => {
  expect(countSamples({ samples, saved, files: {} })).toBe(1);
});
