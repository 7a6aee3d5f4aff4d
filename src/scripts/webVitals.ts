import type { MetricType } from 'web-vitals';

/** Measures LCP, INP, CLS, FCP and TTFB (specification, section 7); nothing without a callback. */
export async function reportWebVitals(onMetric?: (metric: MetricType) => void): Promise<void> {
  if (!onMetric) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(onMetric);
}
