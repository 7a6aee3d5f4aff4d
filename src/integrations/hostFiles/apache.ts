import { isText, MEDIA_TYPES } from '../../../server/fileTypes.ts';
import { HOST_FILES, NOT_FOUND_ADDRESS } from '../../../server/fileTypes.ts';
import { HTTPS_HEADERS } from '../../../server/headers.ts';
import { ENCODINGS } from '../../../server/negotiation.ts';
import type { Header } from '../../../server/headers.ts';
import type { BuiltSite } from './builtSite.ts';

/** When a request has come over HTTPS, to this server or to a proxy in front of it. */
const IS_HTTPS = "%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') =~ /^https/";

/** `.htaccess` for Apache and LiteSpeed: it lies at the top of the folder that is uploaded. */
export function apacheFile({ redirects, assets, others }: BuiltSite): string {
  const endings = Object.keys(MEDIA_TYPES);
  const textEndings = endings
    .filter((ending) => isText(`file${ending}`))
    .map((ending) => ending.slice(1));
  const hidden = [...HOST_FILES, 'index', `${NOT_FOUND_ADDRESS.slice(1)}(?:\\.html)?`].map((name) =>
    name.replace(/\.json$/u, String.raw`\.json`),
  );
  const isAsset = [
    `%{REQUEST_URI} =~ m#^${assets.pathPrefix}#`,
    '%{REQUEST_METHOD} =~ /^(?:GET|HEAD)$/',
    "%{REQUEST_STATUS} != '416'",
  ].join(' && ');
  const shared = new Set(others.headers.map(String));
  const line = ([name, value]: Header, when = ''): string =>
    `  Header always set ${name} "${value}"${when && ` "expr=${when}"`}`;
  return `# Made with the site. It needs mod_rewrite, mod_headers, mod_mime and mod_dir.
Options -MultiViews -Indexes
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 403 ${NOT_FOUND_ADDRESS}.html
ErrorDocument 404 ${NOT_FOUND_ADDRESS}.html
AddDefaultCharset Off
${endings.map((ending) => `AddType "${MEDIA_TYPES[ending] ?? ''}" ${ending}`).join('\n')}
# ".br" is Brotli, and not the Breton language; ".gz" is no download.
RemoveLanguage .br
RemoveType .br .gz
${ENCODINGS.map(({ name, extension }) => `AddEncoding ${name} ${extension}`).join('\n')}

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  # The page for lost visitors comes through here as well.
${ENCODINGS.map(({ name, extension }) => `  RewriteCond %{ENV:REDIRECT_STATUS} =404\n  RewriteCond %{HTTP:Accept-Encoding} "${accepts(name)}"\n  RewriteRule ^404\\.html$ 404.html${extension} [END]`).join('\n')}
  RewriteCond %{ENV:REDIRECT_STATUS} !^$
  RewriteRule ^ - [END]
  # What no visitor is to have.
  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
  RewriteRule ^(?:${hidden.join('|')})$ - [R=404,L]
  RewriteRule \\.(?:br|gz)$ - [R=404,L]
${redirects.map(({ from, to }) => `  RewriteRule ^${from.slice(1).replaceAll('.', String.raw`\.`)}$ ${to} [R=308,L]`).join('\n')}
${compressed('.html')}
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+)$ $1.html [END]
  # Behind the pages: a folder may be called like one of them.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]
${compressed('')}

${ENCODINGS.map(({ name, extension }) => `  RewriteCond %{HTTP:Accept-Encoding} "${accepts(name)}"\n  RewriteRule ^$ index.html${extension} [END]`).join('\n')}
</IfModule>

<IfModule mod_headers.c>
${others.headers.map((header) => line(header, assets.headers.map(String).includes(String(header)) ? '' : `!(${isAsset})`)).join('\n')}
${assets.headers
  .filter((header) => !shared.has(String(header)))
  .map((header) => line(header, isAsset))
  .join('\n')}
${HTTPS_HEADERS.map((header) => line(header, IS_HTTPS)).join('\n')}
  Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == '405'"
  <FilesMatch "\\.(?:${textEndings.join('|')})(?:${ENCODINGS.map(({ extension }) => `\\${extension}`).join('|')})?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
}

/** How a client says that it takes an encoding: by its name, without the weight 0. */
function accepts(encoding: string): string {
  return String.raw`(?:^|[,\s])${encoding}(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
}

function compressed(page: string): string {
  const rules = ENCODINGS.map(
    ({ name, extension }) => `  RewriteCond %{HTTP:Accept-Encoding} "${accepts(name)}"
  RewriteCond %{REQUEST_FILENAME}${page}${extension} -f
  RewriteRule ^(.+)$ $1${page}${extension} [END]`,
  );
  return rules.join('\n');
}
