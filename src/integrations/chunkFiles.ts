import type { Plugin } from 'vite';

/** What a script writes among its strings where the files of a module belong. */
const PLACE = /(["'`])%files of (?<module>[^%]+)%\1/gu;

/**
 * Puts the files that a part of the site comes in where a script asks for them: the file of the module
 * itself and of all that it imports, but for those the script comes in itself.
 * `['%files of openLightbox.tsx%']` becomes a list of paths.
 *
 * @throws Error when no part of the site begins with this module
 */
export function chunkFiles(): Plugin {
  return {
    name: 'chunk-files',
    apply: 'build',
    // What the build tool would load ahead by itself fails for good where it fails.
    configEnvironment: () => ({ build: { modulePreload: false } }),
    generateBundle(_, bundle) {
      const filesOf = (name: string, found: Set<string>): Set<string> => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || found.has(name)) return found;
        found.add(name);
        for (const imported of chunk.imports) filesOf(imported, found);
        return found;
      };
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) {
        chunk.code = chunk.code.replaceAll(PLACE, (_place, _quote, module: string) => {
          const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
          if (!first) throw new Error(`No file of the site begins with ${module}.`);
          const missing = filesOf(first.fileName, new Set()).difference(
            filesOf(chunk.fileName, new Set()),
          );
          return Array.from(missing, (file) => JSON.stringify(`/${file}`)).join();
        });
      }
    },
  };
}
