import { dirname, relative, resolve } from 'node:path';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { buildSite } from '../../node/siteBuild.ts';
import { OWN_SITE } from '../../node/sites.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { checkDraft } from '../content/checkDraft.ts';
import { emptyDraft } from '../content/draft.ts';
import { measuredOf } from '../content/places.ts';
import { betweenSavings } from '../content/transaction.ts';
import { launchGate } from '../launch/launchGate.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { ConflictError, fetchOthers, type Preference, type Target } from './fetchOthers.ts';
import { type NewCommit, Repository } from './git.ts';
import { type PublishSettings, readPublishSettings } from './publishSettings.ts';
import { CommandError, sendByCommand } from './sendByCommand.ts';
import { sendToFolder } from './sendToFolder.ts';
import type { Step, StepName } from './types.ts';

/** What a publication may be told. */
export interface PublishOptions {
  /** Which version counts where a file was changed here and elsewhere; asked for when it is needed. */
  preference?: Preference | undefined;
  /** Builds the site and says where it lies. */
  build?: (root: string) => Promise<string>;
}

/** What the steps hand on. */
interface Publication {
  root: string;
  settings: PublishSettings;
  repository: Repository | undefined;
  target: Target | undefined;
  preference: Preference | undefined;
}

async function buildOwnSite(root: string): Promise<string> {
  await buildSite({ content: relative(PROJECT_FOLDER, root), folder: OWN_SITE.folder });
  return OWN_SITE.folder;
}

async function prepare(root: string, preference: Preference | undefined): Promise<Publication> {
  const settings = await readPublishSettings(root);
  const repository = await Repository.open(root);
  if (settings.way !== 'git') return { root, settings, repository, target: undefined, preference };
  if (!repository) throw new Error(WORDS.noHistory);
  const branch = settings.branch ?? (await repository.ask('symbolic-ref', '--short', 'HEAD'));
  if (branch === undefined) throw new Error(WORDS.noBranch);
  return { root, settings, repository, target: { remote: settings.remote, branch }, preference };
}

async function passGate(root: string): Promise<string> {
  const samples = (await launchGate(root, measuredOf(root))).filter(({ remark }) => !remark);
  if (samples.length > 0) throw new Error(fillIn(WORDS.samples, { count: samples.length }));
  return WORDS.launchDone;
}

async function check(root: string): Promise<string> {
  const mistakes = await checkDraft(root, emptyDraft());
  if (mistakes.length > 0) throw new Error(fillIn(WORDS.mistakes, { count: mistakes.length }));
  return WORDS.checkDone;
}

async function push(
  repository: Repository,
  { remote, branch }: Target,
  { id }: NewCommit,
): Promise<void> {
  const sent = await repository.ask('push', '--quiet', remote, `${id}:refs/heads/${branch}`);
  if (sent === undefined) throw new Error(fillIn(WORDS.pushFailed, { remote }));
}

/** Sends the site; only then is the new commit the last one of the history. */
async function send(
  { root, settings, repository, target }: Publication,
  site: string,
  commit?: NewCommit,
): Promise<string> {
  const told: string[] = [WORDS.sendDone];
  if (!repository) told.push(WORDS.sendNeverKept);
  if (settings.way === 'folder') {
    const aside = await sendToFolder(site, settings.folder);
    if (aside !== undefined) told.push(fillIn(WORDS.sendAside, { folder: aside }));
  } else if (settings.way === 'command')
    await sendByCommand(site, settings.command, dirname(resolve(root)));
  else if (repository && target && commit) await push(repository, target, commit);
  // Sending takes its time, in which somebody may have worked on: the site is online nevertheless.
  if (repository && commit)
    await repository.moveTo(commit).catch(() => told.push(WORDS.sendUnkept));
  return told.join(' ');
}

/** How a failure is told of. What builds and keeps speaks to developers: that is quoted for them. */
function failureOf(name: StepName, error: unknown): Pick<Step, 'words' | 'details' | 'conflicts'> {
  if (error instanceof ConflictError) return { words: error.message, conflicts: error.files };
  if (error instanceof CommandError) return { words: error.message, details: error.details };
  const said = error instanceof Error ? error.message : String(error);
  if (name === 'build' || name === 'keep') return { words: WORDS[`${name}Failed`], details: said };
  return { words: said };
}

/**
 * Checks the content, builds the site, keeps the content in the history and sends the site, one step
 * after the other. The step that fails is the last one, and leaves everything as it was; of a command that
 * sends the site, nobody knows how far it came.
 *
 * @param root whole path of the content folder
 * @param onStep is told what each step does, and how it ended
 * @returns whether the site is online
 */
export async function publish(
  root: string,
  onStep: (step: Step) => void,
  { preference, build = buildOwnSite }: PublishOptions = {},
): Promise<boolean> {
  let name: StepName = 'settings';
  const step = async <Result>(next: StepName, task: () => Promise<Result>): Promise<Result> => {
    name = next;
    onStep({ name, state: 'running', words: WORDS[name] });
    const result = await task();
    const words =
      typeof result === 'string' && name !== 'build' && name !== 'keep'
        ? result
        : WORDS[`${name}Done`];
    onStep({ name, state: 'done', words });
    return result;
  };
  try {
    const publication = await step('settings', () => prepare(root, preference));
    const { repository, target } = publication;
    await step('launch', () => passGate(root));
    if (repository && target)
      await step('fetch', async () =>
        (await fetchOthers(root, repository, target, preference)) ? WORDS.fetched : WORDS.fetchDone,
      );
    await step('check', () => check(root));
    const site = await step('build', () => build(root));
    const keep = () => betweenSavings(root, async () => repository?.commitContent());
    const commit = repository ? await step('keep', keep) : undefined;
    await step('send', () => send(publication, site, commit));
    return true;
  } catch (error) {
    onStep({ name, state: 'failed', ...failureOf(name, error) });
    return false;
  }
}
