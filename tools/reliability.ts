/**
 * Writes docs/reliability.md: `npm run docs:reliability`. Asks nginx, Caddy, Apache and Cloudflare's
 * runtime what the site's own server is asked, tries on all of them what no browser sends, and has the
 * headers graded. Takes two minutes, and installs the servers where they are missing.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../server/server.ts';
import { gradesText } from './hosts/gradesText.ts';
import { hostilityText } from './hosts/hostilityText.ts';
import { hostsText } from './hosts/hostsText.ts';
import { ensureHosts } from './hosts/programs.ts';
import { PROJECT_FOLDER } from './support/paths.ts';
import { runNode } from './support/processes.ts';
import { ensureBuilt } from './support/siteBuild.ts';
import { TEST_SITE } from './support/sites.ts';
import { endWith, heedStopRequests } from './support/stopping.ts';

const FILE = join(PROJECT_FOLDER, 'docs/reliability.md');
const FORMATTER = 'node_modules/prettier/bin/prettier.cjs';

heedStopRequests();
try {
  const obstacle = await ensureHosts(true);
  if (obstacle !== undefined) throw new Error(`There is no comparing: ${obstacle}`);
  await ensureBuilt(TEST_SITE);
  await using own = await startServer({ directory: TEST_SITE.folder, port: 0 });
  const parts = [
    '# Reliability',
    'How the site behaves on the servers it may go to, what it puts up with, and how its headers are graded. Made by `npm run docs:reliability`; the same comparisons are tests (`npm test -- hosts`), and fail when anything changes.',
    await hostsText(TEST_SITE.folder),
    await hostilityText(own.url, TEST_SITE.folder),
    await gradesText(own.url),
  ];
  await writeFile(FILE, `${parts.join('\n\n')}\n`);
  await runNode([FORMATTER, '--write', '--log-level=warn', FILE]);
  console.log('docs/reliability.md is written.');
} catch (error) {
  endWith(error);
}
