import { expect, it } from 'vitest';
import { clientOf, isProxyAddress } from './addresses.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '::1',
  'fc00::1',
  'fdff::1',
  'fe80::1',
])('a proxy may have the address %s', (address) => expect(isProxyAddress(address)).toBe(true));

it.each(['8.8.8.8', '11.0.0.1', '172.32.0.1', '192.169.0.1', '2001:db8::1', '::2', 'fe00::1'])(
  'only a visitor has the address %s',
  (address) => expect(isProxyAddress(address)).toBe(false),
);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::1:2:3:4:5', '0:0:0:1'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['1::ffff:203.0.113.7', '1:0:0:0'],
])('the client at %s is %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
