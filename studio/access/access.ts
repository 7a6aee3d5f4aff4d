import { hash, randomBytes, randomInt } from 'node:crypto';
import { z } from 'astro/zod';
import { foldersOf } from '../content/folders.ts';
import { OWNER_ONLY, readJson, replaceFile } from '../content/sync.ts';

const MINUTE_MS = 60_000;
const CODE_MS = 15 * MINUTE_MS;
export const SESSION_MS = 30 * 24 * 60 * MINUTE_MS;
const MOST_TRIES = 5;
const CODE_LENGTH = 8;
/** No letter that looks like another or like a number. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A device with a passkey. Times are in ms since 1970. */
const device = z.object({
  /** Of the passkey, as the device names it. */
  id: z.string(),
  name: z.string(),
  /** In base64url. */
  publicKey: z.string(),
  /** How often the passkey was used, if the device counts. */
  counter: z.number(),
  added: z.number(),
  used: z.number(),
});

const accessSchema = z.object({
  /** The code for a new device; only its hash is kept. */
  code: z.object({ hash: z.string(), ends: z.number(), tries: z.number() }).optional(),
  devices: z.array(device).default([]),
  /** Of the cookie, only the hash is kept. */
  sessions: z
    .array(z.object({ hash: z.string(), device: z.string(), ends: z.number() }))
    .default([]),
});

export type Device = z.infer<typeof device>;

/** A secret that nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url');
export const TOKEN = /^[\w-]{43}$/u;

/**
 * Who may open a studio at a public address: devices, sessions and the code for a new device. All are in
 * one file beside the content, which another process may change: see `npm run edit -- --new-code`.
 */
export function openAccess(root: string) {
  const { access: file } = foldersOf(root);
  const read = () => accessSchema.parse(readJson(file) ?? {});
  const change = (edit: (access: z.infer<typeof accessSchema>) => void): void => {
    const access = read();
    edit(access);
    replaceFile(file, JSON.stringify(access), OWNER_ONLY);
  };

  return {
    devices: () => read().devices,

    /** A new code for one device, such as K7QM-4XRD. It replaces the last one. */
    newCode(): string {
      const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
      const kept = { hash: hash('sha256', code.join('')), ends: Date.now() + CODE_MS, tries: 0 };
      change((access) => (access.code = kept));
      return code.join('').replace(/^.{4}/u, '$&-');
    },

    /** Whether this is the code. Five wrong tries end it. */
    isCode(entered: string): boolean {
      const { code } = read();
      if (!code || code.ends < Date.now()) return false;
      const plain = entered.toUpperCase().replaceAll(/[^A-Z\d]/gu, '');
      if (code.hash === hash('sha256', plain)) return true;
      const tries = code.tries + 1;
      change((access) => (access.code = tries < MOST_TRIES ? { ...code, tries } : undefined));
      return false;
    },

    /** Adds a device, or notes its last use. The code for it has been used. */
    keepDevice(kept: Device): void {
      change((access) => {
        const { length } = access.devices;
        access.devices = [...access.devices.filter(({ id }) => id !== kept.id), kept];
        if (access.devices.length > length) access.code = undefined;
      });
    },

    /** Removes a device; its windows are signed out. */
    removeDevice(removed: string): void {
      change((access) => {
        access.devices = access.devices.filter(({ id }) => id !== removed);
        access.sessions = access.sessions.filter((session) => session.device !== removed);
      });
    },

    /** Signs a device in for 30 days. @returns the value of its cookie */
    startSession(id: string): string {
      const token = newToken();
      change((access) => {
        access.sessions = access.sessions.filter(({ ends }) => ends > Date.now());
        const ends = Date.now() + SESSION_MS;
        access.sessions.push({ hash: hash('sha256', token), device: id, ends });
      });
      return token;
    },

    /** The device that is signed in with this cookie. */
    deviceOf(token: string): Device | undefined {
      const { sessions, devices } = read();
      const own = hash('sha256', token);
      const session = sessions.find((one) => one.hash === own && one.ends > Date.now());
      return devices.find(({ id }) => id === session?.device);
    },
  };
}

export type Access = ReturnType<typeof openAccess>;
