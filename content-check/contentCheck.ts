import { resolve, sep } from 'node:path';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { checkContentFolder } from './checkContentFolder.ts';
import { ContentFolder } from './contentFolder.ts';
import { folderName, formatIssue } from './issue.ts';
import { measurePictures } from './pictures.ts';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** Prints the issues of the content folder, one line each, and returns what it printed. */
export async function reportIssues(root: string): Promise<string | undefined> {
  const issues = await checkContentFolder(root);
  if (issues.length === 0) return undefined;
  const folder = folderName(root);
  const count = `${issues.length} ${issues.length === 1 ? 'mistake' : 'mistakes'} in ${folder}/.`;
  const report = [...issues.map((issue) => formatIssue(issue, folder)), count].join('\n');
  console.error(report);
  return report;
}

/** Prints which photographs carry metadata. The site can be built with them. */
export async function reportMetadata(root: string): Promise<void> {
  const message =
    'Advice: may tell where, when and with which device it was taken. Visitors do not learn it. To remove it, run npm run photos -- --clean.';
  for (const { file, hasMetadata } of await measurePictures(new ContentFolder(root)))
    if (hasMetadata) console.log(formatIssue({ file, message }, folderName(root)));
}

/** Shows issues over every open page until they are fixed. */
function startReports({ ws, watcher }: ViteDevServer, folder: string): void {
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
    console.log('content/ is in order again.');
    ws.send({ type: 'full-reload' });
  };
  const schedule = () => {
    clearTimeout(timer);
    // Many files may change at once. One may be deleted during a check; the next check follows.
    timer = setTimeout(() => void check().catch(console.error), 200);
  };
  ws.on('connection', show);
  watcher.on('all', (_, path) => {
    if (path.startsWith(folder + sep)) schedule();
  });
  schedule();
}

/** Checks the content: issues end a build; in development they are only reported. */
export function contentCheck(folder = resolve(CONTENT_FOLDER)): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        // A thrown error would bury the report under a stack trace.
        if (command === 'build' && (await reportIssues(folder))) process.exit(1);
      },
      'astro:server:setup': ({ server }) => startReports(server, folder),
    },
  };
}
