import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'astro/zod';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { qrCode } from '../../node/qrCode.ts';
import { STUDIO } from '../addresses.ts';
import { signInPage } from '../server/pages.ts';
import { bodyOf, jsonRoutes } from '../server/requests.ts';
import { ACCESS_WORDS } from '../words.ts';
import { type Access, type Device, newToken, SESSION_MS } from './access.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ScannedAddress } from '../photos/receiver.ts';
import type { BundledFiles } from '../server/bundle.ts';

const CHALLENGE_MS = 5 * 60_000;
const MOST_CHALLENGES = 100;
/** In bytes; a passkey's answer has about two thousand. */
const LARGEST_ANSWER = 50_000;
/** Ed25519, ECDSA and RSA, by their numbers in COSE: all that devices have in 2026. */
const ALGORITHMS = [-8, -7, -257];
/** Browsers take it only from the host itself, over HTTPS. */
const COOKIE = '__Host-studio';
const STRICT = { httpOnly: true, sameSite: 'Strict', path: '/' } as const;

/**
 * On this computer: the key in the opened address, then a cookie, which other ports do not share.
 * `/once` changes the key for one that opens a single time: other users see the browser's command.
 */
export function onlyWithKey(own: URL, key: string) {
  const cookie = `studio-${own.port}`;
  const once = new Set<string>();
  return new Hono()
    .get(`${STUDIO}/once`, (context, next) => {
      if (context.req.query('key') !== key) return next();
      const single = newToken();
      once.add(single);
      return context.text(single);
    })
    .use(async (context, next) => {
      if (getCookie(context, cookie) === key) return next();
      const entered = context.req.query('key') ?? '';
      if (entered !== key && !once.delete(entered)) return context.text(ACCESS_WORDS.noKey, 401);
      setCookie(context, cookie, key, STRICT);
      return context.redirect(`${STUDIO}/`);
    });
}

const deviceOf = (context: Context, access: Access) =>
  access.deviceOf(getCookie(context, COOKIE) ?? '');

/** At a public address: only signed-in devices. Others see how to sign in, wherever they come. */
export function onlySignedIn(access: Access, files: BundledFiles): MiddlewareHandler {
  return async (context, next) => {
    if (deviceOf(context, access)) return next();
    const isPage = context.req.header('sec-fetch-dest') === 'document';
    if (!isPage) return context.text(ACCESS_WORDS.signedOut, 401);
    if (!context.req.path.startsWith(STUDIO)) return context.redirect(`${STUDIO}/`);
    return signInPage(context, files);
  };
}

/** Such as "iPhone". The browser says no more, and the owner only has to tell her devices apart. */
function deviceName({ req }: Context): string {
  const agent = req.header('user-agent') ?? '';
  const [name] = /iPhone|iPad|Android|Windows|Mac|Linux/u.exec(agent) ?? [];
  return name ?? ACCESS_WORDS.device;
}

const codeSchema = z.object({ code: z.string() });
/** The library checks what is in it. */
const answerOf = <Answer>() => z.custom<Answer>((value) => value instanceof Object);

/** `POST /sign-in/…`: signing in, and adding a device that brings a code. Open to everyone. */
export function signInRoutes(access: Access, own: URL) {
  /** Challenges for devices to sign, the latest last. Each accepts one answer. */
  const challenges = new Set<string>();
  const ask = <Options extends { challenge: string }>(options: Options): Options => {
    challenges.add(options.challenge);
    setTimeout(() => challenges.delete(options.challenge), CHALLENGE_MS).unref();
    for (const oldest of [...challenges].slice(0, -MOST_CHALLENGES)) challenges.delete(oldest);
    return options;
  };
  const expected = {
    expectedChallenge: (challenge: string) => challenges.delete(challenge),
    expectedOrigin: own.origin,
    expectedRPID: own.hostname,
  };
  const start = (context: Context, kept: Device) => {
    access.keepDevice(kept);
    const token = access.startSession(kept.id);
    setCookie(context, COOKIE, token, { ...STRICT, secure: true, maxAge: SESSION_MS / 1000 });
  };
  const refusal = (message: string) => new HTTPException(403, { message });

  const routes = jsonRoutes({
    'POST /options': async () => {
      const options = { rpID: own.hostname, userVerification: 'required' } as const;
      return ask(await generateAuthenticationOptions(options));
    },
    'POST /use': async (context) => {
      const schema = z.object({ response: answerOf<AuthenticationResponseJSON>() });
      const { response } = await bodyOf(context, schema);
      const used = access.devices().find(({ id }) => id === response.id);
      if (!used) throw refusal(ACCESS_WORDS.unknown);
      const credential = { ...used, publicKey: Buffer.from(used.publicKey, 'base64url') };
      const answer = { ...expected, response, credential };
      const result = await verifyAuthenticationResponse(answer).catch(() => undefined);
      if (!result?.verified) throw refusal(ACCESS_WORDS.noPasskey);
      const { newCounter: counter } = result.authenticationInfo;
      start(context, { ...used, counter, used: Date.now() });
    },
    'POST /add-options': async (context) => {
      const { code } = await bodyOf(context, codeSchema);
      if (!access.isCode(code)) throw refusal(ACCESS_WORDS.wrongCode);
      const options = await generateRegistrationOptions({
        rpName: ACCESS_WORDS.title,
        rpID: own.hostname,
        userName: own.hostname,
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: access.devices(),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return ask(options);
    },
    'POST /add': async (context) => {
      const schema = codeSchema.extend({ response: answerOf<RegistrationResponseJSON>() });
      const { code, response } = await bodyOf(context, schema);
      if (!access.isCode(code)) throw refusal(ACCESS_WORDS.wrongCode);
      const answer = { ...expected, response, supportedAlgorithmIDs: ALGORITHMS };
      const result = await verifyRegistrationResponse(answer).catch(() => undefined);
      if (!result?.verified) throw refusal(ACCESS_WORDS.noPasskey);
      const { id, counter, publicKey: bytes } = result.registrationInfo.credential;
      const [name, publicKey] = [deviceName(context), Buffer.from(bytes).toString('base64url')];
      const now = Date.now();
      start(context, { id, name, publicKey, counter, added: now, used: now });
    },
  });
  return new Hono().use(bodyLimit({ maxSize: LARGEST_ANSWER })).route('/', routes);
}

export type SignedInDevice = Pick<Device, 'id' | 'name' | 'added' | 'used'> & { isThis: boolean };
export type NewDevice = ScannedAddress & { code: string };

/** `/api/devices` */
export function deviceRoutes(access: Access, own: URL) {
  const list = (context: Context): SignedInDevice[] => {
    const here = deviceOf(context, access)?.id;
    return access
      .devices()
      .map(({ id, name, added, used }) => ({ id, name, added, used, isThis: id === here }));
  };
  return jsonRoutes({
    'GET /devices': list,
    'POST /devices': (): NewDevice => {
      const code = access.newCode();
      const address = `${own.origin}${STUDIO}/`;
      return { code, address, qr: qrCode(`${address}#code=${code}`) };
    },
    'DELETE /devices/:id': (context, id) => {
      access.removeDevice(id);
      return list(context);
    },
  });
}
