import { html, raw } from 'hono/html';
import { spokenLanguage } from '../../../src/logic/language.ts';
import { SHARE, STUDIO } from '../../shared/addresses.ts';
import { ACCESS_WORDS, ENQUIRY_WORDS, PHONE_WORDS } from '../words.ts';
import type { Context } from 'hono';
import type { BundledFiles } from './bundle.ts';

type Html = ReturnType<typeof html>;

function documentOf(title: string, head: Html, body: Html) {
  return html`<!doctype html>
    <html lang="${spokenLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
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

interface PlainPage {
  title: string;
  content: Html;
  /** Of the bundle, such as "signIn". */
  script?: string;
}

/** A page for someone who gets nothing else: its style and script stand in it. */
function plainPage(context: Context, files: BundledFiles, { title, content, script }: PlainPage) {
  // The policy of `windowHeaders` lets style and script stand in the page.
  const nonce = context.get('secureHeadersNonce') ?? '';
  const head = html`<style nonce="${nonce}">
    ${raw(String(files.get('/signIn.css')))}
  </style>`;
  const body = html`<main class="window">
      <h1>${title}</h1>
      ${content}
    </main>
    ${
      script === undefined
        ? ''
        : html`<script type="module" nonce="${nonce}">
            ${raw(files.get(`/${script}.js`))};
          </script>`
    }`;
  return documentOf(title, head, body);
}

/** How a device signs in. */
export function signInPage(context: Context, files: BundledFiles) {
  const words = ACCESS_WORDS;
  const reason = context.req.path === STUDIO + SHARE ? words.shareAgain : '';
  const content = html`<p role="alert" data-failed="${words.noPasskey}">${reason}</p>
    <button type="button" data-kind="main">${words.signIn}</button>
    <small>${words.signInText}</small>
    <form action="${STUDIO}/sign-in/" novalidate data-missing="${words.missingCode}">
      <label>
        ${words.code}
        <input autocomplete="one-time-code" autocapitalize="characters" required />
        <small>${words.codeText}</small>
      </label>
      <button>${words.add}</button>
    </form>`;
  const page = plainPage(context, files, { title: words.title, content, script: 'signIn' });
  return context.html(page, 401);
}

/** On this computer: what to do in a browser that has not been opened by the studio. */
export function noKeyPage(context: Context, files: BundledFiles) {
  const { title, noKey, noKeyText } = ACCESS_WORDS;
  const content = html`<p>${noKey}</p>
    <p>${noKeyText}</p>`;
  return context.html(plainPage(context, files, { title, content }), 401);
}

/** What a phone shows that scanned the studio's address: it can send photographs. */
export function phonePage(context: Context, files: BundledFiles) {
  const words = PHONE_WORDS;
  const content = html`<p>${words.text}</p>
    <label data-file>
      ${words.choose}
      <input type="file" multiple accept="image/*" />
    </label>
    <progress value="0" hidden></progress>
    <p role="status" data-sent="${words.sent}" data-failed="${words.failed}"></p>`;
  const page = { title: words.title, content, script: 'sendPhotos' };
  return context.html(plainPage(context, files, page));
}

/** For a visitor without scripts whose enquiry was not taken. `email` is empty if it is not known. */
export function refusedEnquiryPage(
  context: Context,
  files: BundledFiles,
  { reason, email }: { reason: string; email: string },
) {
  const content = html`<p>${reason}</p>
    <p>${ENQUIRY_WORDS.goBack}</p>
    ${email === '' ? '' : html`<p><a href="mailto:${email}">${email}</a></p>`}`;
  return plainPage(context, files, { title: ENQUIRY_WORDS.title, content });
}
