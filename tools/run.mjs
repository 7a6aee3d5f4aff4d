// @ts-check
/**
 * Runs one of the project's commands: `node tools/run.mjs start`.
 *
 * This file is all that has to work on a fresh machine. It needs nothing but Node 20 and npm: it
 * installs what is missing, then hands over to the command's TypeScript file, which the project's
 * own Node runs as it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const projectNode = join(projectFolder, 'node_modules', '.bin', 'node');
const [command = '', ...commandArguments] = process.argv.slice(2);

process.chdir(projectFolder);
process.env.ASTRO_TELEMETRY_DISABLED = '1';

if (!isInstalled()) install();
handOver();

/** Whether node_modules holds exactly what package-lock.json asks for, and works on this machine. */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  // npm writes this list when it has finished, so it tells of interrupted installations as well.
  const installed = lockedPackages(join('node_modules', '.package-lock.json'));
  const isComplete = Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (path === '') return true;
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
  return isComplete && hasNode();
}

/** Whether the project's own Node is there and works on this machine. */
function hasNode() {
  return spawnSync(projectNode, ['--version']).status === 0;
}

/** @param {string} path */
function lockedPackages(path) {
  try {
    const lockFile = /** @type {LockFile} */ (JSON.parse(readFileSync(path, 'utf8')));
    return lockFile.packages;
  } catch {
    return {};
  }
}

function install() {
  console.log('Installing what the project needs. This takes a minute or two, only this once.');
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
  // Only errors: npm's warnings are about versions this project pinned on purpose.
  const npmArguments = ['ci', '--include=dev', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(node, [npm, ...npmArguments], { stdio: 'inherit' })
    : spawnSync('npm', npmArguments, { stdio: 'inherit' });
  if (status !== 0) {
    giveUp('The installation failed; npm says why above. Is the internet reachable?');
  }
  // npm takes no offence at a script it was told not to run.
  if (!hasNode()) {
    giveUp(
      "The project's own Node is missing. Allow install scripts: npm ci --ignore-scripts=false",
    );
  }
}

/** @param {string} advice */
function giveUp(advice) {
  console.error(advice);
  process.exit(1);
}

function handOver() {
  const script = join('tools', `${command}.ts`);
  // The channel tells the command to stop: closed here, or by the end of this process. A signal
  // passed on instead could strike while the command is already leaving after its own Ctrl+C.
  const child = spawn(projectNode, [script, ...commandArguments], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (child.connected) child.disconnect();
    });
  }
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
