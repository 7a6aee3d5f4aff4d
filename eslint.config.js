// @ts-check
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const MAX_LINES_PER_FILE = 150;
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.ts'];

/** Words a visitor reads come from content/, so that the owner can change every one of them. */
const NO_WORDS_IN_CODE = [
  {
    selector: 'JSXText[value=/\\p{L}/u]',
    message: 'Words belong in content/: pass them in as a prop.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder)$/] > Literal[value=/\\S/]',
    message: 'Words belong in content/: pass them in as a prop.',
  },
];

/** The content security policy refuses style attributes, so one would do nothing. */
const NO_STYLE_ATTRIBUTE = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content security policy blocks style attributes: use a class or an attribute.',
};

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/']),
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-magic-numbers': [
        'error',
        { ignore: [-2, -1, 0, 1, 2], ignoreReadonlyClassProperties: true, ignoreTypeIndexes: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', { max: MAX_LINES_PER_FILE }],
      'no-console': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
    rules: {
      'no-restricted-syntax': ['error', ...NO_WORDS_IN_CODE, NO_STYLE_ATTRIBUTE],
    },
  },
  {
    // The rule does not see content that a wrapper passes on; the visits check every finished link.
    files: ['src/components/**/*.tsx'],
    rules: { 'jsx-a11y-x/anchor-has-content': 'off', 'jsx-a11y-x/heading-has-content': 'off' },
  },
  {
    // A table, whose column heads name the numbers.
    files: ['src/data/photos/placements.ts'],
    rules: { '@typescript-eslint/no-magic-numbers': 'off' },
  },
  {
    // The rule does not see the types that JavaScript gives in comments; the type check does.
    files: ['**/*.{js,mjs}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  { files: ['**/*.astro'], extends: [astro.configs.recommended] },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-magic-numbers': 'off', 'max-lines': 'off' },
  },
);
