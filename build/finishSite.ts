import { existsSync } from 'node:fs';
import { appendFile, cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentVersion, VERSION_FILE } from '../node/contentVersion.ts';
import { hostFiles } from '../server/hostFiles.ts';
import { CONTENT_FOLDER, contentCache } from '../src/data/contentFolder.ts';
import { HOME, LICENCES } from '../src/routes.ts';
import { allowForms } from './allowForms.ts';
import { compressFolder } from './compressFolder.ts';
import { addPolicy, hideMailAddresses, placeScripts, placeStyles } from './pages.ts';
import { addRules, HOST_RULES, redirectsFile, vercelSettings } from './redirectRules.ts';
import type { AstroIntegration } from 'astro';
import type { Redirect } from '../src/schemas/redirects.ts';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/u;
const PICTURE = /(?:<meta property="og:image" content="|"contentUrl":")([^"]+)"/gu;

/** Of what is published and comes from no package. */
const LICENCE_FILES = ['src/components/featherLicence.txt', 'src/fonts/OFL.txt'];

/** The content that the settings of hosts need. */
export interface HostContent {
  redirects: readonly Redirect[];
  /** Where visitors may send enquiries, as sources of a policy; undefined without enquiries. */
  receivers: string | undefined;
}

/** Finishes each build: pages, `sitemap.xml`, compressed files and host settings. */
export function finishSite({ redirects: all, receivers }: HostContent): AstroIntegration {
  const finish = async ({ dir }: { dir: URL }): Promise<void> => {
    const folder = fileURLToPath(dir);
    await writeFile(join(folder, 'sitemap.xml'), siteMap(await finishPages(folder, receivers)));
    // Astro also publishes the original of an SVG logo, which may contain scripts.
    for await (const name of glob('_astro/*.svg', { cwd: folder })) await rm(join(folder, name));
    for (const file of LICENCE_FILES)
      await appendFile(join(folder, LICENCES), `\n---\n\n${await readFile(file, 'utf8')}`);
    await compressFolder(folder, resolve(contentCache(CONTENT_FOLDER), 'compressed'));
    await cp(resolve('hosting'), folder, { recursive: true });
    const redirects = all.filter(({ to }) => isBuilt(folder, to));
    const version = await contentVersion(resolve(CONTENT_FOLDER));
    const headers = hostFiles(receivers);
    const files = {
      ...headers,
      'vercel.json': vercelSettings(headers['vercel.json'], redirects),
      _redirects: redirectsFile(redirects, process.env.NETLIFY === 'true'),
      [VERSION_FILE]: version,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    for (const [name, rule] of Object.entries(HOST_RULES)) {
      const settings = await readFile(resolve('hosting', name), 'utf8');
      const withRules = addRules(settings, redirects, rule);
      await writeFile(join(folder, name), allowForms(name, withRules, receivers));
    }
  };
  return { name: 'finish-site', hooks: { 'astro:build:done': finish } };
}

/** Whether the build has the page of an address: drafts are not built. */
function isBuilt(folder: string, address: string): boolean {
  const [path = HOME] = address.split('#');
  return existsSync(join(folder, path === HOME ? 'index.html' : `${path}.html`));
}

async function finishPages(folder: string, receivers?: string): Promise<string[]> {
  // `cwd`, not part of the pattern: folder names may contain brackets.
  const readAll = async (pattern: string) => {
    const names = await Array.fromAsync(glob(pattern, { cwd: folder }));
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    return Promise.all(names.sort().map(async (name) => [name, await read(name)] as const));
  };
  const [pages, allScripts] = await Promise.all([readAll('**/*.html'), readAll('_astro/*.js')]);
  // Scripts of islands are only on pages that name them.
  const ofIslands = allScripts.filter(([script]) =>
    pages.some(([, html]) => html.includes(`url="/${script}"`)),
  );
  const finished = pages.map(async ([name, html]) => {
    const loaded = allScripts.filter((one) => !ofIslands.includes(one) || html.includes(one[0]));
    const scripts = placeScripts(html);
    const styles = placeStyles(scripts.page, loaded.map(([, text]) => text).join(''));
    // Last: the policy contains hashes of the inline scripts and styles.
    const page = addPolicy(hideMailAddresses(styles.page), receivers);
    await writeFile(join(folder, name), page);
    for (const { file } of [scripts, styles])
      if (file) await writeFile(join(folder, file.path), file.text);
    return page;
  });
  return Promise.all(finished);
}

/** `sitemap.xml` of the pages with a canonical URL, and their pictures. */
function siteMap(pages: readonly string[]): string {
  const entries = pages.flatMap((page) => {
    const [, address] = CANONICAL.exec(page) ?? [];
    if (address === undefined || page.includes('http-equiv="refresh"')) return [];
    const pictures = new Set(Array.from(page.matchAll(PICTURE), ([, url = '']) => url));
    const images = Array.from(
      pictures,
      (url) => `<image:image><image:loc>${url}</image:loc></image:image>`,
    );
    return [`<url><loc>${address}</loc>${images.join('')}</url>`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}
