import { expect, it, vi } from 'vitest';
import * as vitals from 'web-vitals';
import { reportWebVitals } from './webVitals.ts';

vi.mock('web-vitals');

it('measures five values if there is a callback', async () => {
  await reportWebVitals();
  expect(vitals.onLCP).not.toHaveBeenCalled();
  const onMetric = vi.fn();
  await reportWebVitals(onMetric);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    expect(measure).toHaveBeenCalledWith(onMetric);
});
