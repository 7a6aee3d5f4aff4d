/** The first items of several lists, one of each list in turn, at most `count`. */
export function takeInTurn<Item>(lists: readonly (readonly Item[])[], count: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, count);
}
