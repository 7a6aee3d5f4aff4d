import { statSync, watch } from 'node:fs';
import { join } from 'node:path';
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
  try {
    const options = { recursive: true, persistent: false, signal: stop };
    watch(root, options, lookWhenQuiet).on('error', () => undefined);
  } catch {
    // A system may watch only so many files.
  }
  const timer = setInterval(look, LOOK_MS).unref();
  stop.addEventListener('abort', () => clearInterval(timer));
}
