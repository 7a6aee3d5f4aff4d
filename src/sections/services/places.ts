import type { Place } from '../../logic/placements.ts';

const STAIRS: readonly Place[] = ['serviceLead', 'serviceSecond', 'serviceThird'];

/** Rows of up to three: stairs if the third place is free or taken by a service that comes later. */
export function placesOf(services: readonly { href?: string | undefined }[]): Place[] {
  return services.map((_, index) => {
    const third = services[index - (index % 3) + 2];
    const isEven = third?.href !== undefined;
    return (isEven ? undefined : STAIRS[index % 3]) ?? 'serviceEven';
  });
}
