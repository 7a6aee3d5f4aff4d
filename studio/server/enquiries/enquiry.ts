import { z } from 'astro/zod';

/** How the e-mail about an enquiry fares. */
const mailState = z.discriminatedUnion('state', [
  /** Nobody has set up e-mail, or a program seems to have written it. */
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('waiting'),
    /** How often it was tried. */
    tries: z.number(),
    /** When it is tried next, in ms since 1970. */
    next: z.number(),
    /** Why the last try failed. */
    problem: z.string().optional(),
  }),
  z.object({ state: z.literal('sent') }),
  /** It is not tried again by itself. */
  z.object({ state: z.literal('failed'), problem: z.string() }),
]);

/** An enquiry as it is stored. Times are in ms since 1970. */
export const enquirySchema = z.object({
  id: z.string(),
  received: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Whether a program seems to have written it. */
  isSuspicious: z.boolean(),
  mail: mailState,
  /** When the owner removed it. */
  removed: z.number().optional(),
});

export type Enquiry = z.infer<typeof enquirySchema>;
export type MailState = Enquiry['mail'];

/** What a visitor wrote. */
export type Writing = Pick<Enquiry, 'name' | 'email' | 'phone' | 'subject' | 'message'>;
