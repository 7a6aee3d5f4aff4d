import { expect, it } from 'vitest';
import { type PublishSettings, publishSettings } from './publishSettings.ts';

const WEBSPACE = { host: 'ftp.example.com', user: 'anna', directory: 'htdocs' };

it.each<[string, object]>([
  ['a webspace', { way: 'ftps', ...WEBSPACE }],
  [
    'a port and a certificate',
    { way: 'ftps', ...WEBSPACE, host: 'a.de:2121', fingerprint: '0a'.repeat(32) },
  ],
  ['a key', { way: 'sftp', ...WEBSPACE, key: '-----BEGIN OPENSSH PRIVATE KEY-----\n' }],
  ['a folder with spaces', { way: 'folder', folder: '/home/anna/my site' }],
  ['a site of Netlify', { way: 'netlify', site: 'tidy-touch.netlify.app' }],
  ['a Worker of Cloudflare', { way: 'cloudflare', account: '0a1b', name: 'tidy-touch' }],
  ['a branch', { way: 'git', remote: 'host', branch: 'live' }],
])('takes %s', (_, settings) => {
  expect(publishSettings.parse(settings)).toEqual(settings);
});

it('sends by Git to origin and main, unless she chose others', () => {
  expect(publishSettings.parse({ way: 'git' })).toEqual({
    ...{ way: 'git', remote: 'origin', branch: 'main' },
  } satisfies PublishSettings);
});

it.each<[string, object]>([
  ['an option in place of a branch', { way: 'git', branch: '--force' }],
  ['an option in place of a server', { way: 'ftps', ...WEBSPACE, host: '-h x' }],
  ['a server with an address', { way: 'ftps', ...WEBSPACE, host: 'ftp://example.com' }],
  ['a port with letters', { way: 'ftps', ...WEBSPACE, host: 'example.com:ftp' }],
  ['a user of two lines', { way: 'ftps', ...WEBSPACE, user: 'anna\nQUIT' }],
  ['a short fingerprint', { way: 'ftps', ...WEBSPACE, fingerprint: '0a' }],
  ['a long fingerprint', { way: 'ftps', ...WEBSPACE, fingerprint: '0a'.repeat(33) }],
  ['a key that is none', { way: 'sftp', ...WEBSPACE, key: 'my key -----BEGIN' }],
  ['a name with a slash', { way: 'netlify', site: 'a/b' }],
  ['a name that begins well', { way: 'cloudflare', account: 'a', name: 'a b' }],
  ['fields of another way', { way: 'folder', folder: '/a', remote: 'origin' }],
  ['another way', { way: 'pigeon' }],
])('refuses %s', (_, settings) => {
  expect(publishSettings.safeParse(settings).success).toBe(false);
});
