/** Bytes of the largest file that is taken: a photograph of a hundred megapixels, at the quality of a camera. */
export const LARGEST_PHOTO = 150_000_000;
