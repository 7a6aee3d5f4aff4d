import { extname } from 'node:path';

interface FileType {
  /** The `Content-Type` a browser is told. */
  mediaType: string;
  /** Whether the format is text, so that Brotli and gzip make it smaller. */
  compressible: boolean;
}

const text = (mediaType: string): FileType => ({ mediaType, compressible: true });
const binary = (mediaType: string): FileType => ({ mediaType, compressible: false });

const UNKNOWN = binary('application/octet-stream');

const FILE_TYPES = new Map<string, FileType>([
  ['.html', text('text/html; charset=utf-8')],
  ['.css', text('text/css; charset=utf-8')],
  ['.js', text('text/javascript; charset=utf-8')],
  ['.mjs', text('text/javascript; charset=utf-8')],
  ['.json', text('application/json')],
  ['.webmanifest', text('application/manifest+json')],
  ['.xml', text('application/xml')],
  ['.xsl', text('application/xml')],
  ['.txt', text('text/plain; charset=utf-8')],
  ['.svg', text('image/svg+xml')],
  ['.ico', binary('image/x-icon')],
  ['.png', binary('image/png')],
  ['.jpg', binary('image/jpeg')],
  ['.jpeg', binary('image/jpeg')],
  ['.webp', binary('image/webp')],
  ['.avif', binary('image/avif')],
  ['.gif', binary('image/gif')],
  ['.woff2', binary('font/woff2')],
  ['.mp4', binary('video/mp4')],
  ['.webm', binary('video/webm')],
  ['.vtt', text('text/vtt; charset=utf-8')],
  ['.pdf', binary('application/pdf')],
  ['.vcf', text('text/vcard; charset=utf-8')],
]);

/** The type of a file by its name; anything unknown is a download. */
export function fileType(name: string): FileType {
  return FILE_TYPES.get(extname(name).toLowerCase()) ?? UNKNOWN;
}
