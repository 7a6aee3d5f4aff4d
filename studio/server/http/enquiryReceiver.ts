import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { ENQUIRY_SENT } from '../../../src/routes.ts';
import { StoreIsFull } from '../enquiries/enquiryStore.ts';
import { readFields } from '../enquiries/receivedFields.ts';
import { isOriginOf, readSiteOfEnquiries } from '../enquiries/siteOfEnquiries.ts';
import { ENQUIRY_WORDS } from '../words.ts';
import { windowHeaders } from './headers.ts';
import { limitByAddress } from './limits.ts';
import { refusedEnquiryPage } from './pages.ts';
import type { BundledFiles } from './bundle.ts';
import type { Enquiries } from '../enquiries/enquiryStore.ts';
import type { Forwarder } from '../enquiries/forwardEnquiries.ts';

/** In bytes: the longest message in the alphabet with the longest encoding. */
const LARGEST_FORM = 100_000;
/** Of one network within 15 minutes. */
const MOST_ENQUIRIES = 8;
/** Of all networks together within 15 minutes: a store of 2,000 lasts for hours. */
const MOST_OF_ALL = 100;

type Status = 400 | 403 | 413 | 422 | 429 | 507;

/** Whether the script of the site asks; without it, a browser wants a page. */
function wantsJson({ req }: Context): boolean {
  return req.header('accept') === 'application/json';
}

interface ReceiverOptions {
  root: string;
  /** Address of the studio. */
  own: URL;
  files: BundledFiles;
  enquiries: Enquiries;
  forwarder: Forwarder;
}

/**
 * `POST /__studio/enquiries`: the one route of a studio at a public address that everybody may call. It
 * takes a form of the site, and gives nothing of what others wrote.
 */
export function enquiryReceiver({ root, own, files, enquiries, forwarder }: ReceiverOptions) {
  /** The site, if its enquiries come to this studio. */
  const readSite = () => {
    const site = readSiteOfEnquiries(root);
    return site?.enquiries.way === 'studio' ? site : undefined;
  };

  /** Says why an enquiry was not taken: to the script as JSON, to a visitor without it as a page. */
  async function refuse(context: Context, status: Status, reason: string): Promise<Response> {
    if (wantsJson(context)) return context.json({ error: reason }, status);
    const email = readSite()?.email ?? '';
    return context.html(await refusedEnquiryPage(context, files, { reason, email }), status);
  }

  return (
    new Hono()
      .use(windowHeaders())
      .use(async (context, next) => {
        const { host, origin } = context.req.header();
        const site = readSite();
        if (host !== own.host || !site) return context.text('', 404);
        if (!isOriginOf(site.url, origin)) return refuse(context, 403, ENQUIRY_WORDS.otherSite);
        return next();
      })
      // The origin is that of the site here.
      .use(cors({ origin: (origin) => origin, allowMethods: ['POST'] }))
      .use(async (context, next) => {
        await next();
        if (context.res.status === 429)
          context.res = await refuse(context, 429, ENQUIRY_WORDS.tooMany);
      })
      .use(limitByAddress(MOST_ENQUIRIES))
      .use(limitByAddress(MOST_OF_ALL, { isForAll: true }))
      .use(
        bodyLimit({
          maxSize: LARGEST_FORM,
          onError: (context) => refuse(context, 413, ENQUIRY_WORDS.tooLong),
        }),
      )
      .post('/', async (context) => {
        const site = readSite();
        const fields = await context.req.parseBody().catch(() => undefined);
        const received = fields && readFields(fields);
        if (!site || !received) return refuse(context, 422, ENQUIRY_WORDS.tooLong);
        const { writing, isSuspicious, missing } = received;
        if (missing.length > 0)
          return refuse(context, 422, missing.map((field) => site.words.missing[field]).join(' '));
        try {
          await enquiries.add(writing, isSuspicious, forwarder.firstState(isSuspicious));
        } catch (error) {
          if (!(error instanceof StoreIsFull)) console.error(error);
          return refuse(context, 507, ENQUIRY_WORDS.notStored);
        }
        forwarder.wake();
        if (wantsJson(context)) return context.json({ ok: true });
        return context.redirect(site.url + ENQUIRY_SENT, 303);
      })
  );
}
