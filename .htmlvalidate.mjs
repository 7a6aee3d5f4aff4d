// @ts-check
import { defineConfig } from 'html-validate';

/** Rules for the built pages, checked in `tests/visit/validity.spec.ts`. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `srcSet`, `autofocus=""` and `<br/>`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // The headline consists of spans, so it has an `aria-label`.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
