import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { hc } from 'hono/client';
import { STUDIO } from '../shared/addresses.ts';
import type { SignInRoutes } from '../server/http/signInRoutes.ts';

/** A refusal of the server, in words for the owner. The device throws errors of its own. */
export class PasskeyRefusal extends Error {}

/** @throws {PasskeyRefusal} If the answer is no. */
async function send(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request);
  if (!answer.ok) throw new PasskeyRefusal(await answer.text());
  return answer;
}

/** Without what the window adds: a page for signing in has nothing else of it. */
const api = hc<SignInRoutes>(`${STUDIO}/sign-in`, { fetch: send });

/** Signs in with a passkey of this device. */
export async function signIn(): Promise<void> {
  const options = await api.options.$post();
  const response = await startAuthentication({ optionsJSON: await options.json() });
  await api.use.$post({ json: { response } });
}

/** Confirms, with the passkey of the session, that the owner is here. */
export async function confirm(): Promise<void> {
  const options = await api['confirm-options'].$post();
  const response = await startAuthentication({ optionsJSON: await options.json() });
  await api.confirm.$post({ json: { response } });
}

/** Makes a passkey for a device that brings a code, and signs it in. */
export async function addDevice(code: string): Promise<void> {
  const options = await api['add-options'].$post({ json: { code } });
  const response = await startRegistration({ optionsJSON: await options.json() });
  const isTouch = navigator.maxTouchPoints > 1;
  await api.add.$post({ json: { code, response, isTouch } });
}
