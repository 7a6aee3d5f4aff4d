import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { checkContentFolder } from './checkContentFolder.ts';
import { folderName, formatIssue } from './issue.ts';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** After a change of one, Astro starts its development server again. */
const SCHEMA_FILES = ['src/schemas/**/*.ts', 'src/sections/kinds.ts', 'src/sections/*/schema.ts'];

/** Prints the issues of the content folder, one per line. Returns them, without mere advice. */
export async function reportIssues(root: string): Promise<string | undefined> {
  const folder = folderName(root);
  const { advice = [], issues = [] } = Object.groupBy(await checkContentFolder(root), (issue) =>
    issue.isAdvice ? 'advice' : 'issues',
  );
  for (const issue of advice) console.log(formatIssue(issue, folder));
  if (issues.length === 0) return undefined;
  const count = `${issues.length} ${issues.length === 1 ? 'problem' : 'problems'} in ${folder}/.`;
  const report = [...issues.map((issue) => formatIssue(issue, folder)), count].join('\n');
  console.error(report);
  return report;
}

/** Calls `react` after each change of a file in the folder. */
function onChange({ watcher }: ViteDevServer, folder: string, react: () => void): void {
  watcher.on('all', (_, path) => {
    if (path.startsWith(folder + sep)) react();
  });
}

/** Shows issues over every page in development until they are fixed. */
function startReports(server: ViteDevServer, folder: string): void {
  const { ws } = server;
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const show = () => {
    if (shown !== undefined) ws.send({ type: 'error', err: { message: shown, stack: '' } });
  };
  const check = async () => {
    const last = shown;
    shown = await reportIssues(folder);
    show();
    if (last === undefined || shown !== undefined) return;
    console.log('content/ has no problems any more.');
    ws.send({ type: 'full-reload' });
  };
  const schedule = () => {
    clearTimeout(timer);
    // Debounced. A file deleted during a check throws; its event starts the next check.
    timer = setTimeout(() => void check().catch(console.error), 200);
  };
  ws.on('connection', show);
  onChange(server, folder, schedule);
  schedule();
}

/** Checks the content: issues stop a build; in development they are only shown. */
export function contentCheck(folder = resolve(CONTENT_FOLDER)): AstroIntegration {
  let hasRestarted = false;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, isRestart, addWatchFile }) => {
        hasRestarted = isRestart;
        // A thrown error would add a stack trace below the report.
        if (command === 'build' && (await reportIssues(folder))) process.exit(1);
        if (command === 'dev')
          for (const file of globSync(SCHEMA_FILES)) addWatchFile(resolve(file));
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        startReports(server, folder);
        // Astro 7.3 reads no changed content after it has started again.
        if (hasRestarted && refreshContent) onChange(server, folder, () => void refreshContent({}));
      },
    },
  };
}
