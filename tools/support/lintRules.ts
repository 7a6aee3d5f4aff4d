/** Rules of this project for oxlint. */
import { dirname, relative, resolve } from 'node:path';
import { PROJECT_FOLDER } from '../../node/paths.ts';

/** Order of imports: a folder may import only folders before it. */
const FOLDERS = 'src server node build content-check paper studio tools bench tests'.split(' ');
/** The same inside src/; types may come from anywhere. */
const SOURCE = 'logic schemas data components islands sections scripts layouts pages'.split(' ');
/** Tests may import everything, and so may what only they use. */
const FREE = /\.test\.tsx?$|draftFixture\.ts$|^tools\/mutants\.ts$/u;
const EXTENSION = /\.(?:astro|css|js|json|mjs|tsx?|woff2)(?:\?|$)/u;
const SECTION_SCHEMA = /^src\/sections\/(?:kinds|[^/]+\/schema)\.ts$/u;

interface Node {
  type: string;
  range: [start: number, end: number];
  body?: Node[];
  source?: { value: string } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string }[];
}

interface Fixer {
  replaceTextRange: (range: [start: number, end: number], text: string) => unknown;
}

interface Context {
  filename: string;
  sourceCode: { getText: (node: Node) => string };
  report: (problem: { node: Node; message: string; fix?: (fixer: Fixer) => unknown }) => void;
}

/** Place of a file in one of the orders; -1 outside. */
function placeOf(path: string): { folder: number; source: number } {
  const [folder = '', inner = ''] = path.split('/');
  const source = SECTION_SCHEMA.test(path) ? 'schemas' : inner;
  return {
    folder: FOLDERS.indexOf(folder),
    source: folder === 'src' ? SOURCE.indexOf(source) : -1,
  };
}

function isForTypes({ importKind, exportKind, specifiers = [] }: Node): boolean {
  const areTypes = specifiers.every((one) => one.importKind === 'type');
  return [importKind, exportKind].includes('type') || (specifiers.length > 0 && areTypes);
}

/** Files name their extension, which Node and browsers require, and import in one direction. */
const imports = {
  create(context: Context) {
    const file = relative(PROJECT_FOLDER, context.filename);
    const check = (node: Node) => {
      const source = node.source?.value ?? '';
      if (!source.startsWith('.')) return;
      if (!EXTENSION.test(source)) context.report({ node, message: 'Write the file extension.' });
      const target = relative(PROJECT_FOLDER, resolve(dirname(context.filename), source));
      const [own, other] = [placeOf(file), placeOf(target)];
      const isUpwards = own.folder !== -1 && other.folder > own.folder;
      const isUpInSource = own.source !== -1 && other.source > own.source && !isForTypes(node);
      if (!FREE.test(file) && (isUpwards || isUpInSource))
        context.report({ node, message: 'Imports run one way: see CONTRIBUTING.md.' });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** Side effects as they are; then Node, packages, files of the project, types, each by name. */
function orderKey({ source, importKind, specifiers = [] }: Node): string {
  const from = source?.value ?? '';
  if (specifiers.length === 0) return '';
  const group = from.startsWith('node:') ? 1 : from.startsWith('.') ? 3 : 2;
  // Folders further up come first: "_" and "-" sort before other characters.
  const name = from.replaceAll('.', '_').replaceAll('/', '-');
  return `${importKind === 'type' ? group + 3 : group} ${name}`;
}

const importOrder = {
  meta: { fixable: 'code' },
  create: (context: Context) => ({
    Program({ body = [] }: Node) {
      const found = body.filter(({ type }) => type === 'ImportDeclaration');
      const sorted = found.toSorted((one, other) =>
        orderKey(one).localeCompare(orderKey(other), 'en', { caseFirst: 'upper' }),
      );
      const [first] = found;
      if (!first || sorted.every((node, index) => node === found[index])) return;
      const fix = (fixer: Fixer) =>
        found.map(({ range }, index) =>
          fixer.replaceTextRange(range, context.sourceCode.getText(sorted[index] ?? first)),
        );
      context.report({ node: first, message: 'Sort the imports: oxlint --fix.', fix });
    },
  }),
};

/** What JSX may not contain, by selector. */
const JSX = {
  // Visible texts come from content/, so that the owner can change them.
  words: {
    'JSXText[value=/\\p{L}/u]': 'Words belong in content/: pass them in as a prop.',
    'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder)$/] > Literal[value=/\\S/]':
      'Words belong in content/: pass them in as a prop.',
  },
  classes: {
    'JSXAttribute[name.name="className"] TemplateLiteral': 'Join class names with clsx.',
  },
  // The Content-Security-Policy blocks style attributes; links follow when a page moves.
  site: {
    'JSXAttribute[name.name="style"]':
      'The content security policy blocks style attributes: use a class or an attribute.',
    'JSXAttribute[name.name="href"] Literal[value=/^\\//]': 'Take the route from src/routes.ts.',
  },
};

function restrict(messages: Record<string, string>) {
  return {
    create: (context: Context) =>
      Object.fromEntries(
        Object.entries(messages).map(([selector, message]) => [
          selector,
          (node: Node) => context.report({ node, message }),
        ]),
      ),
  };
}

export default {
  meta: { name: 'project' },
  rules: {
    imports,
    importOrder,
    words: restrict(JSX.words),
    classes: restrict(JSX.classes),
    site: restrict(JSX.site),
  },
};
