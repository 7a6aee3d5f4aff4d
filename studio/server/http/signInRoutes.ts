import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'astro/zod';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { jsonBody, sendJson } from './requestData.ts';
import { ACCESS_WORDS } from '../words.ts';
import { createChallenges } from '../access/challenges.ts';
import { deviceName } from '../access/deviceName.ts';
import { limitByAddress } from './limits.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './sessionCookie.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Access, Device } from '../access/access.ts';

/** In bytes; a passkey's answer has about two thousand. */
const LARGEST_ANSWER = 50_000;
/** Ed25519, ECDSA and RSA, by their numbers in COSE: all that devices have in 2026. */
const ALGORITHMS = [-8, -7, -257];
/** Of one network within 15 minutes. */
const MOST_REQUESTS = 600;
const MOST_WRONG_CODES = 10;

const codeSchema = z.object({ code: z.string() });
/** The library checks what is in it. */
const answerOf = <Answer>() => z.custom<Answer>((value) => value instanceof Object);
const passkeySchema = z.object({ response: answerOf<AuthenticationResponseJSON>() });
const newPasskeySchema = codeSchema.extend({
  response: answerOf<RegistrationResponseJSON>(),
  /** Whether the device has a touch screen. */
  isTouch: z.boolean().default(false),
});

const passkey = jsonBody(passkeySchema);

const refusal = (message: string, status: 401 | 403 = 403) =>
  new HTTPException(status, { message });

/** `POST /sign-in/…`: signing in and out, and adding a device that brings a code. Open to everyone. */
export function signInRoutes(access: Access, own: URL, onDevices: () => void) {
  const challenges = createChallenges();
  const expected = { expectedOrigin: own.origin, expectedRPID: own.hostname };

  /** Lets the library check an answer; its challenge is closed only by one that is right. */
  async function verify<Result extends { verified: boolean }>(
    check: (isOpen: (challenge: string) => boolean) => Promise<Result>,
  ): Promise<Result | undefined> {
    let answered = '';
    const isOpen = (challenge: string) => {
      answered = challenge;
      return challenges.isOpen(challenge);
    };
    const result = await check(isOpen).catch(() => undefined);
    return result?.verified === true && challenges.close(answered) ? result : undefined;
  }

  /** Checks the answer of one of these devices. @throws The same refusal for an unknown one. */
  async function verifyPasskey(
    { response }: z.infer<typeof passkeySchema>,
    devices: readonly Device[],
  ): Promise<Device> {
    const used = devices.find(({ id }) => id === response.id);
    if (!used) throw refusal(ACCESS_WORDS.notAccepted);
    const credential = { ...used, publicKey: Buffer.from(used.publicKey, 'base64url') };
    const result = await verify((expectedChallenge) =>
      verifyAuthenticationResponse({ ...expected, expectedChallenge, response, credential }),
    );
    if (!result) throw refusal(ACCESS_WORDS.notAccepted);
    access.noteUse(used.id, result.authenticationInfo.newCounter);
    return used;
  }

  const startSession = (context: Context, device: string) =>
    setSessionCookie(context, access.startSession(device));

  const ask = (devices: readonly Device[] = []) =>
    generateAuthenticationOptions({
      rpID: own.hostname,
      userVerification: 'required',
      challenge: challenges.create(),
      allowCredentials: devices.map(({ id }) => ({ id })),
    });

  /** The device of the session. */
  function deviceHere(context: Context): Device {
    const session = access.sessionOf(readSessionCookie(context));
    if (!session) throw refusal(ACCESS_WORDS.signedOut, 401);
    return session.device;
  }

  const limitCodes = limitByAddress(MOST_WRONG_CODES, { onlyRefused: true });
  return new Hono()
    .use(limitByAddress(MOST_REQUESTS))
    .use('/add-options', limitCodes)
    .use('/add', limitCodes)
    .use(bodyLimit({ maxSize: LARGEST_ANSWER }))
    .post('/options', async (context) => sendJson(context, await ask()))
    .post('/use', passkey, async (context) => {
      const { id } = await verifyPasskey(context.req.valid('json'), access.devices());
      startSession(context, id);
      return sendJson(context, null);
    })
    .post('/confirm-options', async (context) =>
      sendJson(context, await ask([deviceHere(context)])),
    )
    .post('/confirm', passkey, async (context) => {
      await verifyPasskey(context.req.valid('json'), [deviceHere(context)]);
      access.confirmSession(readSessionCookie(context));
      return sendJson(context, null);
    })
    .post('/out', (context) => {
      access.endSession(readSessionCookie(context));
      clearSessionCookie(context);
      return sendJson(context, null);
    })
    .post('/add-options', jsonBody(codeSchema), async (context) => {
      const { code } = context.req.valid('json');
      if (!access.isCode(code)) throw refusal(ACCESS_WORDS.wrongCode);
      const options = await generateRegistrationOptions({
        rpName: ACCESS_WORDS.title,
        rpID: own.hostname,
        userName: own.hostname,
        supportedAlgorithmIDs: ALGORITHMS,
        challenge: challenges.create(),
        excludeCredentials: access.devices().map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return sendJson(context, options);
    })
    .post('/add', jsonBody(newPasskeySchema), async (context) => {
      const { code, response, isTouch } = context.req.valid('json');
      if (!access.isCode(code)) throw refusal(ACCESS_WORDS.wrongCode);
      const result = await verify((expectedChallenge) =>
        verifyRegistrationResponse({
          ...expected,
          expectedChallenge,
          response,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!result?.verified) throw refusal(ACCESS_WORDS.noPasskey);
      const { id, counter, publicKey: bytes } = result.registrationInfo.credential;
      const publicKey = Buffer.from(bytes).toString('base64url');
      const name = deviceName(context.req.header('user-agent') ?? '', isTouch);
      const now = Date.now();
      const device = { id, name, publicKey, counter, added: now, used: now };
      const outcome = access.addDevice(code, device);
      if (outcome === 'known') throw refusal(ACCESS_WORDS.known);
      if (outcome === 'wrong code') throw refusal(ACCESS_WORDS.wrongCode);
      startSession(context, id);
      onDevices();
      return sendJson(context, null);
    });
}

export type SignInRoutes = ReturnType<typeof signInRoutes>;
