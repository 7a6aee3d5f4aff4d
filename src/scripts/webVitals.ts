import type { MetricType } from 'web-vitals';

/**
 * Measures LCP, INP, CLS, FCP and TTFB and hands each to the callback (specification, section 7).
 * Without a callback nothing is measured, and the measuring code is not even loaded.
 *
 * @param onMetric receives each measurement once it is final
 */
export async function reportWebVitals(onMetric?: (metric: MetricType) => void): Promise<void> {
  if (!onMetric) return;
  const vitals = await import('web-vitals');
  for (const name of ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'] as const)
    vitals[name](onMetric);
}
