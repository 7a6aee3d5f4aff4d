/** Pictures a page can show. Cameras write upper-case extensions. */
export const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
/** Videos a page can show. Lower case only: src/data/content.ts finds them with a glob pattern. */
export const VIDEO = /\.(?:mp4|webm)$/u;
/** Captions beside a video with the same name. */
export const CAPTIONS = /\.vtt$/u;
/** Pictures that must be converted. */
export const OTHER_PICTURE = /\.(?:avif|bmp|dng|gif|heic|heif|psd|svg|tiff?)$/iu;
const FOLDER_OR_EXTENSION = /^\.\/|\.\w+$/gu;

export function isMedia(name: string): boolean {
  return [PICTURE, VIDEO, CAPTIONS].some((kind) => kind.test(name));
}

/** The captions of a video: "./tour.mp4" has "./tour.vtt". */
export function captionsOf(video: string): string {
  return video.replace(VIDEO, '.vtt');
}

/** The name of a picture in its gallery, normalized: "./02-closet.jpg" is "02-closet". */
export function pictureNameOf(source: string): string {
  return source.replace(FOLDER_OR_EXTENSION, '').normalize();
}
