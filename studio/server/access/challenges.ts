import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from './isSameSecret.ts';

const CHALLENGE_MS = 5 * 60_000;

/**
 * Challenges for passkeys, signed with a key of this process. They carry their own end, so that any
 * number of strangers may ask for one without displacing another.
 */
export function createChallenges() {
  const key = randomBytes(32);
  /** Challenges that were answered, with their end. */
  const used = new Map<string, number>();
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  // The clock of the computer may be set back.
  const now = () => performance.now();

  /** The random part and the end of a challenge in base64url; undefined if it is not ours. */
  function read(challenge: string): { id: string; end: number } | undefined {
    const text = Buffer.from(challenge, 'base64url').toString();
    const [id = '', end = '', signature = ''] = text.split('.');
    const isOurs = isSameSecret(signature, signatureOf(`${id}.${end}`));
    return isOurs ? { id, end: Number(end) } : undefined;
  }

  return {
    /** The bytes of a challenge that is good for five minutes. */
    create(): Uint8Array<ArrayBuffer> {
      const text = `${randomBytes(16).toString('base64url')}.${Math.round(now()) + CHALLENGE_MS}`;
      return Uint8Array.from(Buffer.from(`${text}.${signatureOf(text)}`));
    },

    /** Whether a challenge, in base64url, may be answered. */
    isOpen(challenge: string): boolean {
      const known = read(challenge);
      return known !== undefined && known.end > now() && !used.has(known.id);
    },

    /** Closes a challenge that was answered. Returns false if another answer came first. */
    close(challenge: string): boolean {
      const known = read(challenge);
      if (!known || used.has(known.id)) return false;
      for (const [id, end] of used) if (end <= now()) used.delete(id);
      used.set(known.id, known.end);
      return true;
    },
  };
}
