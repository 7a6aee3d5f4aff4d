/**
 * `npm run audit`: does anybody know of a weakness in the packages that package-lock.json asks for?
 *
 * What the site is made of may have none at all; of what only tests use, those that are severe count.
 * Where the registry cannot be asked, nothing is known, and that is no failure.
 */
import { run } from './support/processes.ts';
import { endWith, heedStopRequests } from './support/stopping.ts';

/** What npm says; without `vulnerabilities` it could not ask. */
interface Audit {
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  name: string;
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  /** Which versions have it. */
  range: string;
}

const SEVERE = ['high', 'critical'];

heedStopRequests();
try {
  const site = await audit('--omit=dev');
  const all = await audit();
  if (site === undefined || all === undefined) {
    console.log('The registry says nothing about weaknesses here: nothing is known.');
  } else {
    const found = [...site, ...all.filter(({ severity }) => SEVERE.includes(severity))];
    const lines = new Set(
      found.map(({ name, range, severity }) => `${name} ${range}: ${severity}`),
    );
    for (const line of lines) console.log(line);
    const count = lines.size === 1 ? '1 weakness is' : `${lines.size} weaknesses are`;
    console.log(lines.size === 0 ? 'No weakness is known.' : `${count} known.`);
    if (lines.size > 0) process.exitCode = 1;
  }
} catch (error) {
  endWith(error);
}

async function audit(...options: string[]): Promise<Vulnerability[] | undefined> {
  const words = ['audit', '--json', '--package-lock-only', '--loglevel=silent', ...options];
  const { output } = await run('npm', words, { quiet: true });
  const start = output.indexOf('{');
  const { vulnerabilities } = (start < 0 ? {} : JSON.parse(output.slice(start))) as Audit;
  return vulnerabilities && Object.values(vulnerabilities);
}
