import { html, raw } from 'hono/html';
import type { BundledFiles } from './bundle.ts';

interface PlainPage {
  title: string;
  /** Name of the script in the bundle. */
  script: string;
  /** Of the policy that lets style and script stand in the page. */
  nonce: string;
  body: ReturnType<typeof html>;
}

/** A page for someone who gets nothing else: its style and script stand in it. */
export function plainPage(files: BundledFiles, { title, script, nonce, body }: PlainPage) {
  // Its fonts would be refused.
  const style = `${String(files.get('/app.css'))} :root { --font-label: system-ui; }`;
  return html`<!doctype html>
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
}
