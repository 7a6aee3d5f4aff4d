/**
 * `npm run audit`: asks the npm registry for known vulnerabilities in package-lock.json.
 *
 * Every vulnerability of the site's own packages counts; of the tools, only severe ones.
 */
import { run } from '../node/processes.ts';
import { runCommand } from '../node/stopping.ts';

/** npm's JSON; without `vulnerabilities`, the registry did not answer. */
interface Audit {
  vulnerabilities?: Record<string, Vulnerability>;
}
type Vulnerability = Record<'name' | 'severity' | 'range', string>;

const SEVERE = ['high', 'critical'];

await runCommand(async () => {
  const site = await audit('--omit=dev');
  const all = await audit();
  if (site === undefined || all === undefined) {
    console.warn('Warning: the npm registry did not answer, so nothing was checked.');
    return;
  }
  const found = [...site, ...all.filter(({ severity }) => SEVERE.includes(severity))];
  const lines = new Set(found.map(({ name, range, severity }) => `${name} ${range}: ${severity}`));
  for (const line of lines) console.log(line);
  console.log(`Known vulnerabilities: ${lines.size}.`);
  if (lines.size > 0) process.exitCode = 1;
});

async function audit(...options: string[]): Promise<Vulnerability[] | undefined> {
  const words = ['audit', '--json', '--package-lock-only', '--loglevel=silent', ...options];
  const { output } = await run('npm', words, { quiet: true });
  const [json = '{}'] = /\{[^]*\}/u.exec(output) ?? [];
  const { vulnerabilities } = JSON.parse(json) as Audit;
  return vulnerabilities && Object.values(vulnerabilities);
}
