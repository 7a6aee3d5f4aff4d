import { expect, it } from 'vitest';
import { encodeOldAddress, isOldAddress, pathOfOldAddress } from './oldAddress.ts';

it.each([
  ['/about', '/about'],
  ['/about.html', '/about'],
  ['/about.html.old', '/about.html.old'],
  ['/caf%C3%A9', '/café'],
  ['/cafe%CC%81', '/café'],
])('hosts look up %s as %s', (address, path) => {
  expect(pathOfOldAddress(address)).toBe(path);
});

it.each(['/about', '/our-services/first', '/a.b/~c_d', '/%C3%BCber-uns'])(
  'browsers send an address like %s',
  (address) => expect(isOldAddress(address)).toBe(true),
);

it.each(['', '/', 'about', '/about/', '/über-uns', '/a b', '/a?b', '/a#b', '//a', '/%ZZ', '/%C3'])(
  'browsers send no address like "%s"',
  (address) => expect(isOldAddress(address)).toBe(false),
);

it.each([
  [' /über-uns/ ', '/%C3%BCber-uns'],
  ['/about', '/about'],
  ['/', '/'],
])('writes "%s" as browsers send it', (address, encoded) => {
  expect(encodeOldAddress(address)).toBe(encoded);
});
