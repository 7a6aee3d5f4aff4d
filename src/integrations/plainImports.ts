import type { Plugin } from 'vite';

/** What Vite puts around every `import()`: it loads the styles of what is imported ahead of it. */
const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/u;

/**
 * Leaves `import()` as it is: what the site imports later brings no styles, and the helper for them would be
 * a fifth of the script of every page.
 *
 * @throws Error when something that is imported later does bring styles, which nothing would load
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
      for (const { name, fileName, viteMetadata } of chunks) {
        const [styles] = viteMetadata?.importedCss ?? [];
        if (styles === undefined || !later.has(fileName)) continue;
        throw new Error(`${name} is imported later and brings ${styles}. Import that with "?url".`);
      }
    },
  };
}
