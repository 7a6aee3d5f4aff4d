import { plainName } from '../../shared/freeName.ts';

/** The name of a saved copy, from the business and the day: "tidy-touch-2026-11-28.zip". */
export function copyName(business: unknown, day: Date): string {
  const { name } = Object(business) as { name?: unknown };
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const plain = plainName(typeof name === 'string' ? name : '', 'site');
  return `${plain}-${year}-${month}-${date}.zip`;
}
