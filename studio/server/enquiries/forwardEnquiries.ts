import { readMailAccount } from './mailAccount.ts';
import { MailError, type MailNetwork, sendMail } from './sendMail.ts';
import { readSiteOfEnquiries } from './siteOfEnquiries.ts';
import type { Enquiry, MailState } from './enquiry.ts';
import type { Enquiries } from './enquiryStore.ts';

/** After each failed try, twice as long; never longer than six hours. In ms. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** About four days. */
const MOST_TRIES = 24;

/** How long it waits after so many failed tries, in ms. */
export function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}

function stateAfter(tries: number, problem: string): MailState {
  if (tries >= MOST_TRIES) return { state: 'failed', problem };
  return { state: 'waiting', tries, next: Date.now() + pauseAfter(tries), problem };
}

/** Sends enquiries on by e-mail, again later if that fails, also after a restart of the studio. */
export function createForwarder(
  root: string,
  enquiries: Enquiries,
  stop: AbortSignal,
  network: MailNetwork,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function forward(enquiry: Enquiry & { mail: { tries: number } }): Promise<void> {
    const account = readMailAccount(root);
    if (!account) return void (await enquiries.change(enquiry.id, { mail: { state: 'none' } }));
    const { id, mail } = enquiry;
    try {
      await sendMail(account, enquiry, readSiteOfEnquiries(root)?.name ?? '', network);
      await enquiries.change(id, { mail: { state: 'sent' } });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await enquiries.change(id, { mail: stateAfter(mail.tries + 1, error.message) });
    }
  }

  const waiting = () =>
    enquiries.list().flatMap((enquiry) => {
      const { mail, removed } = enquiry;
      return mail.state === 'waiting' && removed === undefined ? { ...enquiry, mail } : [];
    });

  async function run(): Promise<void> {
    // The oldest first.
    for (const enquiry of waiting().reverse())
      if (enquiry.mail.next <= Date.now() && !stop.aborted) await forward(enquiry);
  }

  /** Sends the next one when it is due, but not before a time in ms. */
  function schedule(least: number): void {
    clearTimeout(timer);
    const next = Math.min(...waiting().map(({ mail }) => mail.next));
    if (stop.aborted || next === Infinity) return;
    timer = setTimeout(wake, Math.max(least, next - Date.now())).unref();
  }

  /** Sends what waits. Does not wait for it: a visitor's answer does not depend on a mail server. */
  function wake(): void {
    running ??= run().then(
      () => {
        running = undefined;
        schedule(0);
      },
      () => {
        running = undefined;
        // The disk is full, so the states cannot be stored.
        schedule(FIRST_PAUSE_MS);
      },
    );
  }

  return {
    wake,
    /** How the e-mail about a new enquiry begins. */
    firstState: (isSuspicious: boolean): MailState =>
      isSuspicious || !readMailAccount(root)
        ? { state: 'none' }
        : { state: 'waiting', tries: 0, next: Date.now() },
    /** Resolves when all that is due was tried. */
    settled: async () => {
      while (running) await running;
    },
  };
}

export type Forwarder = ReturnType<typeof createForwarder>;
