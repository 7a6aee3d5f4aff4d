import { expect, it } from 'vitest';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { isPrivateAddress, resolvePublicHost } from './publicNetwork.ts';

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.8.8.8'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '224.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', 'fc00::1'],
  ...[
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
  ],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  ...['1.1.1.1', '9.255.255.255', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1'],
  ...['192.167.1.1', '223.255.255.255', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::1.1.1.1'],
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

it.each(['localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f.1', '0'])(
  'the host %s leads to a private network',
  async (host) => {
    await expect(resolvePublicHost(host)).rejects.toThrow(WORDS.privateNetwork);
  },
);

it('gives the address of a public host', async () => {
  expect(await resolvePublicHost('1.1.1.1')).toBe('1.1.1.1');
  expect(await resolvePublicHost('[2606:4700::1111]')).toBe('2606:4700::1111');
});
