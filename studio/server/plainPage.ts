import { html, raw } from 'hono/html';
import type { Context } from 'hono';
import type { BundledFiles } from './bundle.ts';

interface PlainPage {
  title: string;
  /** Name of the script in the bundle. */
  script: string;
  body: ReturnType<typeof html>;
  status?: 200 | 401;
}

/** A page for someone who gets nothing else: its style and script stand in it. */
export function plainPage(
  context: Context,
  files: BundledFiles,
  { title, script, body, status = 200 }: PlainPage,
) {
  // The policy of `windowHeaders` lets style and script stand in the page.
  const nonce = context.get('secureHeadersNonce') ?? '';
  // Its fonts would be refused.
  const style = `${String(files.get('/app.css'))} :root { --font-label: system-ui; }`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main class="sign-in">
          <h1>${title}</h1>
          ${body}
        </main>
        <script type="module" nonce="${nonce}">
          ${raw(files.get(`/${script}.js`))};
        </script>
      </body>
    </html>`;
  return context.html(page, status);
}
