import { setTimeout } from 'node:timers/promises';
import { MARK_FILE } from '../../node/contentMark.ts';
import { PUBLISH_WORDS } from '../words.ts';

const ANSWER_MS = 10_000;

/** Asks a site until it shows the content with this mark. @throws In words, at the end. */
export async function untilOnline(
  address: string,
  mark: string,
  end: AbortSignal,
  pauseMs = 5000,
): Promise<void> {
  const url = new URL(MARK_FILE, address);
  let cause = '';
  for (;;) {
    // Caches of a host may ignore "no-cache", but not another address.
    url.search = String(Date.now());
    const signal = AbortSignal.any([end, AbortSignal.timeout(ANSWER_MS)]);
    const shown = await fetch(url, { signal })
      .then((answer) => (answer.ok ? answer.text() : `status ${answer.status}`))
      .catch((error: unknown) => String((error as Error).cause ?? error));
    if (shown === mark) return;
    if (end.aborted) throw new Error(PUBLISH_WORDS.onlineFailed, { cause });
    cause = `${url.origin}${url.pathname}: ${shown}`;
    await setTimeout(pauseMs, undefined, { signal: end }).catch(() => undefined);
  }
}
