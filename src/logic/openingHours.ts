import type { Business } from '../schemas/business.ts';

/** The opening hours as lines, such as "Monday to Friday: 9 to 5". */
export function hourLines({ hours = [] }: Pick<Business, 'hours'>): string[] {
  return hours.map(({ days, hours: times }) => (times === undefined ? days : `${days}: ${times}`));
}
