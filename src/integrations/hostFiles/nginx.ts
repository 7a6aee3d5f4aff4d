import { MEDIA_TYPES } from '../../../server/fileTypes.ts';
import { HOST_FILES } from '../../../server/fileTypes.ts';
import { HTTPS_HEADERS } from '../../../server/headers.ts';
import type { Header, HeaderRule } from '../../../server/headers.ts';
import type { BuiltSite } from './builtSite.ts';

const CHARSET = '; charset=utf-8';

/** The part of an nginx `server` block that belongs to the site; it stands behind `root`. */
export function nginxFile({ pages, redirects, assets, others }: BuiltSite): string {
  const types = Object.entries(MEDIA_TYPES).map(
    ([ending, type]) => `  ${type.replace(CHARSET, '')} ${ending.slice(1)};`,
  );
  const charsetTypes = Object.values(MEDIA_TYPES)
    .filter((type) => type.endsWith(CHARSET))
    .map((type) => type.replace(CHARSET, ''));
  return `# Made with the site: include it in the server block, behind "root".
types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(charsetTypes)].filter((type) => type !== 'text/html').join(' ')};
server_tokens off;
absolute_redirect off;
# A request with a body is no visitor's.
client_max_body_size 1;

# The compressed files are in the folder. With the module libnginx-mod-http-brotli-static, say
# "brotli_static on;" beside the line that includes this.
gzip off;
gzip_static on;
gzip_vary on;

${HTTPS_HEADERS.map(([, value], index) => `set ${httpsVariable(index)} "";\nif ($https) { set ${httpsVariable(index)} "${value}"; }`).join('\n')}
error_page 403 404 =404 /404.html;
error_page 405 @method;
if ($request_method !~ ^(GET|HEAD)$) { return 405; }

location = /404.html {
  internal;
${headerLines(others)}
}
location @method {
  add_header Allow "GET, HEAD" always;
${headerLines(others)}
  return 405;
}
# What no visitor is to have.
location = /404 { return 404; }
location ~ ^/(?:${HOST_FILES.join('|').replaceAll('.', String.raw`\.`)})$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }

${redirects.map(({ from, to }) => `location = ${from} {\n${headerLines(others)}\n  return 308 ${to}$is_args$args;\n}`).join('\n')}
${pages
  .filter((page) => page !== '/')
  .map((page) => `location = ${page} {\n${headerLines(others)}\n  try_files ${page}.html =404;\n}`)
  .join('\n')}
location = / {
${headerLines(others)}
  try_files /index.html =404;
}
location ${assets.pathPrefix} {
${headerLines(assets)}
  try_files $uri =404;
}
location / {
${headerLines(others)}
  try_files $uri =404;
}
`;
}

/** Holds the value of a header for HTTPS alone; where the site is not asked that way, nothing. */
function httpsVariable(index: number): string {
  return `$https_header_${index}`;
}

/** A location that has headers of its own has no others. What is empty is not sent. */
function headerLines({ headers }: HeaderRule): string {
  const forHttps = HTTPS_HEADERS.map(([name], index): Header => [name, httpsVariable(index)]);
  return [...headers, ...forHttps]
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}
