import type { Plugin } from 'vite';

/** Enough for some hundred classes to be told apart. */
const SHORT_NAME = '_[hash:base64:4]';

/** In the built site classes have short names; while developing they tell where they come from. */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: SHORT_NAME } } }),
  };
}
