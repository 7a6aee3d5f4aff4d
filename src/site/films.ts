/** Addresses of the films in the galleries, by path. Vite publishes the files it finds here. */
const FILMS = import.meta.glob<string>('/content/galleries/**/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Where a browser loads a film from.
 *
 * @param gallery folder name
 * @param source path in gallery.yaml, such as "./clip.mp4"
 * @throws Error when the file does not exist
 */
export function filmAddress(gallery: string, source: string): string {
  const path = `/content/galleries/${gallery}/${source.replace('./', '')}`;
  const address = FILMS[path];
  if (address === undefined) throw new Error(`${path} does not exist`);
  return address;
}
