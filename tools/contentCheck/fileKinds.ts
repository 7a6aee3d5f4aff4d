/** Files that hold words. */
export const YAML = /\.ya?ml$/iu;
/** Pictures a page can show. Cameras write their endings in capitals. */
export const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
/** Films a page can show: src/data/videos.ts finds them by these endings, in small letters only. */
export const FILM = /\.(?:mp4|webm)$/u;
/** Pictures that have to be saved in another format first. */
export const OTHER_PICTURE = /\.(?:avif|bmp|dng|gif|heic|heif|psd|svg|tiff?)$/iu;
/** Films that have to be saved in another format first. */
export const OTHER_FILM = /\.(?:avi|m4v|mkv|mov)$/iu;
