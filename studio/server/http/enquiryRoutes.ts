import { z } from 'astro/zod';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type Enquiries, KEPT_DAYS } from '../enquiries/enquiryStore.ts';
import {
  readMailAccount,
  removeMailAccount,
  withPassword,
  writeMailAccount,
} from '../enquiries/mailAccount.ts';
import { MailError, type MailNetwork, sendMail } from '../enquiries/sendMail.ts';
import { sendTest } from '../enquiries/sendTest.ts';
import { readSiteOfEnquiries } from '../enquiries/siteOfEnquiries.ts';
import { type MailSettings, mailSettings } from '../../shared/mailSettings.ts';
import { ENQUIRY_WORDS } from '../words.ts';
import { limitTests } from './limits.ts';
import { jsonBody, orRefuse, sendJson } from './requestData.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { Forwarder } from '../enquiries/forwardEnquiries.ts';

export interface EnquiryRoutesOptions {
  root: string;
  enquiries: Enquiries;
  forwarder: Forwarder;
  network: MailNetwork;
  /** Origin of a studio at a public address. */
  own: string | undefined;
}

/** `GET /api/enquiries` */
export interface EnquiryList {
  /** Who receives enquiries; undefined if visitors cannot send any. */
  way: 'netlify' | 'service' | 'studio' | undefined;
  enquiries: Enquiry[];
  /** Removed ones, which can still come back. */
  removed: Enquiry[];
  keptDays: number;
  /** The account that sends them on, without its password. */
  mail: Omit<MailSettings, 'password'> | undefined;
}

/** Enquiries that arrived, and the account that sends them on, below /api. */
export function enquiryRoutes(options: EnquiryRoutesOptions) {
  const { root, enquiries, forwarder, network, own } = options;
  const listAll = (): EnquiryList => {
    const all = enquiries.list();
    const account = readMailAccount(root);
    const { password: _, ...mail } = account ?? { password: '' };
    return {
      way: readSiteOfEnquiries(root)?.enquiries.way,
      enquiries: all.filter(({ removed }) => removed === undefined),
      removed: all.filter(({ removed }) => removed !== undefined),
      keptDays: KEPT_DAYS,
      mail: account && (mail as Omit<MailSettings, 'password'>),
    };
  };
  const change = async (id: string, changes: Partial<Omit<Enquiry, 'id'>>) => {
    const isKnown = await enquiries.change(id, changes);
    orRefuse(isKnown || undefined, ENQUIRY_WORDS.gone, 404);
    return listAll();
  };
  const accountOf = (entered: MailSettings) => {
    try {
      return withPassword(root, entered);
    } catch (error) {
      if (error instanceof MailError) throw new HTTPException(422, { message: error.message });
      throw error;
    }
  };
  const limit = limitTests();
  const entered = jsonBody(mailSettings);
  return new Hono()
    .use('/enquiry-mail/test', limit)
    .use('/enquiry-test', limit)
    .get('/enquiries', (context) => sendJson(context, listAll()))
    .put('/enquiries/:id', jsonBody(z.object({ isRead: z.boolean() })), async (context) =>
      sendJson(context, await change(context.req.param('id'), context.req.valid('json'))),
    )
    .delete('/enquiries/:id', async (context) =>
      sendJson(context, await change(context.req.param('id'), { removed: Date.now() })),
    )
    .post('/enquiries/:id/restore', async (context) =>
      sendJson(context, await change(context.req.param('id'), { removed: undefined })),
    )
    .post('/enquiries/:id/mail', async (context) => {
      if (!readMailAccount(root)) throw new HTTPException(422, { message: ENQUIRY_WORDS.noMail });
      const mail = { state: 'waiting', tries: 0, next: Date.now() } as const;
      const list = await change(context.req.param('id'), { mail });
      forwarder.wake();
      return sendJson(context, list);
    })
    .put('/enquiry-mail', entered, (context) => {
      writeMailAccount(root, accountOf(context.req.valid('json')));
      forwarder.wake();
      return sendJson(context, listAll());
    })
    .delete('/enquiry-mail', (context) => {
      removeMailAccount(root);
      return sendJson(context, listAll());
    })
    .post('/enquiry-mail/test', entered, async (context) => {
      const site = readSiteOfEnquiries(root);
      const { testName: name, testText: message, testSent } = ENQUIRY_WORDS;
      const test = { name, email: '', phone: '', subject: name, message };
      try {
        const account = accountOf(context.req.valid('json'));
        await sendMail(account, test, site?.name ?? '', network);
        return sendJson(context, { works: true, message: testSent });
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        return sendJson(context, { works: false, message: error.message });
      }
    })
    .post('/enquiry-test', async (context) => sendJson(context, await sendTest(root, own)));
}
