import { expect, it } from 'vitest';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { explainRemote } from './gitRemote.ts';

it.each([
  ...['origin', 'https://git.example.com/site.git', 'http://git.example.com:8080/site.git'],
  ...['ssh://git@git.example.com:22/site.git', 'git@git.example.com:anna/site.git'],
  ...['/srv/site.git', '../site.git', 'file:///srv/site.git', String.raw`C:\site.git`],
])('%s may be used', (remote) => {
  expect(explainRemote(remote)).toBeUndefined();
});

it.each([
  ...['https://anna:secret@git.example.com/site.git', 'https://token@git.example.com/site.git'],
  ...['https://:token@git.example.com/site.git', 'HTTPS://token@git.example.com/site.git'],
  ...['http://token@git.example.com/site.git', 'ssh://git:secret@git.example.com/site.git'],
])('%s has a password or token', (remote) => {
  expect(explainRemote(remote)).toBe(WORDS.gitPassword);
});

it.each([
  ...['ext::sh -c "touch /tmp/x"', 'fd::17', 'other::https://git.example.com/site.git'],
  ...['https::https://git.example.com', 'ftp://git.example.com/site.git', 'https://'],
])('%s would run a program or is unknown', (remote) => {
  expect(explainRemote(remote)).toBe(WORDS.gitHelper);
});
