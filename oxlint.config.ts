import { defineConfig, type OxlintOverride } from 'oxlint';

/** Rules beyond the categories below: what typescript-eslint calls strict and stylistic. */
const TYPESCRIPT = `
  adjacent-overload-signatures array-type ban-ts-comment ban-tslint-comment
  class-literal-property-style consistent-generic-constructors consistent-indexed-object-style
  consistent-type-assertions consistent-type-definitions dot-notation no-deprecated
  no-dynamic-delete no-empty-object-type no-explicit-any no-inferrable-types no-invalid-void-type
  no-misused-promises no-mixed-enums no-namespace no-non-null-assertion no-require-imports
  no-confusing-non-null-assertion no-extraneous-class no-generated-empty-object-type
  no-non-null-asserted-nullish-coalescing no-unnecessary-boolean-literal-compare
  no-unnecessary-condition no-unnecessary-template-expression no-unnecessary-type-arguments
  no-unnecessary-type-assertion no-unnecessary-type-constraint no-unnecessary-type-conversion
  no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call
  no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type
  no-unsafe-member-access no-unsafe-return
  non-nullable-type-assertion-style only-throw-error prefer-find prefer-for-of
  prefer-function-type prefer-includes prefer-literal-enum-member prefer-nullish-coalescing
  prefer-optional-chain prefer-promise-reject-errors prefer-reduce-type-parameter
  prefer-regexp-exec prefer-return-this-type prefer-string-starts-ends-with
  related-getter-setter-pairs require-await restrict-plus-operands return-await
  unified-signatures use-unknown-in-catch-callback-variable`;

const typescript = Object.fromEntries(
  TYPESCRIPT.trim()
    .split(/\s+/u)
    .map((name) => [`typescript/${name}`, 'error' as const]),
);

/** Order of imports: a folder may import only folders before it. */
const FOLDERS = 'src server node build content-check paper studio tools bench tests'.split(' ');
/** The same inside src/; types may come from anywhere. */
const SOURCE = 'logic schemas data components islands sections scripts layouts pages'.split(' ');

/** Refuses imports from the folders after one. */
const oneWay = (folder: string, order: string[], allowTypeImports = false) => ({
  group: [
    ...order.slice(order.indexOf(folder) + 1).map((later) => `**/${later}/**`),
    // They belong to the schemas.
    ...['!**/sections/kinds.ts', '!**/sections/*/schema.ts'],
  ],
  message: 'Imports run one way: see CONTRIBUTING.md.',
  allowTypeImports,
});
const limit = (files: string[], ...patterns: ReturnType<typeof oneWay>[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
/** Refuses imports into a room of the studio: files and packages by pattern. */
const inRoom = (room: string, refused: string[], allowTypeImports = false) => {
  const message = 'Rooms of the studio import one way: see CONTRIBUTING.md.';
  const rule = { group: refused, message, allowTypeImports };
  return limit([`studio/${room}/**`], oneWay('studio', FOLDERS), rule);
};
const inFolders = (...folders: string[]) => folders.map((folder) => `**/${folder}/**`);
/** What browsers cannot load. */
const ONLY_NODE = ['node:*', ...inFolders('build', 'content-check', 'node', 'paper')];
const inSource = (folder: string, ...files: string[]) =>
  limit(files, oneWay('src', FOLDERS), oneWay(folder, SOURCE, true));

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['./tools/support/lintRules.ts'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', '**/.astro/', '.cache/', 'tests/fixtures/'],
  categories: { correctness: 'error' },
  rules: {
    ...typescript,
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // These two require the React compiler.
    'react/exhaustive-effect-dependencies': 'off',
    'react/immutability': 'off',
    'import/first': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // Node and browsers need it.
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300 }],
    'no-console': 'error',
    'no-else-return': ['error', { allowElseIf: false }],
    'no-empty-function': 'error',
    'no-control-regex': 'off',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'sort-imports': ['error', { ignoreDeclarationSort: true, ignoreCase: true }],
  },
  overrides: [
    {
      files: ['{paper,src,studio}/**/*.tsx'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/iframe-missing-sandbox': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        // It does not see children passed by a wrapper; axe checks the rendered links.
        'jsx-a11y/anchor-has-content': 'off',
        // Visible texts come from content/, so that the owner can change them.
        'react/jsx-no-literals': [
          'error',
          {
            allowedStrings: ['', '0', '.'],
            restrictedAttributes: ['aria-label', 'alt', 'title', 'placeholder'],
          },
        ],
        'project/classes': 'error',
      },
    },
    {
      files: ['{paper,src}/**/*.tsx'],
      rules: {
        // The policy blocks style attributes; the studio, which needs them for dragging, has another.
        'react/forbid-dom-props': ['error', { forbid: ['style'] }],
        'react/forbid-component-props': ['error', { forbid: ['style'] }],
        'project/routes': 'error',
      },
    },
    ...FOLDERS.map((folder) => limit([`${folder}/**`], oneWay(folder, FOLDERS))),
    inRoom('shared', [...ONLY_NODE, ...inFolders('server', 'browser')]),
    inRoom('browser', [...ONLY_NODE, ...inFolders('server')], true),
    inRoom('server', inFolders('browser')),
    inRoom(
      'server/content',
      inFolders('browser', 'access', 'photos', 'publish', 'enquiries', 'http'),
    ),
    inRoom('server/access', inFolders('browser', 'photos', 'publish', 'enquiries', 'http')),
    inRoom('server/photos', inFolders('browser', 'access', 'publish', 'enquiries', 'http')),
    inRoom('server/publish', inFolders('browser', 'access', 'photos', 'enquiries', 'http')),
    inRoom('server/enquiries', inFolders('browser', 'access', 'photos', 'http')),
    ...SOURCE.map((folder) => inSource(folder, `src/${folder}/**`)),
    inSource('schemas', 'src/sections/kinds.ts', 'src/sections/*/schema.ts'),
    {
      files: [
        '**/*.test.{ts,tsx}',
        '**/unsavedFixture.ts',
        'tools/mutants.ts',
        'tools/breakages.ts',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['{bench,build,content-check,node,server,studio/server/http,tools}/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts', '**/words/{en,de,german}.ts'],
      // Playwright reads the names of fixtures from `{}`.
      rules: { 'max-lines': 'off', 'no-empty-pattern': 'off' },
    },
  ],
});
