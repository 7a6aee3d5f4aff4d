/**
 * What the folder of a gallery may be called, as a pattern to be used in others: the name is part of
 * URLs (src/logic/slideHash.ts) and of references such as "organizing/02-closet".
 */
export const GALLERY_NAME = '[a-z0-9-]+';
