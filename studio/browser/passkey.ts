import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { STUDIO } from '../shared/addresses.ts';

/** A refusal of the server, in words for the owner. The device throws errors of its own. */
export class PasskeyRefusal extends Error {}

async function send(path: string, data: unknown): Promise<never> {
  const address = `${STUDIO}/sign-in/${path}`;
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(data) });
  if (!answer.ok) throw new PasskeyRefusal(await answer.text());
  return (await answer.json()) as never;
}

/** Signs in with a passkey of this device. */
export async function signIn(): Promise<void> {
  const optionsJSON = await send('options', {});
  await send('use', { response: await startAuthentication({ optionsJSON }) });
}

/** Confirms, with the passkey of the session, that the owner is here. */
export async function confirm(): Promise<void> {
  const optionsJSON = await send('confirm-options', {});
  await send('confirm', { response: await startAuthentication({ optionsJSON }) });
}

/** Makes a passkey for a device that brings a code, and signs it in. */
export async function addDevice(code: string): Promise<void> {
  const optionsJSON = await send('add-options', { code });
  const response = await startRegistration({ optionsJSON });
  await send('add', { code, response, isTouch: navigator.maxTouchPoints > 1 });
}
