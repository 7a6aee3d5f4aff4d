// @ts-check
import { defineConfig } from 'html-validate';

/** How the built pages are checked: `tests/visit/validity.spec.ts` does it. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `srcSet`, `autofocus=""` and `<br/>`, which mean `srcset`, `autofocus` and `<br>`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // The headline is split for the eye, and keeps its whole text as one name. Headings may have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
