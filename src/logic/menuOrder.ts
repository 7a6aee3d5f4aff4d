interface Placed {
  /** Name of the page's file. */
  name: string;
  position?: number | undefined;
  service?: unknown;
}

const DEFAULT_POSITION = 50;

/** Services come before other pages. */
export function comparePlaces(one: Placed, other: Placed): number {
  const rank = ({ service }: Placed) => (service ? 1 : 2);
  const place = ({ position = DEFAULT_POSITION }: Placed) => position;
  const isBefore = one.name < other.name;
  return place(one) - place(other) || rank(one) - rank(other) || (isBefore ? -1 : 1);
}
