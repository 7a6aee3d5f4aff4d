/** Checks the types of TypeScript and Astro files. `astro check` does so too, with 66 more packages. */
import { join, relative } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { CACHE_FOLDER, packageFile, PROJECT_FOLDER } from '../../node/paths.ts';

/** TypeScript reads "Page.astro" as "Page.astro.tsx". */
const CONVERTED = /(?<!node_modules\/.*)\.astro(?=\.tsx$)/u;

const originals = new Map<string, { source: string } & ReturnType<typeof convertToTsx>>();

function readAstro(path: string): string {
  const source = ts.sys.readFile(path.slice(0, -'.tsx'.length)) ?? '';
  const tsx = convertToTsx(source, { filename: path });
  originals.set(path, { source, ...tsx });
  return tsx.code;
}

/** The system's files, and those of Astro as TypeScript. */
const system: ts.System = {
  ...ts.sys,
  fileExists: (path) =>
    ts.sys.fileExists(path.replace(/\.tsx$/u, CONVERTED.test(path) ? '' : '$&')),
  readFile: (path, encoding) =>
    CONVERTED.test(path) ? readAstro(path) : ts.sys.readFile(path, encoding),
};

/** File, line and message of an error. */
function describe({ file, start = 0, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return message;
  const original = originals.get(file.fileName);
  const [from = 0, , to = 0] = original?.mappings.findLast(([virtual]) => virtual <= start) ?? [];
  const text = original ? original.source.slice(0, start - from + to) : file.text.slice(0, start);
  const path = relative(PROJECT_FOLDER, file.fileName).replace(/(?<=\.astro)\.tsx$/u, '');
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
for (const error of errors) console.error(describe(error));
if (errors.length > 0) process.exitCode = 1;
