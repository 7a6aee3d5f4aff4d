import { once } from 'node:events';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { ENQUIRY_FORM, ENQUIRY_SENT } from '../../src/routes.ts';
import { CHROMIUM_FLAGS, findVisitingChromium } from '../../tools/support/chromium.ts';
import { makeCertificate } from './certificate.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormReceiver, SentForm } from './formServices.ts';

const URL_ENCODED = 'application/x-www-form-urlencoded';
const PASSED_ON = [
  'content-type',
  'content-security-policy',
  'location',
  'access-control-allow-origin',
];
const FIELD_NAME = /<(?:input|textarea)\b[^>]*\bname="([^"]+)"/gu;
const NETLIFY_FORM = /<form\b[^>]*data-netlify="true".*?<\/form>/su;

async function read(request: IncomingMessage, thanks: string): Promise<SentForm> {
  const type = request.headers['content-type'] ?? '';
  const body = new Response(await buffer(request), { headers: { 'content-type': type } });
  return {
    fields: await body.formData(),
    isUrlEncoded: type.startsWith(URL_ENCODED),
    wantsJson: request.headers.accept === 'application/json',
    thanks,
  };
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [name, value];
  });
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}

/** The names of the fields that Netlify finds in the page of the form when the site is deployed. */
async function detectedFields(site: string): Promise<string[]> {
  const page = await fetch(site + ENQUIRY_FORM);
  const [form = ''] = NETLIFY_FORM.exec(await page.text()) ?? [];
  return [...form.matchAll(FIELD_NAME)].map(([, name = '']) => name);
}

/**
 * Serves the address of a form service, and a site by its own name, both by HTTPS; and a browser that
 * finds them.
 *
 * @param site where the site is served
 * @param host the name in its content
 */
export async function startFormService(service: FormReceiver, site: string, host: string) {
  await using opened = new AsyncDisposableStack();
  const { way, address = `https://${host}` } = service.enquiries;
  const receiver = new URL(address);
  const thanks = `https://${host}${ENQUIRY_SENT}`;
  const known = way === 'netlify' ? await detectedFields(site) : undefined;
  const received: Record<string, FormDataEntryValue>[] = [];
  /** What it answers in place of what its documentation says. */
  let refusal: Pick<FormReceiver['refusal'], 'status' | 'body'> | undefined;

  const answerTo = async (form: SentForm, path: string): Promise<Response> => {
    if (refusal) {
      const { status, body } = refusal;
      return Response.json(body, { status, headers: { 'access-control-allow-origin': '*' } });
    }
    const answer = service.answer(form) ?? (await fetch(site + path));
    const fields = [...form.fields].filter(([name]) => known?.includes(name) ?? true);
    if (answer.status < 400) received.push(Object.fromEntries(fields));
    return answer;
  };
  const answerRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    const isForm = method === 'POST' && headers.host === receiver.host;
    const answer = isForm
      ? await answerTo(await read(request, thanks), url)
      : await fetch(site + url);
    await send(response, answer);
  };
  const server = createServer(makeCertificate(), (request, response) => {
    void answerRequest(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const names = [receiver.host, host].map((name) => `MAP ${name} 127.0.0.1:${port}`);
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
    refuse: (how: typeof refusal) => (refusal = how),
    [Symbol.asyncDispose]: () => inUse.disposeAsync(),
  };
}
