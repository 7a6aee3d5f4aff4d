import { hash, randomBytes, randomInt } from 'node:crypto';
import { z } from 'astro/zod';
import { foldersOf } from '../content/folders.ts';
import { OWNER_ONLY, readJson, replaceFile } from '../content/ownFiles.ts';
import { isSameSecret } from './isSameSecret.ts';

const MINUTE_MS = 60_000;
const CODE_MS = 15 * MINUTE_MS;
export const SESSION_MS = 30 * 24 * 60 * MINUTE_MS;
/** After signing in or confirming, the device is not asked again for this long. */
const CONFIRMED_MS = 5 * MINUTE_MS;
const CODE_LENGTH = 12;
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
  /** Ids of devices that were added since, until the owner dismisses the notice on this one. */
  newDevices: z.array(z.string()).default([]),
});

/** A signed-in browser. Of the cookie, only the hash is kept. */
const session = z.object({
  hash: z.string(),
  device: z.string(),
  ends: z.number(),
  /** When the device last signed in or confirmed. */
  confirmed: z.number().default(0),
});

const accessSchema = z.object({
  /** The code for a new device; only its hash is kept. */
  code: z.object({ hash: z.string(), ends: z.number() }).optional(),
  devices: z.array(device).default([]),
  sessions: z.array(session).default([]),
  /** Ids of removed devices: they never come back. */
  removed: z.array(z.string()).default([]),
});

type AccessFile = z.infer<typeof accessSchema>;
export type Device = z.infer<typeof device>;

/** The device of a cookie, and whether it signed in or confirmed within five minutes. */
export interface Session {
  device: Device;
  isConfirmed: boolean;
}

/** A secret that nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url');
export const TOKEN = /^[\w-]{43}$/u;

const hashOf = (secret: string) => hash('sha256', secret);

/** Whether the owner entered this code, in small letters and with any spaces. */
function isCode({ code }: AccessFile, entered: string): boolean {
  if (!code || code.ends < Date.now()) return false;
  const plain = entered.toUpperCase().replaceAll(/[^A-Z\d]/gu, '');
  return isSameSecret(code.hash, hashOf(plain));
}

function sessionOf({ sessions }: AccessFile, token: string) {
  const own = hashOf(token);
  return sessions.find((one) => isSameSecret(one.hash, own) && one.ends > Date.now());
}

/** After the clock was set back, a time in the future confirms nothing. */
function isRecent(time: number): boolean {
  const age = Date.now() - time;
  return age >= 0 && age < CONFIRMED_MS;
}

/**
 * Who may open a studio at a public address: devices, sessions and the code for a new device. All are in
 * one file, which another process may change: see `npm run edit -- --new-code`.
 */
export function openAccess(root: string) {
  const { access: file } = foldersOf(root);
  const read = () => accessSchema.parse(readJson(file) ?? {});
  const write = (access: AccessFile) => replaceFile(file, JSON.stringify(access), OWNER_ONLY);
  const change = (edit: (access: AccessFile) => void): void => {
    const access = read();
    edit(access);
    write(access);
  };
  const changeDevice = (id: string, edit: (device: Device) => void): void =>
    change(({ devices }) => {
      const found = devices.find((one) => one.id === id);
      if (found) edit(found);
    });

  return {
    devices: () => read().devices,

    /** A new code for one device, such as K7QM-4XRD-9PFA. It replaces the last one. */
    newCode(): string {
      const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
      const plain = code.join('');
      change((access) => (access.code = { hash: hashOf(plain), ends: Date.now() + CODE_MS }));
      return plain.replaceAll(/.{4}(?=.)/gu, '$&-');
    },

    isCode: (entered: string): boolean => isCode(read(), entered),

    /**
     * Adds a device and tells the others. This uses the code up, also for a device that was known or
     * removed, which is refused.
     */
    addDevice(code: string, added: Omit<Device, 'newDevices'>): 'added' | 'wrong code' | 'known' {
      const access = read();
      if (!isCode(access, code)) return 'wrong code';
      access.code = undefined;
      const isKnown =
        access.devices.some(({ id }) => id === added.id) || access.removed.includes(added.id);
      if (!isKnown) {
        for (const other of access.devices) other.newDevices.push(added.id);
        access.devices.push({ ...added, newDevices: [] });
      }
      write(access);
      return isKnown ? 'known' : 'added';
    },

    /** Notes the use of a passkey. */
    noteUse: (id: string, counter: number): void =>
      changeDevice(id, (used) => Object.assign(used, { counter, used: Date.now() })),

    renameDevice: (id: string, name: string): void =>
      changeDevice(id, (renamed) => (renamed.name = name)),

    /** Removes a device; its windows are signed out. */
    removeDevice(id: string): void {
      change((access) => {
        if (!access.devices.some((one) => one.id === id)) return;
        access.removed.push(id);
        access.devices = access.devices.filter((one) => one.id !== id);
        access.sessions = access.sessions.filter((one) => one.device !== id);
        for (const other of access.devices)
          other.newDevices = other.newDevices.filter((added) => added !== id);
      });
    },

    /** The owner has seen, on one device, that another was added. */
    dismissNewDevice: (id: string, added: string): void =>
      changeDevice(id, (own) => {
        own.newDevices = own.newDevices.filter((one) => one !== added);
      }),

    /** Signs a device in for 30 days, and out where it was. @returns the value of its cookie */
    startSession(id: string): string {
      const token = newToken();
      change((access) => {
        const now = Date.now();
        access.sessions = access.sessions.filter((one) => one.ends > now && one.device !== id);
        const ends = now + SESSION_MS;
        access.sessions.push({ hash: hashOf(token), device: id, ends, confirmed: now });
      });
      return token;
    },

    confirmSession(token: string): void {
      change((access) => {
        const confirmed = sessionOf(access, token);
        if (confirmed) confirmed.confirmed = Date.now();
      });
    },

    endSession(token: string): void {
      change((access) => {
        const ended = sessionOf(access, token);
        access.sessions = access.sessions.filter((one) => one !== ended);
      });
    },

    /** Who is signed in with this cookie. */
    sessionOf(token: string): Session | undefined {
      const access = read();
      const found = sessionOf(access, token);
      const own = access.devices.find(({ id }) => id === found?.device);
      return own && found && { device: own, isConfirmed: isRecent(found.confirmed) };
    },
  };
}

export type Access = ReturnType<typeof openAccess>;
