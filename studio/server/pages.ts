import { html, raw } from 'hono/html';
import { SHARE, STUDIO } from '../addresses.ts';
import { ACCESS_WORDS, PHONE_WORDS } from '../words.ts';
import type { Context } from 'hono';
import type { BundledFiles } from './bundle.ts';

type Html = ReturnType<typeof html>;

function documentOf(title: string, head: Html, body: Html) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** The document of the window; its script draws everything. */
export function windowPage() {
  const head = html`<link rel="icon" href="${STUDIO}/favicon.svg" />
    <link rel="apple-touch-icon" href="${STUDIO}/icon.png" />
    <link rel="manifest" href="${STUDIO}/manifest.webmanifest" crossorigin="use-credentials" />
    <link rel="stylesheet" href="${STUDIO}/app.css" />
    <script type="module" src="${STUDIO}/app.js"></script>`;
  return documentOf(ACCESS_WORDS.title, head, html``);
}

/** A page for someone who gets nothing else: its style and script, of the bundle, stand in it. */
function plainPage(
  context: Context,
  files: BundledFiles,
  script: string,
  title: string,
  form: Html,
) {
  // The policy of `windowHeaders` lets style and script stand in the page.
  const nonce = context.get('secureHeadersNonce') ?? '';
  // Its fonts would be refused.
  const style = `${String(files.get('/app.css'))} :root { --font-label: system-ui; }`;
  const head = html`<style nonce="${nonce}">
    ${raw(style)}
  </style>`;
  const body = html`<main class="sign-in">
      <h1>${title}</h1>
      ${form}
    </main>
    <script type="module" nonce="${nonce}">
      ${raw(files.get(`/${script}.js`))};
    </script>`;
  return documentOf(title, head, body);
}

/** How a device signs in. */
export function signInPage(context: Context, files: BundledFiles) {
  const words = ACCESS_WORDS;
  const told = context.req.path === STUDIO + SHARE ? words.shareAgain : '';
  const form = html`<p role="alert" data-failed="${words.noPasskey}">${told}</p>
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
  return context.html(plainPage(context, files, 'signIn', words.title, form), 401);
}

/** What a phone shows that scanned the studio's address: it can send photographs. */
export function phonePage(context: Context, files: BundledFiles) {
  const words = PHONE_WORDS;
  const form = html`<p>${words.text}</p>
    <label>
      ${words.choose}
      <input type="file" multiple accept="image/*" />
    </label>
    <progress value="0" hidden></progress>
    <p role="status" data-sent="${words.sent}" data-failed="${words.failed}"></p>`;
  return context.html(plainPage(context, files, 'sendPhotos', words.title, form));
}
