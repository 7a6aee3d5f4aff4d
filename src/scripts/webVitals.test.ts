import { expect, it, vi } from 'vitest';
import * as vitals from 'web-vitals';
import { reportWebVitals } from './webVitals.ts';

vi.mock('web-vitals', () => ({
  onCLS: vi.fn(),
  onFCP: vi.fn(),
  onINP: vi.fn(),
  onLCP: vi.fn(),
  onTTFB: vi.fn(),
}));

it('measures nothing without a callback, and hands it five values', async () => {
  const measures = Object.values(vitals).map((measure) => vi.mocked(measure));
  await reportWebVitals();
  for (const measure of measures) expect(measure).not.toHaveBeenCalled();
  const onMetric = vi.fn();
  await reportWebVitals(onMetric);
  expect(measures).toHaveLength(5);
  for (const measure of measures) expect(measure).toHaveBeenCalledWith(onMetric);
});
