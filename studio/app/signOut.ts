import { STUDIO } from '../addresses.ts';
import { request } from './api.ts';
import { studio, unsavedOf } from './state/store.ts';

/** Has the studio keep the unsaved changes before this window is signed out. */
export function keepBeforeSignOut(): Promise<unknown> {
  return request('PUT', '/api/unsaved', unsavedOf(studio.getState()));
}

/** Leaves the window for the sign-in page. */
export function showSignInPage(): void {
  location.assign(`${STUDIO}/`);
}

/** Ends the session of this device. @throws If unsaved changes cannot be kept; it stays signed in. */
export async function signOut(): Promise<void> {
  await keepBeforeSignOut();
  await request('POST', '/sign-in/out');
  showSignInPage();
}
