import { html } from 'hono/html';
import { plainPage } from '../server/plainPage.ts';
import { PHONE_WORDS } from '../words.ts';
import type { Context } from 'hono';
import type { BundledFiles } from '../server/bundle.ts';

/** What a phone shows that scanned the studio's address: it can send photographs. */
export function phonePage(context: Context, files: BundledFiles) {
  const words = PHONE_WORDS;
  const body = html`<p>${words.text}</p>
    <label>
      ${words.choose}
      <input type="file" multiple accept="image/*" />
    </label>
    <progress value="0" hidden></progress>
    <p role="status" data-sent="${words.sent}" data-failed="${words.failed}"></p>`;
  return plainPage(context, files, { title: words.title, script: 'sendPhotos', body });
}
