import { beforeAll, describe, expect, it } from 'vitest';
import { MAILTO_MAX_LENGTH } from '../../src/logic/mailto.ts';
import { CLIPBOARD, copiedOn, watchCopying } from '../support/clipboard.ts';
import { business, draft, messages } from '../support/content.ts';
import { DESKTOP } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { listen } from '../support/listening.ts';
import { openDraft } from '../support/pageStates.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Page } from 'playwright-core';

const { actions, letter, own, rooms, times, wishes } = draft;
const HOSTILE = '<img src=x onerror=alert(1)> "quoted"\n&bcc=thief@example.com 👩‍👩‍👧‍👦\u202e\r\nBcc: x';
/** What the first choices of the tested content say. */
const SUBJECT = 'Help with the home office';
const CHOSEN = `Hello,

I would like your help with organizing the home office. It would be lovely to begin soon.

Could you tell me how you work, and what the first step would be?

Kind regards`;

const visits = useVisits();

const opener = (page: Page) => page.getByRole('button', { name: draft.open });
const message = (page: Page) => page.getByRole('region', { name: letter.label });
const ownWords = (page: Page) => page.getByLabel(own);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the mail program would be given. */
async function mail(page: Page): Promise<{ href: string; subject: string; body: string }> {
  const link = page.getByRole('link', { name: actions.send });
  const href = (await link.getAttribute('href')) ?? '';
  const [, subject = '', body = ''] =
    /^mailto:hello@example\.com\?subject=([^&=]+)&body=([^&=]+)$/u.exec(href) ?? [];
  const text = decodeURIComponent(body).replaceAll('\r\n', '\n');
  return { href, subject: decodeURIComponent(subject), body: text };
}

describe.each(['/', '/portfolio'])('the message on %s', (route) => {
  const asked: string[] = [];
  const page = useLook(route, DESKTOP, CLIPBOARD, async (fresh) => {
    fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await watchCopying(fresh);
  });

  it('is not loaded before it is asked for, and opens and closes by one button', async () => {
    await opener(page()).scrollIntoViewIfNeeded();
    expect(asked.filter((path) => path === '/draft')).toEqual([]);
    expect(await opener(page()).getAttribute('aria-expanded')).toBe('false');
    await opener(page()).focus();
    await page().keyboard.press('Enter');
    await message(page()).waitFor();
    expect(await opener(page()).getAttribute('aria-expanded')).toBe('true');
    await page().keyboard.press('Enter');
    await message(page()).waitFor({ state: 'hidden' });
    await page().keyboard.press('Enter');
    await message(page()).waitFor();
    expect(asked.filter((path) => path === '/draft')).toHaveLength(1);
  });

  it('is a whole one from the start', async () => {
    const { subject, body } = await mail(page());
    expect(subject).toBe(letter.subject.replace('{rooms}', rooms.none));
    expect(body).toContain(wishes.none.replace('{rooms}', rooms.none));
  });

  it('writes itself by the keyboard alone', async () => {
    await page().keyboard.press('Tab');
    await page().keyboard.press('Space');
    await page()
      .getByLabel(wishes.entries[2]?.label ?? '', { exact: true })
      .focus();
    await page().keyboard.press('ArrowDown');
    await page()
      .getByLabel(times.entries[0]?.label ?? '', { exact: true })
      .focus();
    await page().keyboard.press('Space');
    const { subject, body } = await mail(page());
    expect(subject).toBe(SUBJECT);
    expect(body).toBe(CHOSEN);
    expect(await message(page()).innerText()).toContain(CHOSEN);
  });

  it('takes a sentence of one’s own as text, whatever is in it', async () => {
    await ownWords(page()).fill(HOSTILE);
    const { subject, body } = await mail(page());
    expect(subject).toBe(SUBJECT);
    expect(body).toContain(HOSTILE.replace('\r\n', '\n'));
    expect(await message(page()).getByRole('img').count()).toBe(0);
  });

  it('says when a mail link cannot carry it all, and no longer when it can', async () => {
    await ownWords(page()).fill('ü'.repeat(2000));
    expect(await page().getByText(letter.tooLong).isVisible()).toBe(true);
    const { href, body } = await mail(page());
    expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH);
    expect(body.endsWith('ü…')).toBe(true);
    await ownWords(page()).fill('');
    expect(await page().getByText(letter.tooLong).count()).toBe(0);
    expect((await mail(page())).body).toBe(CHOSEN);
  });

  it('is copied, or selected where it cannot be', async () => {
    await button(page(), actions.copy).click();
    await page().getByRole('status').getByText(actions.copied).waitFor();
    expect((await copiedOn(page()))?.replaceAll('\r\n', '\n')).toBe(CHOSEN);
    await page().evaluate(() => Object.defineProperty(navigator, 'clipboard', {}));
    await button(page(), actions.copy).click();
    await page().getByRole('status').getByText(actions.failed).waitFor();
    expect(await page().evaluate(() => getSelection()?.toString())).toBe(CHOSEN);
  });
});

