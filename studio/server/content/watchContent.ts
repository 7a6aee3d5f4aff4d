import { type FSWatcher, statSync, watch, type WatchListener } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContentFolder } from '../../../content-check/contentFolder.ts';

/** Some disks report no changes: those of a network, or of another system than the studio's. In ms. */
const LOOK_MS = 30_000;
/** A program that writes many files, such as Git, is waited for: no change for so long, in ms. */
const QUIET_MS = 300;

/** The size and time of each file; empty if one goes while they are read. */
function stateOf(root: string): string {
  try {
    const states = new ContentFolder(root).files.map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return [file, size, mtimeMs];
    });
    return JSON.stringify(states);
  } catch {
    return '';
  }
}

/** Watches a folder; undefined if the system cannot, which may watch only so many files. */
function watchOrNot(
  folder: string,
  options: { recursive?: boolean },
  onEvent: WatchListener<string>,
) {
  try {
    return watch(folder, { ...options, persistent: false }, onEvent).on('error', () => undefined);
  } catch {
    return undefined;
  }
}

/**
 * Calls back after files of a content folder were changed, by the studio or another program: soon, and
 * on any disk within half a minute.
 */
export function watchContent(root: string, stop: AbortSignal, onChange: () => void): void {
  let before = stateOf(root);
  const look = () => {
    const now = stateOf(root);
    if (now !== before) onChange();
    before = now;
  };
  let quiet: NodeJS.Timeout | undefined;
  const lookWhenQuiet = () => {
    clearTimeout(quiet);
    quiet = setTimeout(look, QUIET_MS).unref();
  };
  let watcher: FSWatcher | undefined;
  const watchAnew = () => {
    watcher?.close();
    watcher = watchOrNot(root, { recursive: true }, lookWhenQuiet);
    lookWhenQuiet();
  };
  watchAnew();
  // A watcher does not follow if the folder itself is replaced, as by unpacking a copy.
  const outside = watchOrNot(dirname(root), {}, (_, name) => {
    if (name === basename(root)) watchAnew();
  });
  const timer = setInterval(look, LOOK_MS).unref();
  stop.addEventListener('abort', () => {
    clearInterval(timer);
    watcher?.close();
    outside?.close();
  });
}
