interface Placed {
  /** Name of the page's file. */
  name: string;
  position?: number | undefined;
  service?: unknown;
}

const DEFAULT_POSITION = 50;

/** Services come first; the home page is last, because the menu names its sections. */
export function comparePlaces(one: Placed, other: Placed): number {
  const rank = ({ name, service }: Placed) => (service ? 1 : name === 'home' ? 3 : 2);
  const place = ({ position = DEFAULT_POSITION }: Placed) => position;
  const isBefore = one.name < other.name;
  return place(one) - place(other) || rank(one) - rank(other) || (isBefore ? -1 : 1);
}
