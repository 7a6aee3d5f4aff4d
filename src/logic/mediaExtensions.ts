/** Pictures a page can show. Cameras write their endings in capitals. */
export const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
/** Videos a page can show: src/data/content.ts finds them by these endings, in small letters only. */
export const VIDEO = /\.(?:mp4|webm)$/u;
/** Pictures that have to be saved in another format first. */
export const OTHER_PICTURE = /\.(?:avif|bmp|dng|gif|heic|heif|psd|svg|tiff?)$/iu;

/** Whether a page can show a file, by its name. */
export function isMedia(name: string): boolean {
  return PICTURE.test(name) || VIDEO.test(name);
}
