import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };

interface PackageLock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

const read = (file: string) => readFileSync(file, 'utf8');

const NODE = read('.node-version').trim();
const CONTAINERS = ['Containerfile', 'compose.yaml'];
const WORKFLOWS = globSync('.github/workflows/*.yml');

/** The versions of an image of Docker Hub in a file. */
function versionsOf(image: string, file: string): (string | undefined)[] {
  const pattern = new RegExp(`docker\\.io/library/${image}:(\\S+)`, 'gu');
  return [...read(file).matchAll(pattern)].map(([, version]) => version);
}

it('packages and containers have the Node of .node-version', () => {
  const packages = Object.entries(project.optionalDependencies);
  for (const [name, version] of packages) expect(version, name).toBe(NODE);
  for (const file of CONTAINERS)
    for (const version of versionsOf('node', file)) expect(version, file).toBe(`${NODE}-slim`);
});

it('the containers have one Caddy', () => {
  const versions = CONTAINERS.flatMap((file) => versionsOf('caddy', file));
  expect(versions).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/u), versions[0]]);
});

it.each(WORKFLOWS)('%s takes its Node from .node-version, and actions by their hash', (file) => {
  const text = read(file);
  expect(text).not.toContain('node-version:');
  const jobs = text.match(/uses: actions\/setup-node@/gu);
  expect(text.match(/node-version-file: \.node-version\n/gu)).toEqual(
    jobs?.map(() => 'node-version-file: .node-version\n'),
  );
  const actions = [...text.matchAll(/uses: (.+)/gu)].map(([, action]) => action);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
});

it('no installed package may run a script of its own', () => {
  const { packages: locked } = JSON.parse(read('package-lock.json')) as PackageLock;
  const packages = Object.entries(locked);
  const scripted = packages.filter(([path, { hasInstallScript }]) => path && hasInstallScript);
  const names = scripted.map(([path]) => path.slice('node_modules/'.length));
  expect(project.allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});
