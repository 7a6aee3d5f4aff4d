import { expect, it } from 'vitest';
import { STORAGE_WORDS } from '../words.ts';
import { explainStorageError } from './storageErrors.ts';

it.each([
  ['ENOSPC', STORAGE_WORDS.full],
  ['EDQUOT', STORAGE_WORDS.full],
  ['EACCES', STORAGE_WORDS.locked],
  ['EPERM', STORAGE_WORDS.locked],
  ['EROFS', STORAGE_WORDS.locked],
  ['ENOENT', undefined],
  [undefined, undefined],
])('tells the owner what to do after %s', (code, advice) => {
  expect(explainStorageError(Object.assign(new Error('failed'), { code }))).toBe(advice);
});
