import { HOST_FILES } from '../../server/hostFiles.ts';
import { readSite } from '../../server/site.ts';
import type { OutgoingHttpHeaders } from 'node:http';

/** Something every server is asked, and has to answer alike. */
export interface Question {
  /** What it is about, in the table: "pages, as a browser asks for them". */
  about: string;
  target: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

const AS_BROWSERS_DO = 'gzip, deflate, br, zstd';

/** Every page, file and redirect of a built site, and what there is not. */
export async function questionsFor(site: string): Promise<Question[]> {
  const { files } = await readSite(site);
  const addresses = [...files.keys()].sort();
  const pages = addresses.filter((address) =>
    (files.get(address)?.at(-1)?.path ?? '').endsWith('.html'),
  );
  const others = addresses.filter((address) => !pages.includes(address));
  const texts = others.filter((address) => (files.get(address)?.length ?? 0) > 1);
  const [page = '/'] = pages.filter((address) => address !== '/');
  const [picture = ''] = others.filter((address) => address.endsWith('.webp'));
  const ask = (about: string, targets: readonly string[], more: Partial<Question> = {}) =>
    targets.map((target) => ({ about, target, ...more }));
  const taking = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } });
  return [
    ...ask('pages', pages),
    ...ask('pages, as browsers ask', pages, taking(AS_BROWSERS_DO)),
    ...ask('pages, from who takes gzip alone', pages, taking('gzip')),
    ...ask('pages, from who refuses Brotli', pages, taking('br;q=0, gzip')),
    ...ask('pages, with HEAD', pages, { method: 'HEAD', ...taking(AS_BROWSERS_DO) }),
    ...ask('files', others),
    ...ask('texts, as browsers ask', texts, taking(AS_BROWSERS_DO)),
    ...ask('texts, from who takes gzip alone', texts, taking('gzip')),
    ...ask('other spellings of pages', [
      '/index.html',
      `${page}.html`,
      `${page}/`,
      `${page}.html?a=b`,
    ]),
    ...ask('odd spellings', [`/${page}`, `/.${page}`, `${page}%5C`, '/index', '/favicon.ico/'], {
      ...taking(AS_BROWSERS_DO),
    }),
    ...ask('what there is not', [
      ...['/nowhere', '/404', '/404.html', '/nowhere.html', '/nowhere/', page.toUpperCase()],
      ...['/_astro', '/_astro/', '/_astro/gone.js', `${page}/more`, '/nowhere.php', '/100%25'],
    ]),
    ...ask('what there is not, as browsers ask', ['/nowhere'], taking(AS_BROWSERS_DO)),
    ...ask('what is not for visitors', [
      ...HOST_FILES.map((name) => `/${name}`),
      ...['/.htaccess', '/.fingerprint', '/.hosting/nginx.conf', '/.assetsignore', '/.git/config'],
      ...['/index.html.br', `${page}.html.gz`],
    ]),
    ...ask('other methods', ['/', '/nowhere', picture], { method: 'POST' }),
    ...ask('other methods', ['/'], { method: 'DELETE' }),
    ...ask('parts of a file', [picture], { headers: { Range: 'bytes=0-99' } }),
    ...ask('parts of a file', [picture], { headers: { Range: 'bytes=999999999-' } }),
  ];
}
