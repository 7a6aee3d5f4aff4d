/* Rules of this project for oxlint. */

interface Context {
  report: (problem: { node: unknown; message: string }) => void;
}

/** Refuses a part of JSX, by its selector. */
function refuse(selector: string, message: string) {
  return {
    create: (context: Context) => ({
      [selector]: (node: unknown) => context.report({ node, message }),
    }),
  };
}

export default {
  meta: { name: 'project' },
  rules: {
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
