import { countOf } from '../src/logic/countOf.ts';
import { pathOfOldAddress } from '../src/logic/oldAddress.ts';
import type { Redirect } from '../src/schemas/redirects.ts';

/** The line in `hosting/` before which the rules of a host belong. */
const RULES_LINE = '# Old addresses (content/redirects.yaml)';

type Rule = (redirect: Redirect) => string;

function escapePattern(text: string): string {
  return text.replaceAll(/[.~+*?^$()[\]{}|\\-]/gu, String.raw`\$&`);
}

/** Apache and nginx compare decoded paths; Apache without the first slash. */
const apacheRule: Rule = ({ from, to }) =>
  `RewriteRule "^${escapePattern(pathOfOldAddress(from).slice(1))}(?:\\.html|/)?$" "${to}" [R=301,L,NE]`;

const nginxRule: Rule = ({ from, to }) =>
  ['', '.html']
    .map((end) => `location = "${pathOfOldAddress(from)}${end}" { return 301 "${to}"; }`)
    .join('\n');

const caddyRule: Rule = ({ from, to }) =>
  ['', '.html'].map((end) => `redir "${pathOfOldAddress(from)}${end}" "${to}" 301`).join('\n');

/** Files of `hosting/` that get a rule for each old address. */
export const HOST_RULES: Readonly<Record<string, Rule>> = {
  '.htaccess': apacheRule,
  '.hosting/nginx.conf': nginxRule,
  '.hosting/Caddyfile': caddyRule,
};

/** Adds the rules of the old addresses to the settings of a host. */
export function addRules(settings: string, redirects: readonly Redirect[], rule: Rule): string {
  if (countOf(settings, RULES_LINE) !== 1)
    throw new Error(`The settings need the line ${RULES_LINE}`);
  return settings.replace(RULES_LINE, () => [RULES_LINE, ...redirects.map(rule)].join('\n'));
}

/** For Cloudflare and the site's own server; on Netlify "!" puts the rule before the page. */
export function redirectsFile(redirects: readonly Redirect[], isNetlify: boolean): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301${isNetlify ? '!' : ''}\n`);
  return lines.join('');
}

/** Adds the rules to vercel.json. */
export function vercelSettings(settings: string, redirects: readonly Redirect[]): string {
  const rules = redirects.map(({ from, to }) => ({
    source: from,
    destination: to,
    statusCode: 301,
  }));
  return JSON.stringify({ ...(JSON.parse(settings) as object), redirects: rules });
}
