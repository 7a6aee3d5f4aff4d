import { z } from 'astro/zod';

const HOST = /^[\w.\-]+$/v;
const email = z.email().max(254);

/** How the studio sends enquiries on by e-mail. */
export const mailSettings = z.strictObject({
  /** Of the mail server, such as smtp.example.com. */
  host: z.string().max(255).regex(HOST),
  port: z.int().min(1).max(65_535),
  user: z.string().max(254),
  /** Empty: what was entered before. */
  password: z.string().max(500),
  /** The sender; most providers want the address of the account. */
  from: email,
  to: email,
});

export type MailSettings = z.infer<typeof mailSettings>;
