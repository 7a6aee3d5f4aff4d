/** The place of a card among the services; placements of photographs have the same names. */
export type ServicePlace = 'serviceLead' | 'serviceSecond' | 'serviceThird' | 'serviceEven';

const STAIRS: readonly ServicePlace[] = ['serviceLead', 'serviceSecond', 'serviceThird'];

/** Rows of up to three: stairs if the third place is free or taken by a service that comes later. */
export function placesOf(services: readonly { href?: string | undefined }[]): ServicePlace[] {
  return services.map((_, index) => {
    const third = services[index - (index % 3) + 2];
    const isEven = third?.href !== undefined;
    return (isEven ? undefined : STAIRS[index % 3]) ?? 'serviceEven';
  });
}
