import { expect, it } from 'vitest';
import { addRules, HOST_RULES, redirectsFile, vercelSettings } from './redirectRules.ts';

const REDIRECTS = [
  { from: '/about.us', to: '/#about' },
  { from: '/caf%C3%A9', to: '/portfolio' },
];
const LINE = '# Old addresses (content/redirects.yaml)';

it.each([
  [
    '.htaccess',
    [
      String.raw`RewriteRule "^about\.us(?:\.html|/)?$" "/#about" [R=301,L,NE]`,
      String.raw`RewriteRule "^café(?:\.html|/)?$" "/portfolio" [R=301,L,NE]`,
    ],
  ],
  [
    '.hosting/nginx.conf',
    [
      'location = "/about.us" { return 301 "/#about"; }',
      'location = "/about.us.html" { return 301 "/#about"; }',
      'location = "/café" { return 301 "/portfolio"; }',
      'location = "/café.html" { return 301 "/portfolio"; }',
    ],
  ],
  [
    '.hosting/Caddyfile',
    [
      'redir "/about.us" "/#about" 301',
      'redir "/about.us.html" "/#about" 301',
      'redir "/café" "/portfolio" 301',
      'redir "/café.html" "/portfolio" 301',
    ],
  ],
])('writes the rules of %s below their line', (file, rules) => {
  const rule = HOST_RULES[file];
  if (!rule) throw new Error(`There are no rules for ${file}.`);
  const settings = addRules(`before\n${LINE}\nafter\n`, REDIRECTS, rule);
  expect(settings).toBe(['before', LINE, ...rules, 'after', ''].join('\n'));
});

it('refuses settings without the line, or with two', () => {
  const message = `The settings need the line ${LINE}`;
  expect(() => addRules('', [], () => '')).toThrow(message);
  expect(() => addRules(`${LINE}\n${LINE}`, [], () => '')).toThrow(message);
});

it('writes the file of Cloudflare, and of Netlify with rules that come before pages', () => {
  const lines = ['/about.us /#about 301', '/caf%C3%A9 /portfolio 301', ''];
  expect(redirectsFile(REDIRECTS, false)).toBe(lines.join('\n'));
  expect(redirectsFile(REDIRECTS, true)).toBe(lines.join('!\n').replace(/!$/u, ''));
  expect(redirectsFile([], true)).toBe('');
});

it('adds the rules to the settings of Vercel', () => {
  expect(JSON.parse(vercelSettings('{"cleanUrls":true}', REDIRECTS.slice(0, 1)))).toEqual({
    cleanUrls: true,
    redirects: [{ source: '/about.us', destination: '/#about', statusCode: 301 }],
  });
});
