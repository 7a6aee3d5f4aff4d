// @ts-check
/** Installs what the project needs, in the folder of the project, with nothing but Node 20 and npm. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';

/**
 * What npm notes of a package; one for some machines only says for which.
 *
 * @typedef {string | string[] | undefined} Kinds
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: Kinds, cpu?: Kinds, libc?: Kinds }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/** Whether node_modules holds exactly what package-lock.json asks for. */
export function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  // npm writes this list when it has finished, so it tells of interrupted installations as well.
  const installed = lockedPackages(join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, locked]) => {
    const found = installed[path];
    if (path === '') return true;
    if (found === undefined) return locked.optional === true && !isForThisMachine(locked);
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/**
 * Whether a package is for some machines, and for this one.
 *
 * @param {LockedPackage} locked
 */
function isForThisMachine({ os, cpu, libc }) {
  const isForProcessor = os?.includes(process.platform) && cpu?.includes(process.arch);
  return isForProcessor === true && (libc === undefined || libc.includes(libcOfThisMachine()));
}

/** @type {string | undefined} */
let ownLibc;

/** The C library that packages for Linux are made for. */
function libcOfThisMachine() {
  return (ownLibc ??= findLibc());
}

function findLibc() {
  // Otherwise it looks for names in the network.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport();
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (report);
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * Has npm install everything anew.
 *
 * @param {string} npmNode the Node that runs npm
 * @returns whether it was installed; npm says why not
 */
export function install(npmNode) {
  const { npm_execpath: npm, PATH = '' } = process.env;
  const env = { ...process.env, PATH: [dirname(npmNode), PATH].join(delimiter) };
  // Only errors: npm's warnings are about versions this project pinned on purpose.
  const npmArguments = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(npmNode, [npm, ...npmArguments], { stdio: 'inherit', env })
    : // On Windows npm is a script, which only a shell can start.
      spawnSync(`npm ${npmArguments.join(' ')}`, { stdio: 'inherit', env, shell: true });
  return status === 0;
}

/**
 * A copy of our own Node where an installation does not remove it.
 *
 * @param {string} own
 */
export function besideInstallation(own) {
  const copy = resolve('.cache/npm', basename(own));
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(own, copy);
  return copy;
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
