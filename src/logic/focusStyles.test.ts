import { expect, it } from 'vitest';
import { focusClass, focusStyles } from './focusStyles.ts';

function all(point: string) {
  return { narrow: point, middle: point, wide: point };
}

it('needs no class for centred pictures', () => {
  expect(focusClass(all('50% 50%'))).toBeUndefined();
});

it('writes one rule per point, however often a page shows it', () => {
  const name = focusClass(all('6% 50%'));
  expect(focusStyles(`<img class="a ${name}"><img class="${name} b">`)).toBe(
    '.focus-6-50{object-position:6% 50%}',
  );
});

it('writes a rule for each width of the window', () => {
  const name = focusClass({ narrow: '86% 85%', middle: '40% 50%', wide: '50% 50%' });
  expect(name).toBe('focus-86-85-40-50-50-50');
  expect(focusStyles(`<img class="${name}">`)).toBe(
    `.${name}{object-position:50% 50%}` +
      `@media (width < 900px){.${name}{object-position:40% 50%}}` +
      `@media (width < 600px){.${name}{object-position:86% 85%}}`,
  );
});
