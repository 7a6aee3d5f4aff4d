import type { MetricType } from 'web-vitals';

/** Specification, section 7. */
export async function reportWebVitals(onMetric?: (metric: MetricType) => void): Promise<void> {
  if (!onMetric) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(onMetric);
}
