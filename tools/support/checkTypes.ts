/** Checks the types of TypeScript and Astro files. `astro check` does so too, with 66 more packages. */
import { join, relative } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { CACHE_FOLDER, packageFile, PROJECT_FOLDER } from '../../node/paths.ts';

/** The Astro files that TypeScript has read, by their path as TSX. */
const originals = new Map<string, { source: string } & ReturnType<typeof convertToTsx>>();

/** TypeScript reads "Page.astro" as "Page.astro.tsx". */
function astroFileOf(path: string): string | undefined {
  const isOwn = path.endsWith('.astro.tsx') && !path.includes('/node_modules/');
  return isOwn ? path.slice(0, -'.tsx'.length) : undefined;
}

function readFile(path: string, encoding?: string): string | undefined {
  const source = ts.sys.readFile(astroFileOf(path) ?? path, encoding);
  if (source === undefined || astroFileOf(path) === undefined) return source;
  const tsx = convertToTsx(source, { filename: path });
  originals.set(path, { source, ...tsx });
  return tsx.code;
}

/** The system's files, and those of Astro as TypeScript. */
const system: ts.System = {
  ...ts.sys,
  fileExists: (path) => ts.sys.fileExists(astroFileOf(path) ?? path),
  readFile,
};

/** File, line and message of an error. */
function describe({ file, start = 0, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return message;
  const original = originals.get(file.fileName);
  const [from = 0, , to = 0] = original?.mappings.findLast(([virtual]) => virtual <= start) ?? [];
  const text = original ? original.source.slice(0, start - from + to) : file.text.slice(0, start);
  const path = relative(PROJECT_FOLDER, astroFileOf(file.fileName) ?? file.fileName);
  return `${path}:${text.split('\n').length}: ${message}`;
}

const config = ts.getParsedCommandLineOfConfigFile(
  join(PROJECT_FOLDER, 'tsconfig.json'),
  { noEmit: true, incremental: true, tsBuildInfoFile: join(CACHE_FOLDER, 'types.tsbuildinfo') },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (error) => {
      throw new Error(describe(error));
    },
  },
  undefined,
  undefined,
  [{ extension: '.astro', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }],
);
const { fileNames = [], options = {} } = config ?? {};
const program = ts.createIncrementalProgram({
  rootNames: [
    ...fileNames.map((path) => path.replace(/\.astro$/u, '$&.tsx')),
    ...['env', 'astro-jsx'].map((name) => packageFile(`astro/${name}.d.ts`)),
  ],
  options,
  host: ts.createIncrementalCompilerHost(options, system),
});
const errors = [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getSyntacticDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program.getSemanticDiagnostics(),
];
program.emit();
const unread = [...originals].flatMap(([path, { diagnostics }]) =>
  diagnostics.map(
    ({ message }) => `${relative(PROJECT_FOLDER, astroFileOf(path) ?? path)}: ${message}`,
  ),
);
const found = [...errors.map(describe), ...unread];
for (const finding of found) console.error(finding);
if (found.length > 0) process.exitCode = 1;
