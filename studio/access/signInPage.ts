import { html } from 'hono/html';
import { STUDIO } from '../addresses.ts';
import { plainPage } from '../server/plainPage.ts';
import { ACCESS_WORDS } from '../words.ts';
import type { Context } from 'hono';
import type { BundledFiles } from '../server/bundle.ts';

/** How a device signs in. */
export function signInPage(context: Context, files: BundledFiles) {
  const words = ACCESS_WORDS;
  const body = html`<p role="alert" data-failed="${words.noPasskey}"></p>
    <button type="button" data-kind="main">${words.signIn}</button>
    <small>${words.signInText}</small>
    <form action="${STUDIO}/sign-in/">
      <label>
        ${words.code}
        <input autocomplete="one-time-code" autocapitalize="characters" required />
        <small>${words.codeText}</small>
      </label>
      <button>${words.add}</button>
    </form>`;
  return plainPage(context, files, { title: words.title, script: 'signIn', body, status: 401 });
}
