import { html, raw } from 'hono/html';
import { STUDIO } from '../addresses.ts';
import { ACCESS_WORDS } from '../words.ts';
import type { BundledFiles } from '../server/bundle.ts';

/** How a device signs in. It contains all that it needs: without a cookie, nothing else is answered. */
export function signInPage(files: BundledFiles, nonce: string) {
  const words = ACCESS_WORDS;
  // Its fonts would be refused.
  const style = `${String(files.get('/app.css'))} :root { --font-label: system-ui; }`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main class="sign-in">
          <h1>${words.title}</h1>
          <p role="alert" data-failed="${words.noPasskey}"></p>
          <button type="button" data-kind="main">${words.signIn}</button>
          <small>${words.signInText}</small>
          <form action="${STUDIO}/sign-in/">
            <label>
              ${words.code}
              <input autocomplete="one-time-code" autocapitalize="characters" required />
              <small>${words.codeText}</small>
            </label>
            <button>${words.add}</button>
          </form>
        </main>
        <script type="module" nonce="${nonce}">
          ${raw(files.get('/signIn.js'))};
        </script>
      </body>
    </html>`;
}
