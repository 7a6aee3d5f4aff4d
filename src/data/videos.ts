/** URLs of the videos in the galleries, by path. Vite publishes the files it finds here. */
const VIDEOS = import.meta.glob<string>('#content/galleries/**/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Where a browser loads a video from.
 *
 * @param gallery folder name
 * @param source path in gallery.yaml, such as "./clip.mp4"
 * @throws Error when the file does not exist
 */
export function videoUrl(gallery: string, source: string): string {
  const path = `/galleries/${gallery}/${source.replace('./', '')}`;
  const [, url] = Object.entries(VIDEOS).find(([file]) => file.endsWith(path)) ?? [];
  if (url === undefined) throw new Error(`The content has no ${path}`);
  return url;
}
