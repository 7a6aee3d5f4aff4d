/** URLs of the videos in the galleries. Vite publishes the files it finds here, however small: no page may show data. */
const FILES = import.meta.glob<string>('#content/galleries/**/*.{mp4,webm}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * Where a browser loads a video from. Files whose names look alike are one: accents are written in
 * one piece or in two.
 *
 * @param gallery folder name
 * @param source path in gallery.yaml, such as "./clip.mp4"
 * @throws Error when the file does not exist
 */
export function videoUrl(gallery: string, source: string): string {
  const path = `/galleries/${gallery}/${source.replace('./', '')}`.normalize();
  const [, url] = Object.entries(FILES).find(([file]) => file.normalize().endsWith(path)) ?? [];
  if (url === undefined) throw new Error(`The content has no ${path}`);
  return url;
}
