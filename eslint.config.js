// @ts-check
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const MAX_LINES_PER_FILE = 300;
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

/** In this order: side effects, Node and packages, files of the project, types. */
const IMPORT_ORDER = [
  '^\\u0000',
  '^node:',
  '^@?\\w',
  '^\\.',
  '^(?!\\.).*\\u0000$',
  '^\\..*\\u0000$',
];

/** Node and browsers ask for the ending as well. */
const NO_IMPORT_WITHOUT_ENDING = {
  regex: '^\\.(?!.*\\.(?:astro|css|js|json|mjs|tsx?|woff2)(?:\\?|$))',
  message: 'Write the ending of the file.',
};

/** Folders in the order of imports: each may import what stands before it. */
const FOLDERS = [
  'src',
  'server',
  'node',
  'build',
  'content-check',
  'paper',
  'studio',
  'tools',
  'bench',
  'tests',
];

/**
 * @param {string} folder
 * @returns {import('eslint').Linter.Config}
 */
function oneWayImports(folder) {
  const later = FOLDERS.slice(FOLDERS.indexOf(folder) + 1);
  const regex = `^(?:\\.\\./)+(?:${later.join('|')})/`;
  const message = 'Imports run one way: see CONTRIBUTING.md.';
  const patterns = [NO_IMPORT_WITHOUT_ENDING, ...(later.length > 0 ? [{ regex, message }] : [])];
  return {
    files: [`${folder}/**/*.{ts,tsx,astro}`],
    // The list of breakages is a part of the tests, and tests know everything.
    ignores: ['tools/mutants.ts', '**/*.test.{ts,tsx}', '**/draftFixture.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** A page that moves takes its links along. */
const NO_ROUTES_AS_TEXT = {
  selector: 'JSXAttribute[name.name="href"] Literal[value=/^\\//]',
  message: 'Take the route from src/routes.ts.',
};

/** Class names are joined in one way. */
const NO_CLASSES_AS_TEMPLATES = {
  selector: 'JSXAttribute[name.name="className"] TemplateLiteral',
  message: 'Join class names with clsx.',
};

/** The content security policy refuses style attributes, so one would do nothing. */
const NO_STYLE_ATTRIBUTE = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content security policy blocks style attributes: use a class or an attribute.',
};

export default defineConfig(
  globalIgnores(['dist/', '**/.astro/', '.cache/']),
  {
    files: ['**/*.{js,mjs,ts,tsx,astro}'],
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'no-restricted-imports': ['error', { patterns: [NO_IMPORT_WITHOUT_ENDING] }],
      'simple-import-sort/imports': ['error', { groups: [IMPORT_ORDER] }],
    },
  },
  ...FOLDERS.map(oneWayImports),
  {
    files: ['{build,content-check,node,server,src,studio}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: { 'import-x/no-cycle': 'error' },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', { max: MAX_LINES_PER_FILE }],
      'no-console': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['{paper,src,studio}/**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    plugins: { 'react-hooks': { rules: reactHooks.rules } },
    rules: {
      // The others of the plugin ask for React's compiler.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        ...NO_WORDS_IN_CODE,
        NO_STYLE_ATTRIBUTE,
        NO_ROUTES_AS_TEXT,
        NO_CLASSES_AS_TEMPLATES,
      ],
    },
  },
  {
    // The studio's page moves cards and points while they are dragged, which its policy allows.
    files: ['studio/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...NO_WORDS_IN_CODE, NO_CLASSES_AS_TEMPLATES] },
  },
  {
    // The rule does not see content that a wrapper passes on; the visits check every finished link.
    files: ['src/components/**/*.tsx'],
    rules: { 'jsx-a11y-x/anchor-has-content': 'off', 'jsx-a11y-x/heading-has-content': 'off' },
  },
  {
    // Nothing but words.
    files: ['studio/app/words.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // The rule does not see the types that JavaScript gives in comments; the type check does.
    files: ['**/*.{js,mjs}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  { files: ['**/*.astro'], extends: [astro.configs.recommended] },
  {
    files: ['{bench,build,content-check,node,server,studio/server,tools}/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: { 'max-lines': 'off' },
  },
);
