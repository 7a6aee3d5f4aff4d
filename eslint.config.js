// @ts-check
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.ts'];

/** Visible texts come from content/, so that the owner can change them. */
const NO_WORDS_IN_CODE = {
  selector: [
    'JSXText[value=/\\p{L}/u]',
    'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder)$/] > Literal[value=/\\S/]',
  ].join(),
  message: 'Words belong in content/: pass them in as a prop.',
};

/** In this order: side effects, Node and packages, files of the project, types. */
const IMPORT_ORDER = [
  '^\\u0000',
  '^node:',
  '^@?\\w',
  '^\\.',
  '^(?!\\.).*\\u0000$',
  '^\\..*\\u0000$',
];

/** Node and browsers require file extensions. */
const NO_IMPORT_WITHOUT_ENDING = {
  regex: '^\\.(?!.*\\.(?:astro|css|js|json|mjs|tsx?|woff2)(?:\\?|$))',
  message: 'Write the file extension.',
};

/** Order of imports: a folder may import only folders before it. */
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
    // The mutants are part of the tests, which may import everything.
    ignores: ['tools/mutants.ts', '**/*.test.{ts,tsx}', '**/draftFixture.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** The same inside src/: each folder may import values only from folders before it. */
const SOURCE_FOLDERS = [
  ['logic'],
  ['schemas'],
  ['data'],
  ['components'],
  ['islands'],
  ['sections'],
  ['scripts'],
  ['layouts'],
  ['pages'],
];

/**
 * @param {string} folder
 * @param {string} files
 * @returns {import('eslint').Linter.Config}
 */
function oneWayInSource(folder, files = `src/${folder}/**/*.{ts,tsx,astro}`) {
  const level = SOURCE_FOLDERS.findIndex((names) => names.includes(folder));
  const later = SOURCE_FOLDERS.slice(level).flat();
  const others = later.filter((name) => name !== folder);
  // Schemas of sections are schemas.
  const regex = `^(?:\\.\\./)+(?:${others.join('|')})/(?!kinds\\.ts|.*/schema\\.ts)`;
  const message = 'Imports in src/ run one way: see CONTRIBUTING.md.';
  const patterns = [{ regex, message, allowTypeImports: true }];
  return {
    files: [files],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

/** Links come from routes.ts, so that they follow when a page moves. */
const NO_ROUTES_AS_TEXT = {
  selector: 'JSXAttribute[name.name="href"] Literal[value=/^\\//]',
  message: 'Take the route from src/routes.ts.',
};

/** One way to join class names. */
const NO_CLASSES_AS_TEMPLATES = {
  selector: 'JSXAttribute[name.name="className"] TemplateLiteral',
  message: 'Join class names with clsx.',
};

/** The Content-Security-Policy blocks style attributes. */
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
  ...SOURCE_FOLDERS.flat()
    .slice(0, -1)
    .map((folder) => oneWayInSource(folder)),
  oneWayInSource('schemas', 'src/sections/*/schema.ts'),
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
      'max-lines': ['error', { max: 300 }],
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
      // The plugin's other rules require the React compiler.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        NO_WORDS_IN_CODE,
        NO_STYLE_ATTRIBUTE,
        NO_ROUTES_AS_TEXT,
        NO_CLASSES_AS_TEMPLATES,
      ],
    },
  },
  {
    // The studio needs style attributes for dragging; its policy allows them.
    files: ['studio/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', NO_WORDS_IN_CODE, NO_CLASSES_AS_TEMPLATES] },
  },
  {
    // The rule does not see children passed by a wrapper; axe checks the rendered links.
    files: ['src/components/**/*.tsx'],
    rules: { 'jsx-a11y-x/anchor-has-content': 'off', 'jsx-a11y-x/heading-has-content': 'off' },
  },
  {
    // Text only.
    files: ['studio/app/words.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // The rule does not see JSDoc types; the type check does.
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
