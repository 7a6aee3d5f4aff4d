import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf, NOT_FOUND_ADDRESS } from './fileTypes.ts';
import { headersFor, NO_FORMS } from './headers.ts';
import { HEADERS_FILE, HOST_FILES, REDIRECTS_FILE } from './hostFiles.ts';
import { ENCODINGS, IDENTITY } from './negotiation.ts';

export interface Site {
  /** The variants of every file, best first, by path: `/portfolio`, `/_astro/client.abc.js`. */
  files: ReadonlyMap<string, readonly Variant[]>;
  /** Where old addresses lead, by decoded path. */
  redirects: ReadonlyMap<string, string>;
  /** The variants of the 404 page; empty if the site has none. */
  notFound: readonly Variant[];
}

/** A file in one encoding, with its headers as names and values in turn. */
export interface Variant extends StoredFile {
  encoding: string;
  lastModified: string;
  /** Headers that a 304 also has: those of the site, `Vary`, `ETag`, `Last-Modified`. */
  validatorHeaders: readonly string[];
  /** The other headers, without the length. */
  contentHeaders: readonly string[];
}

interface StoredFile {
  path: string;
  size: number;
  mtimeMs: number;
  etag: string;
  /** Undefined if the content stays on disk. */
  bytes: Buffer | undefined;
}

/** In bytes; larger files such as videos stay on disk. */
const LARGEST_IN_MEMORY = 1_000_000;

/**
 * Reads a built site without host files, symbolic links and hidden files except `.well-known`.
 *
 * @throws If the folder is missing or unreadable.
 */
export async function readSite(directory: string): Promise<Site> {
  const stored = new Map<string, StoredFile>();
  for await (const name of filesIn(directory))
    if (!Object.hasOwn(HOST_FILES, name.slice(1)) && name !== `/${REDIRECTS_FILE}`)
      stored.set(name, await storeFile(join(directory, name)));

  const names = [...stored.keys()];
  const compressed = new Set(
    names.flatMap((name) => ENCODINGS.map(({ extension }) => name + extension)),
  );
  const own = names.filter((name) => !compressed.has(name));
  const formAction = await readFormAction(join(directory, HEADERS_FILE));
  const files = new Map(own.map((name) => [cleanPath(name), variantsOf(name, stored, formAction)]));
  const notFound = files.get(NOT_FOUND_ADDRESS) ?? [];
  files.delete(NOT_FOUND_ADDRESS);
  return { files, notFound, redirects: await readRedirects(join(directory, REDIRECTS_FILE)) };
}

/** Reads where the pages may send forms, from the headers of the build. */
async function readFormAction(path: string): Promise<string> {
  const text = existsSync(path) ? await readFile(path, 'utf8') : '';
  return /form-action (?<sources>[^;\n]+)/u.exec(text)?.groups?.sources ?? NO_FORMS;
}

/** Reads lines such as "/services/organizing /home-space-organizing 301". */
async function readRedirects(path: string): Promise<Map<string, string>> {
  const text = existsSync(path) ? await readFile(path, 'utf8') : '';
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return [cleanPath(decodeURIComponent(from)), to];
    }),
  );
}

/** The canonical path of a page: `/portfolio` for `/portfolio/` and `/portfolio.html`. */
export function cleanPath(path: string): string {
  const file = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return file.endsWith('.html') ? file.replace(/(?:\/index)?\.html$/u, '') || '/' : file;
}

/** The names of all public files below a folder: `/portfolio.html`. */
async function* filesIn(directory: string, below = ''): AsyncGenerator<string> {
  // Not `recursive`: it follows symbolic links to folders.
  for (const entry of await readdir(join(directory, below), { withFileTypes: true })) {
    const name = `${below}/${entry.name}`;
    if (entry.name.startsWith('.') && name !== '/.well-known') continue;
    if (entry.isDirectory()) yield* filesIn(directory, name);
    else if (entry.isFile()) yield name;
  }
}

async function storeFile(path: string): Promise<StoredFile> {
  const { size, mtimeMs } = await stat(path);
  const bytes = size <= LARGEST_IN_MEMORY ? await readFile(path) : undefined;
  const hash = createHash('sha256');
  for await (const chunk of bytes === undefined ? createReadStream(path) : [bytes])
    hash.update(chunk as Buffer);
  return { path, size, mtimeMs, etag: `"${hash.digest('base64url')}"`, bytes };
}

function variantsOf(name: string, stored: Map<string, StoredFile>, formAction: string): Variant[] {
  const files = [...ENCODINGS, { name: IDENTITY, extension: '' }].flatMap((encoding) => {
    const file = stored.get(name + encoding.extension);
    return file === undefined ? [] : [{ ...file, encoding: encoding.name }];
  });
  // Of the uncompressed file, so that all variants have the same.
  const lastModified = new Date(files.at(-1)?.mtimeMs ?? 0).toUTCString();
  const shared = [...headersFor(name, formAction).flat(), 'Last-Modified', lastModified];
  if (files.length > 1) shared.push('Vary', 'Accept-Encoding');
  return files.map((file) => ({
    ...file,
    lastModified,
    validatorHeaders: [...shared, 'ETag', file.etag],
    contentHeaders: [
      ...['Content-Type', mediaTypeOf(name)],
      ...(file.encoding === IDENTITY
        ? ['Accept-Ranges', 'bytes']
        : ['Content-Encoding', file.encoding]),
    ],
  }));
}
