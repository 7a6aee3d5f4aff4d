import { expect, it } from 'vitest';
import { focusClass, focusRule, underlineClass } from './focusStyles.ts';

const everywhere = (point: string) => ({ narrow: point, middle: point, wide: point });
const BY_WIDTH = { narrow: '86% 85%', middle: '40% 50%', wide: '50% 60%' };

it('has one class and one rule for a focus point of all widths', () => {
  expect(focusClass(everywhere('54% 0%'))).toBe('focus-54-0');
  expect(focusRule(everywhere('54% 0%'))).toBe('.focus-54-0{object-position:54% 0%}');
});

it('has no class for the centre', () => {
  expect(focusClass(everywhere('50% 50%'))).toBeUndefined();
  expect(focusRule(everywhere('50% 50%'))).toBe('');
});

it('has a rule for each width if the focus points differ', () => {
  const name = 'focus-86-85-40-50-50-60';
  expect(focusClass(BY_WIDTH)).toBe(name);
  expect(focusRule(BY_WIDTH)).toBe(
    `.${name}{object-position:50% 60%}` +
      `@media (width < 56.25rem){.${name}{object-position:40% 50%}}` +
      `@media (width < 37.5rem){.${name}{object-position:86% 85%}}`,
  );
});

it.each(['narrow', 'middle', 'wide'])('sees that only the point of %s windows differs', (width) => {
  const points = { ...everywhere('50% 50%'), [width]: '10% 20%' };
  expect(focusRule(points)).toMatch(/@media.*@media/u);
});

it('has a class for the height of an underline', () => {
  expect(underlineClass(54)).toBe('underline-54');
  expect(underlineClass()).toBeUndefined();
});
