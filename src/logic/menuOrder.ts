interface Ordered {
  /** Name of the page's file. */
  name: string;
  position?: number | undefined;
  service?: unknown;
}

const DEFAULT_ORDER = 50;

/** Services come before other pages. */
export function compareOrder(one: Ordered, other: Ordered): number {
  const rank = ({ service }: Ordered) => (service ? 1 : 2);
  const orderOf = ({ position = DEFAULT_ORDER }: Ordered) => position;
  const isBefore = one.name < other.name;
  return orderOf(one) - orderOf(other) || rank(one) - rank(other) || (isBefore ? -1 : 1);
}
