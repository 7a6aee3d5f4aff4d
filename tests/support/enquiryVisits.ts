import { ENQUIRY_FORM, ENQUIRY_SENT } from '../../src/routes.ts';
import { enquiry } from './content.ts';
import { PHONE } from './devices.ts';
import { startFormService } from './formService.ts';
import { expect, type Page, test } from './test.ts';
import type { FormReceiver } from './formServices.ts';

const BY_HTTPS = { ...PHONE, ignoreHTTPSErrors: true };
const WRITTEN = {
  name: 'Ada',
  email: 'ada@example.org',
  consent: 'yes',
  subject: 'Help with my home',
};

interface VisitedSite {
  /** Where it is served, once it is built. */
  url: () => string;
  /** Its name in the content, and the e-mail address there. */
  host: string;
  email: string;
}

/** The words of the form, which the visited sites have from the tested site. */
function sendingWords() {
  if (!enquiry.sending) throw new Error('The tested site has no words of the form.');
  return enquiry.sending;
}

async function fillIn(page: Page): Promise<void> {
  const { name, email, privacy } = sendingWords();
  await page.getByLabel(name).fill(WRITTEN.name);
  await page.getByLabel(email).fill(WRITTEN.email);
  await page.getByRole('checkbox', { name: privacy }).check();
}

/** Expects that the page may send to one address only. */
async function expectPolicy(page: Page, { enquiries: { address } }: FormReceiver): Promise<void> {
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const content = await policy.getAttribute('content');
  const allowed = address === undefined ? "'self'" : `'self' ${address}`;
  const directives = content?.split('; ');
  expect(directives).toContain(`connect-src ${allowed}`);
  expect(directives).toContain(`form-action ${allowed}`);
}

/** Tests that an enquiry arrives: from a phone without scripts, and with scripts. */
export function testEnquiries(receiver: FormReceiver, site: VisitedSite): void {
  const { url, host, email } = site;
  const form = `https://${host}${ENQUIRY_FORM}`;
  const words = sendingWords();

  test(`an enquiry arrives by ${receiver.name} from a phone without scripts`, async () => {
    await using service = await startFormService(receiver, url(), host);
    const page = await service.browser.newPage({ ...BY_HTTPS, javaScriptEnabled: false });
    await page.goto(form);
    await expectPolicy(page, receiver);
    await page.getByRole('textbox', { name: enquiry.letter.label }).fill('Do you have time?');
    await fillIn(page);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page).toHaveURL(`https://${host}${ENQUIRY_SENT}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks.title);
    expect(service.received).toMatchObject([{ ...WRITTEN, message: 'Do you have time?' }]);
  });

  test(`with scripts, an enquiry by ${receiver.name} is refused, then arrives`, async () => {
    await using service = await startFormService(receiver, url(), host);
    const page = await service.browser.newPage(BY_HTTPS);
    await page.goto(form);
    const room = page.getByRole('checkbox', { name: enquiry.rooms.entries[0]?.label ?? '' });
    await expect(room).toBeEnabled();
    await fillIn(page);
    const send = page.getByRole('button', { name: words.send });
    const outcome = page.locator('[data-outcome]');

    service.refuse(receiver.refusal);
    await send.click();
    await expect(outcome).toContainText(receiver.refusal.told);
    await expect(outcome.getByRole('link', { name: email })).toBeInViewport();
    expect(service.received).toEqual([]);

    service.refuse(undefined);
    await send.click();
    await expect(outcome).toHaveText(words.sent);
    expect(service.received).toMatchObject([WRITTEN]);
    await expect(page).toHaveURL(form);
  });
}
