import { hash } from 'node:crypto';
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../tests/support/makeFolder.ts';
import { digestOf, openFacts } from './facts.ts';

const FILE = resolve('.cache/facts/test-facts.json');

it('finds what an earlier process saved, and nothing else', () => {
  onTestFinished(() => rmSync(FILE, { force: true }));
  const facts = openFacts<string>('test-facts');
  facts.set('one', 'saved');
  facts.save();
  facts.set('two', 'not saved');
  const next = openFacts<string>('test-facts');
  expect(next.get('one')).toBe('saved');
  expect(next.get('two')).toBeUndefined();
});

it('begins anew if its file is damaged', () => {
  onTestFinished(() => rmSync(FILE, { force: true }));
  writeFileSync(FILE, '[["one", "sav');
  const facts = openFacts<string>('test-facts');
  expect(facts.get('one')).toBeUndefined();
  facts.set('one', 'again');
  facts.save();
  expect(openFacts<string>('test-facts').get('one')).toBe('again');
});

it('reads a file again if its time or its size has changed', async () => {
  const path = join(makeFolder({ 'a.jpg': 'first' }), 'a.jpg');
  const { mtimeMs } = statSync(path);
  expect(await digestOf(path)).toBe(hash('sha256', 'first'));
  writeFileSync(path, 'other');
  utimesSync(path, mtimeMs / 1000 + 1, mtimeMs / 1000 + 1);
  expect(await digestOf(path)).toBe(hash('sha256', 'other'));
  writeFileSync(path, 'longer');
  utimesSync(path, mtimeMs / 1000 + 1, mtimeMs / 1000 + 1);
  expect(await digestOf(path)).toBe(hash('sha256', 'longer'));
});