describe('a message that is shared', () => {
  const shared: unknown[] = [];
  let refusal = '';
  const page = useLook('/', DESKTOP, {}, async (fresh) => {
    await fresh.exposeFunction('noteShared', (data: unknown) => {
      shared.push(data);
      return refusal;
    });
    await fresh.addInitScript(() => {
      const { noteShared } = window as unknown as {
        noteShared: (data: unknown) => Promise<string>;
      };
      navigator.share = async (data) => {
        const name = await noteShared(data);
        if (name !== '') throw new DOMException('', name);
      };
    });
  });
  beforeAll(() => openDraft(page()));

  it('goes to the device as it stands', async () => {
    await button(page(), actions.share).click();
    await expect.poll(() => shared).toEqual([{ title: SUBJECT, text: CHOSEN }]);
  });

  it.each(['AbortError', 'InvalidStateError'])(
    'is not said to have failed when the visitor changes their mind, or presses twice: %s',
    async (name) => {
      refusal = name;
      const before = shared.length;
      await button(page(), actions.share).click();
      await expect.poll(() => shared).toHaveLength(before + 1);
      await twoFrames(page());
      for (const said of [actions.failed, actions.copied])
        expect(await page().getByText(said).count()).toBe(0);
    },
  );

  it('is copied where it may not be shared, and said to have failed where it cannot be either', async () => {
    refusal = 'NotAllowedError';
    await page().context().grantPermissions(CLIPBOARD.permissions);
    await button(page(), actions.share).click();
    await page().getByRole('status').getByText(actions.copied).waitFor();
    await page().evaluate(() => Object.defineProperty(navigator, 'clipboard', {}));
    await button(page(), actions.share).click();
    await page().getByRole('status').getByText(actions.failed).waitFor();
  });
});

it('leaves its page to search engines, from which it is kept itself', async () => {
  const page = await visits.open('/');
  await openDraft(page);
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
});

it('is not offered to be shared where the device cannot', async () => {
  const page = await visits.arrive();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/');
  await openDraft(page);
  expect(await button(page, actions.copy).isVisible()).toBe(true);
  expect(await button(page, actions.share).count()).toBe(0);
});

it('a draft is kept for its tab, page by page, and for no other; nothing is sent', async () => {
  const page = await visits.arrive();
  const heard = listen(page);
  await page.goto('/');
  await openDraft(page);
  await ownWords(page).fill('Please write back.\nSoon.');
  const { href } = await mail(page);
  await page.goto('/portfolio');
  await opener(page).click();
  await expect.poll(async () => (await mail(page)).href).toBe(href);
  expect(await ownWords(page).inputValue()).toBe('Please write back.\nSoon.');

  const other = await page.context().newPage();
  await other.goto('/');
  await opener(other).click();
  await message(other).waitFor();
  expect(await other.locator('form :checked').count()).toBe(0);
  expect(await ownWords(other).inputValue()).toBe('');
  expect(heard.complaints).toEqual([]);
  expect(heard.strangers).toEqual([]);
});

it('opens once when it is asked for twice, as it takes its time', async () => {
  const page = await visits.open('/');
  let bring = (): void => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/draft', async (route) => {
    await brought;
    await route.continue();
  });
  await opener(page).click();
  await expect.poll(() => opener(page).getAttribute('aria-busy')).toBe('true');
  await opener(page).click();
  bring();
  await message(page).waitFor();
  expect(await opener(page).getAttribute('aria-busy')).toBeNull();
  expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
});

it('comes although its code is lost on the way, once', async () => {
  const page = await visits.open('/');
  const lost = page.waitForEvent('requestfailed');
  await page.route('**/fillDrawer*', (route) => route.abort(), { times: 1 });
  await opener(page).click();
  await lost;
  await message(page).waitFor();
});

it('where its form is lost, the page says so, and the mail link stands; it comes with the connection', async () => {
  const page = await visits.open('/');
  await page.route('**/draft', (route) => route.abort());
  await opener(page).click();
  await page.getByRole('alert').getByText(messages.script.failed).waitFor();
  const link = page.getByRole('link', { name: messages.contact.writeEmail });
  expect(await link.getAttribute('href')).toBe(`mailto:${business.email}`);
  await page.unroute('**/draft');
  await opener(page).click();
  await message(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
