/** Bytes of the largest file that is taken: a photograph of a hundred megapixels, at the quality of a camera. */
export const LARGEST_PHOTO = 150_000_000;
/** Bytes of some ten thousand names. */
const MOST_NAMES = 1_000_000;
/** Bytes of the largest request: such a photograph, with the names of all others in its folder. */
export const LARGEST_REQUEST = LARGEST_PHOTO + MOST_NAMES;
