import { once } from 'node:events';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findVisitingChromium } from '../../tools/support/chromium.ts';
import { makeCertificate } from './certificate.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const EMAIL = /^\S+@\S+\.\S+$/u;

interface FormAnswer {
  status: number;
  body: object;
}

/** What Formspree answers to fields, as its documentation says. */
function formspreeAnswer(fields: URLSearchParams): FormAnswer {
  const email = fields.get('email');
  if (email === null || EMAIL.test(email)) return { status: 200, body: { ok: true } };
  const message = 'should be an email';
  return { status: 422, body: { errors: [{ code: 'TYPE_EMAIL', field: 'email', message }] } };
}

async function sendPage(site: string, request: IncomingMessage, response: ServerResponse) {
  const page = await fetch(site + (request.url ?? ''));
  const headers = ['content-type', 'content-security-policy'].flatMap((name) => [
    name,
    page.headers.get(name) ?? '',
  ]);
  response.writeHead(page.status, headers).end(Buffer.from(await page.arrayBuffer()));
}

/**
 * Serves Formspree's address for forms, and a site by its own name, both by HTTPS; and a browser that
 * finds them.
 *
 * @param site where the site is served
 * @param host the name in its content
 */
export async function startFormService(site: string, host: string) {
  await using opened = new AsyncDisposableStack();
  const received: Record<string, string>[] = [];
  /** What it answers in place of what its documentation says. */
  let refusal: FormAnswer | undefined;
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = new URLSearchParams(await text(request));
    const { status, body } = refusal ?? formspreeAnswer(fields);
    if (status === 200) received.push(Object.fromEntries(fields));
    const wantsJson = request.headers.accept === 'application/json';
    if (status === 200 && !wantsJson)
      response.writeHead(302, { location: fields.get('_next') ?? '/thanks' }).end();
    else
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
        })
        .end(JSON.stringify(body));
  };
  const server = createServer(makeCertificate(), (request, response) => {
    const isForm = request.method === 'POST' && request.headers.host === 'formspree.io';
    void (isForm ? receive(request, response) : sendPage(site, request, response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const names = [`MAP formspree.io 127.0.0.1:${port}`, `MAP ${host} 127.0.0.1:${port}`];
  const browser = await chromium.launch({
    executablePath: findVisitingChromium() ?? '',
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=${names.join(',')}`],
  });
  opened.defer(() => browser.close());
  const inUse = opened.move();
  return {
    browser,
    /** The fields of the enquiries that have arrived. */
    received,
    refuse: (answer: FormAnswer | undefined) => (refusal = answer),
    [Symbol.asyncDispose]: () => inUse.disposeAsync(),
  };
}
