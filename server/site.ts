import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cleanPath } from './addresses.ts';
import { mediaTypeOf } from './fileTypes.ts';
import { headerRules, headersFor } from './headers.ts';
import { HOST_FILES, NOT_FOUND_ADDRESS } from './hostFiles.ts';
import { ENCODINGS, IDENTITY } from './negotiation.ts';
import type { HeaderRule } from './headers.ts';

/** A built site as its server knows it: made once, and then only looked up. */
export interface Site {
  /** The forms of every file, best first, by its address: `/portfolio`, `/_astro/client.abc.js`. */
  files: ReadonlyMap<string, readonly Form[]>;
  /** Those of the page for lost visitors, which has no address; none where the site has no such page. */
  notFound: readonly Form[];
  /** The headers of all answers. */
  rules: readonly HeaderRule[];
}

/** A file as it can be sent; names and values of its headers take turns, as Node writes them. */
export interface Form extends StoredFile {
  /** How it is compressed: `br`, `gzip`, `identity`. */
  encoding: string;
  /** What a visitor is told who has this form already: the headers of the site, `Vary`, `ETag`. */
  known: readonly string[];
  /** What everybody else is told besides, but for the length. */
  described: readonly string[];
}

interface StoredFile {
  /** Where it lies on the disk. */
  path: string;
  /** In bytes. */
  size: number;
  /** When it was written, in milliseconds. */
  writtenAt: number;
  /** A hash of its bytes, in quotes: the same after every start, on every machine. */
  etag: string;
  /** What is in it; undefined when it is left on the disk. */
  bytes: Buffer | undefined;
}

const PUBLIC_HIDDEN_FOLDER = '.well-known';
/** Larger files stay on the disk, in bytes: they are few, and one would push out many. */
const LARGEST_IN_MEMORY = 1_000_000;
/** What all files may take of the memory, in bytes; those beyond stay on the disk as well. */
const MEMORY = 256_000_000;

/**
 * Reads a built site. Hidden files are left out, except the folder `.well-known`, and so is what is
 * for hosts.
 *
 * @param directory The folder of the built site.
 * @throws When the folder is missing or cannot be read.
 */
export async function readSite(directory: string): Promise<Site> {
  const stored = await readFiles(directory);
  const pages = [...stored].filter(([name]) => name.endsWith('.html')).map(([, page]) => page);
  const rules = headerRules(
    await Promise.all(
      pages.map(async ({ bytes, path }) => String(bytes ?? (await readFile(path)))),
    ),
  );
  const isFormOfAnother = (name: string): boolean =>
    ENCODINGS.some(
      ({ extension: end }) => name.endsWith(end) && stored.has(name.slice(0, -end.length)),
    );
  const names = [...stored.keys()].filter((name) => !isFormOfAnother(name));
  const files = new Map(names.map((name) => [cleanPath(name), formsOf(name, stored, rules)]));
  const notFound = files.get(NOT_FOUND_ADDRESS) ?? [];
  files.delete(NOT_FOUND_ADDRESS);
  return { files, notFound, rules };
}

/** All public files of a folder by their names: `/portfolio.html`. */
async function readFiles(directory: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  let memory = MEMORY;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(directory, path).split(sep);
    const isHidden = parts.some((part) => part.startsWith('.') && part !== PUBLIC_HIDDEN_FOLDER);
    const isForHosts = HOST_FILES.some((name) => name === parts.join('/'));
    if (isHidden || isForHosts || !entry.isFile()) continue;

    const { size, mtimeMs: writtenAt } = await stat(path);
    const bytes = size <= Math.min(LARGEST_IN_MEMORY, memory) ? await readFile(path) : undefined;
    memory -= bytes?.length ?? 0;
    const etag = await entityTag(bytes === undefined ? createReadStream(path) : [bytes]);
    files.set(`/${parts.join('/')}`, { path, size, writtenAt, etag, bytes });
  }
  return files;
}

async function entityTag(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return `"${hash.digest('base64url')}"`;
}

/** The forms of a file, best first. */
function formsOf(
  name: string,
  stored: ReadonlyMap<string, StoredFile>,
  rules: readonly HeaderRule[],
): Form[] {
  const forms = [...ENCODINGS, { name: IDENTITY, extension: '' }].flatMap((encoding) => {
    const file = stored.get(name + encoding.extension);
    return file === undefined ? [] : [{ ...file, encoding: encoding.name }];
  });
  const shared = headersFor(rules, name).flat();
  if (forms.length > 1) shared.push('Vary', 'Accept-Encoding');
  return forms.map((form) => ({
    ...form,
    known: [...shared, 'ETag', form.etag],
    described: [
      ...['Content-Type', mediaTypeOf(name)],
      ...(form.encoding === IDENTITY
        ? ['Accept-Ranges', 'bytes']
        : ['Content-Encoding', form.encoding]),
    ],
  }));
}
