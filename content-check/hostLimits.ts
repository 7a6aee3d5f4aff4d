import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { spokenLanguage } from '../src/logic/language.ts';
import { CHECK_WORDS } from './words.ts';

/** What hosts limit; see the addresses below. */
export interface SiteSize {
  /** Without compressed copies. */
  files: number;
  /** Of the folder with the most files, without those of its subfolders. */
  filesInFolder: number;
  bytes: number;
  largest: { name: string; bytes: number };
}

export const LIMITED_HOSTS = ['cloudflare', 'netlify', 'github'] as const;
export type LimitedHost = (typeof LIMITED_HOSTS)[number];

const MEBIBYTE = 2 ** 20;
/** Warns from this share of a limit. */
const NEAR = 0.8;

// https://developers.cloudflare.com/workers/platform/limits/ (free plan)
const CLOUDFLARE = { files: 20_000, fileBytes: 25 * MEBIBYTE };
// https://docs.netlify.com/site-deploys/overview/
const NETLIFY = { filesInFolder: 54_000 };
// https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
const GITHUB = { bytes: 10 ** 9 };

/** Hosts compress by themselves (`.assetsignore`). */
const COMPRESSED = /\.(?:br|gz)$/u;

/** Measures a built site; undefined if there is none. */
export async function measureSite(folder: string): Promise<SiteSize | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  if (files.length === 0) return undefined;
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const shown = relative(folder, path).split(sep).join('/');
      return { name: shown, bytes: (await stat(path)).size };
    }),
  );
  const folders = Map.groupBy(files, ({ parentPath }) => parentPath);
  return {
    files: files.length,
    filesInFolder: Math.max(...[...folders.values()].map((group) => group.length)),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most)),
  };
}

/** Says which limits of hosts a site is near to, or above. */
export function warnAboutLimits(
  { files, filesInFolder, bytes, largest }: SiteSize,
  hosts: readonly LimitedHost[] = LIMITED_HOSTS,
): string[] {
  const words = CHECK_WORDS.limits;
  const numbers = new Intl.NumberFormat(spokenLanguage(), { maximumFractionDigits: 0 });
  const megabytes = (count: number) => numbers.format(count / 10 ** 6);
  const warnings: Record<LimitedHost, (string | false)[]> = {
    cloudflare: [
      files > NEAR * CLOUDFLARE.files &&
        words.files('Cloudflare', numbers.format(files), numbers.format(CLOUDFLARE.files)),
      largest.bytes > NEAR * CLOUDFLARE.fileBytes &&
        words.file(
          'Cloudflare',
          largest.name,
          megabytes(largest.bytes),
          megabytes(CLOUDFLARE.fileBytes),
        ),
    ],
    netlify: [
      filesInFolder > NEAR * NETLIFY.filesInFolder &&
        words.files(
          'Netlify',
          numbers.format(filesInFolder),
          numbers.format(NETLIFY.filesInFolder),
        ),
    ],
    github: [
      bytes > NEAR * GITHUB.bytes &&
        words.site('GitHub Pages', megabytes(bytes), megabytes(GITHUB.bytes)),
    ],
  };
  return hosts.flatMap((host) => warnings[host].filter((warning) => warning !== false));
}

/** The warnings about a built site; none if it was not built yet. */
export async function limitWarnings(
  folder: string,
  hosts?: readonly LimitedHost[],
): Promise<string[]> {
  const size = await measureSite(folder);
  return size ? warnAboutLimits(size, hosts) : [];
}
