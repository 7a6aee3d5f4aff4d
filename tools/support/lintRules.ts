/* Rules of this project for oxlint. */

interface Node {
  type: string;
  range: [start: number, end: number];
  body?: Node[];
  source?: { value: string };
  importKind?: string;
  specifiers?: unknown[];
}

interface Fixer {
  replaceTextRange: (range: [start: number, end: number], text: string) => unknown;
}

interface Context {
  sourceCode: { getText: (node: Node) => string };
  report: (problem: { node: Node; message: string; fix?: (fixer: Fixer) => unknown }) => void;
}

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

/** Refuses a part of JSX, by its selector. */
function refuse(selector: string, message: string) {
  return {
    create: (context: Context) => ({
      [selector]: (node: Node) => context.report({ node, message }),
    }),
  };
}

export default {
  meta: { name: 'project' },
  rules: {
    importOrder,
    classes: refuse(
      'JSXAttribute[name.name="className"] TemplateLiteral',
      'Join class names with clsx.',
    ),
    // Links follow when a page moves.
    routes: refuse(
      'JSXAttribute[name.name="href"] Literal[value=/^\\//]',
      'Take the route from src/routes.ts.',
    ),
  },
};
