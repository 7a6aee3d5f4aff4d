import { fillIn } from '../../src/logic/fillIn.ts';
import { collectProblems } from '../support/browserErrors.ts';
import { gallery, home, messages, services } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { hold } from '../support/pausing.ts';
import { expect, type Page, test } from '../support/test.ts';

const { organizing } = services;

test.use(PHONE);

for (const [when, hasScript] of [
  ['without JavaScript', false],
  ['when no script loads', true],
] as const) {
  test(`pages can be read, and sliders, links and pictures used ${when}`, async ({ arrive }) => {
    const page = await arrive({ ...PHONE, javaScriptEnabled: hasScript });
    if (hasScript) await loseFiles(page, ['script']);
    const problems = collectProblems(page);
    await page.goto('/');
    await expectReadable(page);
    const about = page.locator('#about');
    for (const { value, suffix, label } of home.about.counters) {
      // With scripts in the page, numbers count up once they are seen.
      await about.getByText(label, { exact: true }).scrollIntoViewIfNeeded();
      await expect.soft(about.getByText(`${value}${suffix}`, { exact: true })).toBeVisible();
    }
    const contact = page.locator('#contact-us');
    await expect(contact.getByRole('link', { name: messages.contact.writeEmail })).toBeVisible();
    await expect(contact.getByRole('button')).toHaveCount(0);

    const name = fillIn(messages.slider.label, { service: organizing.name });
    const slider = page.getByRole('group', { name });
    const last = slider.getByRole('img').last();
    await expect(slider.getByRole('button')).toHaveCount(0);
    await expect(slider.getByRole('img')).toHaveCount(organizing.pictures?.length ?? 0);
    // Pictures below the first view are deferred until the visitor scrolls.
    await slider.evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
    await expect(async () => {
      await last.evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
      await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 });
    }).toPass({ timeout: 15_000 });

    await page.getByRole('link', { name: organizing.name }).last().click();
    await expect(page).toHaveURL('/home-space-organizing');
    await expectReadable(page);

    const { pictures } = gallery('garage-oasis');
    const words = { index: 2, total: pictures.length, alt: pictures[1]?.alt ?? '' };
    const picture = fillIn(messages.gallery.openPicture, words);
    await page.goto('/portfolio');
    await expectReadable(page);
    const isExpected = (problem: string) => hasScript && /failed/iu.test(problem);
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    await page.getByRole('link', { name: picture, exact: true }).click();
    await expect(page).toHaveURL(/\/_astro\/[^/]+$/u);
    await expect(page.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  });
}

test('the home page works as soon as its late scripts load', async ({ page }) => {
  const release = await hold(page, /\.js$/u);
  await page.goto('/', { waitUntil: 'commit' });
  await expectReadable(page);
  release();
  await page.locator('#service').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: messages.slider.pause }).first()).toBeVisible();
  const copy = page.getByRole('button', { name: messages.contact.copyEmail });
  await expect(copy.first()).toBeAttached();
});

test('texts stay without pictures, fonts and late styles', async ({ page }) => {
  await loseFiles(page, ['image', 'font', 'stylesheet']);
  await page.goto('/');
  await expect(page.getByRole('img', { name: home.banner.picture.alt })).toBeVisible();
  await expectReadable(page);
});

async function loseFiles(page: Page, kinds: string[]): Promise<void> {
  await page.route('**/*', (route) =>
    kinds.includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
}

/** Reads a page from top to bottom: some text appears only when scrolled into view. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  for (const section of await page.locator('main > *').all()) {
    await expect.poll(() => section.evaluate(unreadableWords)).toEqual([]);
  }
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
}

/** Scrolls to a section and returns its texts that should be visible but are not. */
function unreadableWords(section: Element): string[] {
  section.scrollIntoView({ behavior: 'instant' });
  return [...section.querySelectorAll('h1, h2, h3, p, li, a, dt, dd')]
    .filter((element) => element.textContent.trim() !== '')
    .filter(
      (element) => !element.closest('dialog, template, [role="status"], [aria-hidden="true"]'),
    )
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !isDrawn || width === 0 || height === 0;
    })
    .map(({ textContent }) => textContent);
}
