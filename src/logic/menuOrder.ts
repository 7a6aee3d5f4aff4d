/** A page or a page of text, by the name of its file. */
interface Ordered {
  name: string;
  service?: unknown;
  isText?: boolean;
}

/**
 * Pages in the owner's order. Those that it does not name come after them: services, pages, pages of
 * text, each by name.
 *
 * @param order names of files
 */
export function sortPages<Page extends Ordered>(
  pages: readonly Page[],
  order: readonly string[] = [],
): Page[] {
  const placeOf = ({ name }: Page) => {
    const index = order.indexOf(name);
    return index === -1 ? order.length : index;
  };
  return pages.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      rankOf(one) - rankOf(other) ||
      (one.name < other.name ? -1 : 1),
  );
}

function rankOf({ service, isText }: Ordered): number {
  if (isText) return 3;
  return service ? 1 : 2;
}
