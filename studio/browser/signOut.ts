import { STUDIO } from '../shared/addresses.ts';
import { Refusal, signInApi } from './api.ts';
import { studio } from './state/store.ts';
import { keepUnsaved } from './state/keeping.ts';
import { WORDS } from './words.ts';

/** Has the studio keep the unsaved changes before this window is signed out. @throws If it cannot. */
export async function keepBeforeSignOut(): Promise<void> {
  const isKept = await keepUnsaved();
  if (!isKept) throw new Refusal(studio.getState().unreachable || WORDS.strange);
}

/** Leaves the window for the sign-in page. */
export function showSignInPage(): void {
  location.assign(`${STUDIO}/`);
}

/** Ends the session of this device. @throws If unsaved changes cannot be kept; it stays signed in. */
export async function signOut(): Promise<void> {
  await keepBeforeSignOut();
  await signInApi.out.$post();
  showSignInPage();
}
