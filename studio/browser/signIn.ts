import { createStore } from 'zustand/vanilla';
import { confirm, PasskeyRefusal } from './passkey.ts';
import { WORDS } from './words.ts';

/** Requests that wait for the owner to sign in. */
export const signedOut = createStore(() => ({
  waiting: undefined as PromiseWithResolvers<undefined> | undefined,
}));

export const isSignedOut = (): boolean => signedOut.getState().waiting !== undefined;

/** Opens the sign-in dialog over the window. Resolves when the owner has signed in. */
export function signInAgain(): Promise<unknown> {
  const waiting = signedOut.getState().waiting ?? Promise.withResolvers<undefined>();
  signedOut.setState({ waiting });
  return waiting.promise;
}

/** Closes the sign-in dialog and repeats the requests that wait. */
export function goOn(): void {
  const { waiting } = signedOut.getState();
  signedOut.setState({ waiting: undefined });
  waiting?.resolve(undefined);
}

/** What the owner reads when a passkey was not accepted, or when she closed the question. */
export function passkeyFailure(error: unknown, closed: string): string {
  return error instanceof PasskeyRefusal ? error.message : closed;
}

/** Asks for the passkey of this device. Returns why it did not confirm, if so. */
export async function confirmHere(): Promise<string | undefined> {
  try {
    await confirm();
    return undefined;
  } catch (error) {
    return passkeyFailure(error, WORDS.signIn.notConfirmed);
  }
}
