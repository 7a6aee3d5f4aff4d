import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { parse } from 'yaml';
import { type Build, publish, type PublishOptions } from '../../studio/server/publish/publish.ts';
import { listVersions } from '../../studio/server/publish/versions.ts';
import { edit } from '../support/contentFolder.ts';
import { writeOwnContent } from './ownContent.ts';
import type { PublishStudio } from '../../studio/server/publish/destination.ts';
import type { Step } from '../../studio/shared/steps.ts';

export const BUSINESS = 'business.yaml';
export const HOME = 'pages/home.yaml';

export function git(folder: string, ...values: string[]): string {
  const person = ['-c', 'user.name=Dev', '-c', 'user.email=dev@dev.de'];
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', [...person, ...values], options).trim();
}

/** What publishing needs of the studio. */
export function studioAt(root: string) {
  return {
    root,
    stop: new AbortController().signal,
    exclusively: <Result>(work: () => Promise<Result>) => work(),
    show: () => Promise.resolve(),
  };
}

/** A project in Git with content of its own, a remote and a folder to publish to, anew for each test. */
export function useProject() {
  const base = fs.mkdtempSync(join(tmpdir(), 'publish-'));
  const [template, home] = [join(base, 'template'), join(base, 'home')] as const;

  const [project, root] = [join(home, 'project'), join(home, 'project/content')] as const;
  const [online, remote] = [join(home, 'online'), join(home, 'remote.git')] as const;
  const other = join(home, 'other');

  const read = (...names: string[]) => fs.readFileSync(join(...names), 'utf8');
  const configure = (text: string) => fs.writeFileSync(join(project, 'publish.yaml'), text);
  const nameIn = (folder: string) => (parse(read(folder, BUSINESS)) as { name: string }).name;

  beforeAll(() => {
    writeOwnContent(root);
    fs.mkdirSync(online);
    fs.writeFileSync(join(project, '.gitignore'), '.cache/\n.studio/\ndist/\n');
    fs.writeFileSync(join(project, '.gitattributes'), '* text=auto eol=lf\n');
    fs.writeFileSync(join(project, 'code.ts'), 'first');
    configure(`way: folder\nfolder: ${online}\n`);
    git(home, 'init', '--quiet', '--bare', '-b', 'main', remote);
    git(project, 'init', '--quiet', '-b', 'main');
    // Photographs cannot be compressed.
    git(project, 'config', 'core.compression', '0');
    git(project, 'remote', 'add', 'origin', remote);
    git(project, 'add', '--all');
    git(project, 'commit', '--quiet', '-m', 'feat: begin');
    git(project, 'push', '--quiet', 'origin', 'main');
    fs.renameSync(home, template);
  });
  afterAll(() => fs.rmSync(base, { recursive: true }));

  beforeEach(() => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null').stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
    fs.cpSync(template, home, { recursive: true, preserveTimestamps: true });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    fs.rmSync(home, { recursive: true });
  });

  /** Builds a site that shows only the name of the business. */
  const build: Build = (content) => {
    const site = join(project, 'dist');
    fs.mkdirSync(site, { recursive: true });
    fs.writeFileSync(join(site, '.fingerprint'), '');
    fs.writeFileSync(join(site, 'index.html'), nameIn(content));
    return Promise.resolve(site);
  };

  const studio = studioAt(root);

  /** A host that shows at once what is sent. */
  const untilOnline = () => Promise.resolve();

  async function run(options: PublishOptions = {}, others: Partial<PublishStudio> = {}) {
    const steps: Step[] = [];
    await publish({ ...studio, ...others }, steps, { build, untilOnline, ...options });
    const all = steps.map(({ name, state }) => `${name} ${state}`);
    return { isOnline: all.at(-1) === 'online done', last: steps.at(-1), steps: all };
  }

  function editElsewhere(field: string, value: string): void {
    git(home, 'clone', '--quiet', remote, other);
    edit(join(other, 'content'), BUSINESS, [field], value);
    git(other, 'commit', '--quiet', '--all', '-m', 'content: x');
    git(other, 'push', '--quiet');
  }

  function state() {
    const published = fs.existsSync(online) ? fs.readdirSync(online) : [];
    return {
      here: [git(project, 'rev-parse', 'HEAD'), git(project, 'status', '--porcelain')],
      published: published.map((name) => read(online, name)),
      remote: git(remote, 'for-each-ref'),
      versions: listVersions(root),
      name: nameIn(root),
      folders: fs.readdirSync(home).sort(),
    };
  }

  return {
    ...{ project, root, home, online, remote, other, read, configure, nameIn, build, studio },
    ...{ run, editElsewhere, state },
  };
}
