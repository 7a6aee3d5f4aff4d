import { MAILTO_MAX_LENGTH } from '../../src/logic/mailto.ts';
import { collectProblems } from '../support/browserErrors.ts';
import { business, enquiry, messages } from '../support/content.ts';
import { openEnquiry } from '../support/pageStates.ts';
import { hold } from '../support/pausing.ts';
import { expect, type Page, test } from '../support/test.ts';

const { actions, letter, own, rooms, times, wishes } = enquiry;
const HOSTILE = '<img src=x onerror=alert(1)> "quoted"\n&bcc=thief@example.com\u202e\nBcc: x';
const SUBJECT = 'Help with the home office';
const BODY = `Hello,

I would like your help with organizing the home office. It would be lovely to begin soon.

Could you tell me how you work, and what the first step would be?

Kind regards`;
const LETTER = [business.email, SUBJECT, BODY].join('\n\n');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const opener = (page: Page) => page.getByRole('button', { name: enquiry.open });
const message = (page: Page) => page.getByRole('region', { name: letter.label });
const ownWords = (page: Page) => page.getByLabel(own);
const choice = (page: Page, label = '') => page.getByLabel(label, { exact: true });
const sendLink = (page: Page) => page.getByRole('link', { name: actions.send });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text);

async function expectMail(page: Page, body: string): Promise<void> {
  const fields = [SUBJECT, body.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  const href = `mailto:${business.email}?subject=${fields.join('&body=')}`;
  await expect(sendLink(page)).toHaveAttribute('href', href);
}

test('the enquiry form loads on demand and works with the keyboard alone', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().endsWith('/enquiry'))));
  await page.goto('/');
  await opener(page).scrollIntoViewIfNeeded();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  expect(requests).toBe(0);
  for (const isOpen of [true, false, true]) {
    await opener(page).press('Enter');
    await expect(message(page)).toBeVisible({ visible: isOpen });
    await expect(opener(page)).toHaveAttribute('aria-expanded', String(isOpen));
  }
  expect(requests).toBe(1);
  await expect(message(page)).toContainText(wishes.none.replace('{rooms}', rooms.none));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await choice(page, wishes.entries[2]?.label).press('ArrowDown');
  await choice(page, times.entries[0]?.label).press('Space');
  await expectMail(page, BODY);
  await expect(message(page)).toContainText(SUBJECT);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a link from another page opens the enquiry form where it leads', async ({ page }) => {
  await page.goto('/#contact-us-enquiry');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('form.enquiry')).toBeInViewport();
});

test('the enquiry form takes any text, and says if a link is too long', async ({ page }) => {
  await page.goto('/portfolio');
  await openEnquiry(page);
  await ownWords(page).fill(HOSTILE);
  await expectMail(page, BODY.replace('Could', `${HOSTILE}\n\nCould`));
  await expect(message(page).getByRole('img')).toHaveCount(0);
  await ownWords(page).fill('ü'.repeat(2000));
  await expect(page.getByText(letter.tooLong)).toBeVisible();
  const href = (await sendLink(page).getAttribute('href')) ?? '';
  expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH);
  expect(decodeURIComponent(href)).toMatch(/ü…$/u);
  await ownWords(page).fill('');
  await expect(page.getByText(letter.tooLong)).toHaveCount(0);
  await button(page, actions.copy).click();
  await expect(status(page, actions.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LETTER);

  // Pages over plain HTTP have no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, actions.copy).click();
  await expect(status(page, actions.failed)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(LETTER);
});

test('a second press takes back a choice in the enquiry form', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  const { label, sentence } = times.entries[1] ?? { label: '', sentence: '' };
  const box = choice(page, label);
  for (const press of [() => box.click(), () => box.press('Space')]) {
    await press();
    await expect(message(page)).toContainText(sentence);
    await press();
    await expect(message(page)).not.toContainText(sentence);
    await expect(box).not.toBeChecked();
  }
});

test('the enquiry form shares, or copies where sharing fails', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = JSON.stringify(data);
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await openEnquiry(page);
  await button(page, actions.share).click();
  await expect(page).toHaveTitle(JSON.stringify({ title: SUBJECT, text: BODY }));
  await expect(status(page, actions.copied)).toBeVisible();
});

test('an enquiry stays in its tab, on every page, and nothing is sent', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/');
  await openEnquiry(page);
  await ownWords(page).fill('Please write back.\nSoon.');
  await page.goto('/portfolio');
  await opener(page).click();
  await expectMail(page, BODY.replace('Could', 'Please write back.\nSoon.\n\nCould'));
  await expect(ownWords(page)).toHaveValue('Please write back.\nSoon.');

  const other = await page.context().newPage();
  await other.goto('/');
  await opener(other).click();
  await expect(message(other)).toBeVisible();
  await expect(ownWords(other)).toHaveValue('');
  await expect(other.locator('form :checked')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a page from before the form moved still finds it', async ({ request }) => {
  const response = await request.get('/draft');
  expect(new URL(response.url()).pathname).toBe('/enquiry');
  expect(await response.text()).toContain(letter.label);
});

test('the enquiry form opens although its script fails once', async ({ page }) => {
  await page.route('**/_astro/enquiry.*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await opener(page).click();
  await expect(message(page)).toBeVisible();
});

test('the enquiry form loads after failed requests and repeated clicks', async ({ page }) => {
  await page.route('**/_astro/enquiry*', (route) => route.abort(), { times: 1 });
  await page.route('**/enquiry', (route) => route.abort());
  await page.goto('/');
  await opener(page).click();
  await expect(page.getByRole('alert')).toHaveText(messages.script.failed);
  const link = page.getByRole('link', { name: messages.contact.writeEmail });
  await expect(link).toHaveAttribute('href', `mailto:${business.email}`);

  await page.unroute('**/enquiry');
  const release = await hold(page, '**/enquiry');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await opener(page).click();
  release();
  await expect(message(page)).toBeVisible();
  await expect(opener(page)).not.toHaveAttribute('aria-busy');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
