import { isText, MEDIA_TYPES } from '../../../server/fileTypes.ts';
import { HOST_FILES, NOT_FOUND_ADDRESS } from '../../../server/fileTypes.ts';
import { HTTPS_HEADERS } from '../../../server/headers.ts';
import type { HeaderRule } from '../../../server/headers.ts';
import type { BuiltSite } from './builtSite.ts';

const HTML = MEDIA_TYPES['.html'] ?? '';

/**
 * Addresses at which there is nothing, but Caddy would find something: with a slash too many, a dot alone or a
 * backslash. With a name that no disk takes it would say that it had failed, and not who asks.
 */
const ODD = [
  ...[String.raw`./$`, '//', String.raw`/\.\.?(?:/|$)`, String.raw`[\\\x00]`],
  ...['[^/]{240}', '[^ -~]{60}', '^.{1000}'],
].join('|');

/** The part of a Caddy site block that belongs to the site; it stands behind `root`. */
export function caddyFile({ pages, redirects, assets, others }: BuiltSite): string {
  const endings = Object.keys(MEDIA_TYPES).filter((ending) => MEDIA_TYPES[ending] !== HTML);
  const hidden = [NOT_FOUND_ADDRESS, `${NOT_FOUND_ADDRESS}.html`].concat(
    HOST_FILES.map((name) => `/${name}`),
  );
  return `# Made with the site: import it in the site block, behind "root".
map {path} {clean} {
${redirects.map(({ from, to }) => `\t${from} ${to}`).join('\n')}
\tdefault ""
}
map {path} {odd} {
\t\`~${ODD}\` yes
\tdefault no
}
@unclean expression \`{clean} != "" && {query} == ""\`
redir @unclean {clean} 308
@uncleanWithQuery expression \`{clean} != "" && {query} != ""\`
redir @uncleanWithQuery {clean}?{query} 308

@assets {
\tmethod GET HEAD
\tpath ${assets.pathPrefix}*
\tfile
\texpression {odd} == "no"
}
@others not {
\tmethod GET HEAD
\tpath ${assets.pathPrefix}*
\tfile
\texpression {odd} == "no"
}
header @assets {
${headerLines(assets)}
}
header @others {
${headerLines(others)}
}
@https protocol https
header @https {
${HTTPS_HEADERS.map(([name, value]) => `\t${name} "${value}"`).join('\n')}
}
header -Server
${endings
  .map((ending) => {
    const matcher = `@type-${ending.slice(1)}`;
    return `${matcher} path *${ending}\nheader ${matcher} Content-Type "${MEDIA_TYPES[ending] ?? ''}"`;
  })
  .join('\n')}
@negotiated path ${[...pages, ...endings.filter((ending) => isText(`file${ending}`)).map((ending) => `*${ending}`)].join(' ')}
header @negotiated {
\tVary Accept-Encoding
\tdefer
}

@method not method GET HEAD
header @method Allow "GET, HEAD"
respond @method 405

# What no visitor is to have.
@dot {
\tpath_regexp /\\.
\tnot path /.well-known/*
}
error @dot 404
@hidden path ${[...hidden, '*.br', '*.gz'].join(' ')}
error @hidden 404

@odd expression {odd} == "yes"
error @odd 404

@page path ${pages.filter((page) => page !== '/').join(' ')}
rewrite @page {path}.html
file_server {
\tprecompressed br gzip
\tdisable_canonical_uris
}
handle_errors {
\trewrite * ${NOT_FOUND_ADDRESS}.html
\theader {
\t\tContent-Type "${HTML}"
\t\tVary Accept-Encoding
\t\tdefer
\t}
\tfile_server {
\t\tprecompressed br gzip
\t}
}
`;
}

function headerLines({ headers }: HeaderRule): string {
  return headers.map(([name, value]) => `\t${name} "${value}"`).join('\n');
}
