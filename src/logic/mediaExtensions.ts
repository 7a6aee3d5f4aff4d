/** Pictures a page can show. Cameras write upper-case extensions. */
export const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
/** Videos a page can show. Lower case only: src/data/content.ts finds them with a glob pattern. */
export const VIDEO = /\.(?:mp4|webm)$/u;
/** Captions beside a video with the same name. */
const CAPTIONS = /\.vtt$/u;
/** Ends the name of an untidy layer (`schemas/untidyLayer.ts`), beside the photograph of a banner. */
export const UNTIDY_EXTENSION = '.untidy.json';
/** Pictures that must be converted. */
export const OTHER_PICTURE = /\.(?:avif|bmp|dng|gif|heic|heif|psd|svg|tiff?)$/iu;
const FOLDER_OR_EXTENSION = /^\.\/|\.\w+$/gu;

export function isMedia(name: string): boolean {
  return (
    [PICTURE, VIDEO, CAPTIONS].some((kind) => kind.test(name)) || name.endsWith(UNTIDY_EXTENSION)
  );
}

/** The captions of a video: "./tour.mp4" has "./tour.vtt". */
export function captionsOf(video: string): string {
  return video.replace(VIDEO, '.vtt');
}

/**
 * The path of the file that belongs to a picture or video, if there is one: the captions of a video, or the
 * untidy layer of a page's photograph.
 */
export function companionOf(path: string): string | undefined {
  if (VIDEO.test(path)) return captionsOf(path);
  const isOfPage = PICTURE.test(path) && path.startsWith('pages/');
  return isOfPage ? path.replace(PICTURE, UNTIDY_EXTENSION) : undefined;
}

/** The paths of a picture or video and of the file that may belong to it. */
export function withCompanion(path: string): string[] {
  const companion = companionOf(path);
  return companion === undefined ? [path] : [path, companion];
}

/** The name of a picture in its gallery, normalized: "./02-closet.jpg" is "02-closet". */
export function pictureNameOf(source: string): string {
  return source.replace(FOLDER_OR_EXTENSION, '').normalize();
}
