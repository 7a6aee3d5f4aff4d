/** The mark of the design as paths: the shelf on its posts, and the block on top. Sizes in its own units. */
export const LOGO = {
  width: 44,
  height: 32,
  shelf: 'M0 9h44v4H0zM6 13h4v19H6zM20 13h4v19h-4zM34 13h4v19h-4z',
  block: 'M32 1h8v8h-8z',
} as const;

/** The box of the mark, for an svg. */
export const LOGO_BOX = `0 0 ${LOGO.width} ${LOGO.height}`;
