import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { WORDS } from '../../../studio/app/words.ts';
import { PORTFOLIO } from '../../../studio/content/gallery.ts';
import { LARGEST_PHOTO } from '../../../studio/photos/limits.ts';
import { PUBLISH_WORDS } from '../../../studio/words.ts';
import { phonePhoto } from '../phonePhoto.ts';
import {
  changeOnDisk,
  journey,
  keepDay,
  onDisk,
  ownContent,
  type Owner,
  putAside,
} from './owner.ts';
import type { Frame, Page } from 'puppeteer-core';
import type { StepName } from '../../../studio/publish/types.ts';

const HOME = 'pages/home.yaml';
const STYLING = 'galleries/styling/gallery.yaml';
const TIDY = 'galleries/tidy-touch/gallery.yaml';
const AT_ONCE = 500;
const OK = 200;
/** What the studio answers when the computer refuses. */
const REFUSED = 500;
/** A window in which a form and a tall picture do not fit one above the other. */
const LOW = { width: 1440, height: 700 };

/** How many lines of a file are others than before. */
function changedLines(file: string, before: string): number {
  const old = before.split('\n');
  return onDisk(file)
    .split('\n')
    .filter((line, index) => line !== old[index]).length;
}

async function isReady(owner: Owner): Promise<void> {
  await owner.seeOnPage('Discover more');
}

/** Presses the button that saves, once there is something to save. */
async function pressSave(owner: Owner): Promise<void> {
  await expect.poll(() => owner.canSave()).toBe(true);
  await owner.press('Save');
}

async function save(owner: Owner): Promise<void> {
  await pressSave(owner);
  await expect.poll(() => owner.standing()).toBe('Saved');
}

/** Comes back to the window from another one; it has read by then what was changed meanwhile. */
async function comeBack(owner: Owner): Promise<void> {
  await Promise.all([
    owner.page.waitForResponse((response) => response.url().endsWith('/api/content')),
    owner.page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ]);
}

/** Lets the window hear something else than the studio has to say. */
async function answer(owner: Owner, question: string, status: number, words = ''): Promise<void> {
  await owner.page.evaluate(
    (path, given, said) => {
      const ask = window.fetch.bind(window);
      window.fetch = (...asked) =>
        typeof asked[0] === 'string' && asked[0].startsWith(path)
          ? Promise.resolve(new Response(said, { status: given }))
          : ask(...asked);
    },
    question,
    status,
    words,
  );
}

describe('the window of the studio', () => {
  journey(
    'opens the field of what is clicked, shows what is typed, and changes one line',
    async ({ owner }) => {
      const before = onDisk(HOME);
      await isReady(owner);
      await owner.clickOnPage('We bring calm to chaos one space at a time.');
      await expect
        .poll(() => owner.focused())
        .toEqual(['field-services-organizing-text', 'We bring calm to chaos one space at a time.']);
      await owner.control('a');
      expect(await owner.timeToPage('We bring calm to every room.')).toBeLessThan(AT_ONCE);
      expect(onDisk(HOME)).toBe(before);
      await save(owner);
      expect(changedLines(HOME, before)).toBe(1);
      expect(onDisk(HOME)).toContain('    text: We bring calm to every room.\n');
    },
  );

  journey(
    'says at the field what is wrong, saves nothing of it, and takes everything back',
    async ({ owner }) => {
      const before = onDisk(HOME);
      await isReady(owner);
      await owner.clickOnPage('Discover more');
      await expect.poll(() => owner.focused()).toEqual(['field-banner-button', 'Discover more']);
      await owner.control('a');
      await owner.type('Words that are too long for a button');
      await expect
        .poll(() => owner.words('#field-banner-button-mistake'))
        .toEqual(['Must be one line of text with 1 to 24 characters, but has 36 characters.']);
      expect(await owner.standing()).toBe('1 thing to put right');
      await owner.control('s');
      await owner.control('z');
      await expect.poll(() => owner.standing()).toBe('Everything is saved');
      expect(await owner.focused()).toEqual(['field-banner-button', 'Discover more']);
      await owner.control('y');
      expect((await owner.focused())[1]).toBe('Words that are too long for a button');
      // What fails meanwhile is told beside it.
      await expect.poll(() => owner.standing()).toBe('1 thing to put right');
      await answer(owner, '/api/check', REFUSED);
      await owner.type('s');
      await expect.poll(() => owner.standing()).toBe(`1 thing to put right${WORDS.refused}`);
      expect(onDisk(HOME)).toBe(before);
    },
  );

  journey('says what to look for when nothing can be read', async ({ owner }) => {
    // A page that is left while it loads complains of that.
    await isReady(owner);
    await owner.page.evaluateOnNewDocument(() => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    });
    await owner.page.reload();
    await expect.poll(() => owner.words('[role="alert"]')).toEqual([WORDS.silent]);
  });

  journey(
    'says what to look for where a list cannot be read, or a day, or does not come back',
    async ({ owner }) => {
      const told = () => owner.words('dialog [role="alert"]');
      for (const [name, question] of [
        ['Bin', '/api/bin'],
        ['Earlier versions', '/api/history'],
        ['Before you go online', '/api/launch'],
      ] as const) {
        await answer(owner, question, REFUSED);
        await owner.press(name);
        await expect.poll(told).toEqual([WORDS.refused]);
        await owner.page.keyboard.press('Escape');
      }
      const days = [{ id: 'a1', when: '2026-11-22T08:15:00+01:00', files: [] }];
      await answer(owner, '/api/history', OK, JSON.stringify(days));
      await answer(owner, '/api/look', REFUSED);
      await owner.press('Earlier versions');
      await owner.page.locator('dialog ::-p-text(Look at it)').click();
      await expect.poll(told).toEqual([WORDS.refused]);
      expect(await owner.words('dialog [role="status"]')).toEqual([]);
      await answer(owner, '/api/bring-back', OK, 'null');
      await owner.press('Bring this version back');
      await expect.poll(told).toEqual([WORDS.kept.isNot]);
      await answer(owner, '/api/bring-back', REFUSED);
      await owner.page.locator('dialog ::-p-text(Bring this version back)').click();
      await expect.poll(told).toEqual([WORDS.refused]);
    },
  );

  journey('promises nothing of a site that may be online in part', async ({ owner }) => {
    const publish = async (name: StepName, words: string) => {
      await answer(
        owner,
        '/api/publish',
        OK,
        `${JSON.stringify({ name, state: 'failed', words })}\nfalse`,
      );
      await owner.press('Publish now');
      await expect.poll(() => owner.words('dialog li > :first-child')).toEqual([words]);
    };
    const promise = async () => (await owner.words('dialog > p')).slice(1);
    await owner.press('Publish');
    await publish('check', 'Mistakes left: 1. Correct them first.');
    await expect.poll(promise).toEqual([WORDS.publishing.failed]);
    expect(await owner.standing()).toBe(WORDS.publishing.failed);
    await publish('send', PUBLISH_WORDS.commandFailed);
    await expect.poll(() => owner.standing()).toBe(PUBLISH_WORDS.commandFailed);
    expect(await promise()).toEqual([]);
  });

  journey(
    'takes photographs of a phone, asks what they show, shows them everywhere, and names those it cannot take',
    async ({ owner }) => {
      const huge = putAside('IMG_3.jpg', '');
      truncateSync(huge, LARGEST_PHOTO + 1);
      const gone = putAside('IMG_6.jpg', await phonePhoto({ seed: 8 }));
      await owner.openForm('Enchanted Fascination');
      await owner.choose(
        'Add photographs',
        putAside('IMG_1.jpg', await phonePhoto({ orientation: 6, seed: 7 })),
        putAside('IMG_2.jpg', 'no picture'),
        huge,
        gone,
      );
      // Its card is pulled out while the first one is read.
      rmSync(gone);
      // Another one of the same name, while the first are still being read, and a look elsewhere.
      await owner.choose('Add photographs', putAside('again/IMG_1.jpg', await phonePhoto()));
      await owner.openForm('Business');
      await owner.openForm('Enchanted Fascination');
      await owner.press('Edit picture 8');
      await expect.poll(() => owner.focused()).toEqual(['field-pictures-7-alt', '']);
      await owner.type('A pantry at noon');
      await owner.press('Edit picture 7');
      await expect.poll(() => owner.focused()).toEqual(['field-pictures-6-alt', '']);
      const said = async () => (await owner.words('main [role="status"]')).join('');
      expect(await said()).toContain('IMG_2.jpg is not a photograph.');
      expect(await said()).toContain('IMG_3.jpg is larger than 150 MB.');
      // Chrome finds nothing in it, Firefox no file.
      expect(await said()).toMatch(/IMG_6\.jpg (?:is empty|cannot be opened)\./u);
      // With others that are chosen later, what was said of these is over.
      await answer(owner, '/api/photo?name=IMG_5.jpg', REFUSED);
      const others = ['IMG_5.jpg', 'IMG_4.jpg'].map((name) => putAside(name, 'no picture'));
      await owner.choose('Add photographs', ...others);
      await expect.poll(said).toContain('IMG_4.jpg is not a photograph.');
      expect(await said()).not.toContain('IMG_2.jpg');
      expect(await said()).toContain(`IMG_5.jpg: ${WORDS.refused}`);
      await owner.type('A pantry in the evening');
      await owner.press('Move picture 7 forward');
      await owner.page.locator('::-p-aria([name="Drag picture 6"])').click();
      for (const [key, told] of [
        [' ', 'It would stand at place 6.'],
        ['ArrowLeft', 'It would stand at place 5.'],
        [' ', 'It stands at place 5 now.'],
      ] as const) {
        await owner.page.keyboard.press(key);
        await expect.poll(() => owner.words('[id^="DndLiveRegion"]')).toEqual([told]);
      }
      await save(owner);
      const entries = onDisk(STYLING)
        .split('  - src: ')
        .map((entry) => entry.split('\n')[0]);
      expect(entries.indexOf('./img-1.jpg')).toBe(5);
      expect(entries.indexOf('./img-1-2.jpg')).toBe(8);
      expect(onDisk(STYLING)).toContain('    alt: A pantry in the evening\n');
    },
  );

  journey('leads to photographs that cannot stay, and says why', async ({ owner }) => {
    const [photo, small] = await Promise.all([
      phonePhoto({ orientation: 6, seed: 11 }),
      sharp(await phonePhoto({ seed: 12 }))
        .resize(1000)
        .toBuffer(),
    ]);
    await owner.page.setViewport(LOW);
    await owner.openForm('Garage revive');
    await owner.choose(
      'Add photographs',
      ...['one.jpg', 'two.jpg'].map((name) => putAside(name, photo)),
      putAside('small.jpg', small),
    );
    for (const number of [6, 7, 5]) {
      await owner.press(`Edit picture ${number}`);
      await expect.poll(() => owner.focused()).toEqual([`field-pictures-${number - 1}-alt`, '']);
      // The picture above it comes later than the field.
      await expect.poll(() => owner.isFocusInSight()).toBe(true);
      await owner.type(`Shelf ${number}`);
    }
    const seen = async (left: string, picture: number, said: string) => {
      await expect.poll(() => owner.standing()).toBe(left);
      await owner.press(left);
      await expect.poll(() => owner.focused()).toEqual([`field-pictures-${picture - 1}-src`, '']);
      expect(await owner.words(`#field-pictures-${picture - 1}-src-mistake`)).toEqual([said]);
      await owner.press(`Remove picture ${picture}`);
      expect(await owner.words('dialog > p')).toEqual([WORDS.gallery.removeNew]);
      await owner.press('Remove');
    };
    await seen(
      '2 things to put right',
      7,
      'Names ./small.jpg, which has 1000 x 750 pixels; the longer side needs 1200. Export it again in a larger size.',
    );
    await seen(
      '1 thing to put right',
      6,
      'Is the same picture as "one.jpg". Delete one of the two, and its entry.',
    );
    await save(owner);
  });

  journey(
    'shows a gallery where it is on its page, and marks no other field',
    async ({ owner }) => {
      const marked = async () =>
        (await owner.site()).$$eval('[data-studio-field]', (fields) =>
          fields.map((field) => {
            const { top, bottom } = field.getBoundingClientRect();
            return top > 0 && bottom < window.innerHeight ? field.textContent.trim() : undefined;
          }),
        );
      await isReady(owner);
      await owner.clickOnPage('Discover more');
      await expect.poll(marked).toEqual(['Discover more']);
      await owner.openForm('Garage revive');
      await expect.poll(marked).toEqual(['Garage revive']);
      await owner.openForm('Business');
      await expect.poll(marked).toEqual([]);
    },
  );

  journey('says so when words were written while others were saved', async ({ owner }) => {
    await owner.openForm('Business');
    await owner.page.evaluate(() => {
      const ask = window.fetch.bind(window);
      const end = new Promise((resolve) => window.addEventListener('saving-ends', resolve));
      window.fetch = async (...asked) => {
        const answer = await ask(...asked);
        if (asked[0] === '/api/save') await end;
        return answer;
      };
    });
    await owner.page.focus('#field-areaServed');
    await owner.type('Ulm');
    await pressSave(owner);
    await expect.poll(() => owner.standing()).toBe('Saving …');
    await owner.page.focus('#field-areaServed');
    await owner.type(' and around');
    await owner.page.evaluate(() => window.dispatchEvent(new Event('saving-ends')));
    await expect.poll(() => owner.standing()).toBe('Not saved yet');
    await save(owner);
    expect(onDisk('business.yaml')).toContain('areaServed: Ulm and around\n');
  });

  journey('says where a picture is missed before it is removed', async ({ owner }) => {
    await owner.openForm('Enchanted Fascination');
    await owner.press('Remove picture 1');
    expect(await owner.words('dialog li')).toEqual(['Home › Services › Styling › Pictures › 2']);
    await owner.press('Remove');
    await expect.poll(() => owner.standing()).toBe('1 thing to put right');
    await owner.press('1 thing to put right');
    await expect.poll(() => owner.focused()).toEqual(['field-services-styling-pictures-1', '']);
    await owner.control('z');
    await expect.poll(() => owner.standing()).toBe('Everything is saved');
  });

  journey('shows in the bin what was removed, and brings it back', async ({ owner }) => {
    const before = onDisk(TIDY);
    await owner.openForm('The tidy touch');
    await owner.press('Remove picture 2');
    await owner.press('Remove');
    // The next one has its place, and the keyboard.
    await expect.poll(() => owner.focusedName()).toBe('Edit picture 2');
    await save(owner);
    await owner.press('Bin');
    await expect.poll(() => owner.words('dialog li span')).toEqual(['The tidy touch: 1 picture']);
    const width = () => owner.page.$eval('dialog li img', ({ naturalWidth }) => naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await owner.page.locator('dialog ::-p-text(Bring it back)').click();
    await expect.poll(() => owner.standing()).toBe(WORDS.kept.isBack);
    expect(onDisk(TIDY)).toBe(before);
  });

  journey(
    'shows what was changed elsewhere beside her own, and loses neither',
    async ({ owner }) => {
      await isReady(owner);
      await owner.clickOnPage('Sample Customer');
      await expect
        .poll(() => owner.focused())
        .toEqual(['field-testimonials-name', 'Sample Customer']);
      await owner.control('a');
      await owner.type('Erika Mustermann');
      changeOnDisk(HOME, 'Sample Customer', 'Jane Doe');
      changeOnDisk(HOME, 'Your town', 'Springfield');
      await pressSave(owner);
      await expect
        .poll(() => owner.words('dialog tbody td'))
        .toEqual(['Erika Mustermann', 'Jane Doe', 'Your town', 'Springfield']);
      await owner.press('Take what is chosen');
      await save(owner);
      expect(onDisk(HOME)).toContain('  name: Erika Mustermann\n  place: Springfield\n');
    },
  );

  journey('shows an earlier day before it is brought back', async ({ owner }) => {
    keepDay();
    changeOnDisk(HOME, 'Discover more', 'Discover less');
    await comeBack(owner);
    await owner.seeOnPage('Discover less');
    await owner.clickOnPage('Discover less');
    await expect.poll(() => owner.focused()).toEqual(['field-banner-button', 'Discover less']);
    const look = async () => {
      await owner.page.locator('dialog ::-p-text(Look at it)').click();
      const frame = await (await owner.page.waitForSelector('dialog iframe'))?.contentFrame();
      await expect
        .poll(() => frame?.evaluate(() => document.body.innerText))
        .toContain('Discover more');
    };
    await owner.press('Earlier versions');
    await look();
    const asked: string[] = [];
    owner.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // While she looks, that day keeps the page, whatever is changed elsewhere.
    changeOnDisk(HOME, 'Discover less', 'Discover less today');
    await comeBack(owner);
    // Its form has taken it over: what it begins to wait for then is over by the end of this.
    await expect.poll(() => owner.valueOf('#field-banner-button')).toBe('Discover less today');
    await owner.letPass(AT_ONCE);
    expect(asked).not.toContain('/api/check');
    await owner.press('Back to today');
    await expect.poll(() => asked).toContain('/api/show');
    expect(onDisk(HOME)).toContain('Discover less');
    await look();
    await owner.press('Bring this version back');
    await expect.poll(() => onDisk(HOME)).toContain('Discover more');
    await owner.seeOnPage('Discover more');
  });

  journey(
    'keeps what is not saved when a file comes back without a name, and shows the rest',
    async ({ owner }) => {
      await isReady(owner);
      await owner.clickOnPage('Discover more');
      await expect.poll(() => owner.focused()).toEqual(['field-banner-button', 'Discover more']);
      await owner.control('a');
      await owner.type('Discover today');
      const before = onDisk(STYLING);
      try {
        changeOnDisk(STYLING, 'src: ./', 'scr: ./');
        changeOnDisk(STYLING, 'pictures:\n', 'pictures:\n  -\n');
        await comeBack(owner);
        await expect.poll(() => owner.standing()).toMatch(/things? to put right$/u);
        expect((await owner.focused())[1]).toBe('Discover today');
        await owner.seeOnPage('Discover today');
        await owner.page.locator('header ::-p-text(to put right)').click();
        await owner.page.locator('main h2 ::-p-text(Enchanted Fascination)').wait();
        const cards = await owner.words('main ol > li');
        expect(cards.length).toBe(before.split('- src:').length + 1);
        await owner.press('Remove picture 1');
        await owner.press('Remove');
        await expect.poll(() => owner.words('main ol > li')).toHaveLength(cards.length - 1);
      } finally {
        changeOnDisk(STYLING, onDisk(STYLING), before);
      }
    },
  );

  journey(
    'says which line keeps a file from being read, offers no field of it, and goes on with the galleries',
    async ({ owner }) => {
      const before = onDisk(PORTFOLIO);
      try {
        changeOnDisk(PORTFOLIO, 'title: Portfolio\n', 'title: Portfolio: more\n');
        await comeBack(owner);
        await owner.openForm('Portfolio');
        await expect
          .poll(async () => (await owner.words('#form-mistake')).join(''))
          .toContain('Line 2 has a text with a colon.');
        expect(await owner.words('main :is(input, select, textarea)')).toEqual([]);
        await owner.press('Add a gallery');
        await owner.type('Hall');
        await owner.press('Add it');
        await owner.page.locator('main h2 ::-p-text(Hall)').wait();
        await owner.press('Remove this gallery');
        await owner.press('Remove');
        await owner.page.locator('main h2 ::-p-text(Home)').wait();
        expect(await owner.words('nav button')).not.toContain('Hall');
      } finally {
        changeOnDisk(PORTFOLIO, onDisk(PORTFOLIO), before);
      }
    },
  );

  journey('shows a photograph that was replaced under its name', async ({ owner }) => {
    const file = join(ownContent(), dirname(STYLING), '01-living-room.jpg');
    const before = readFileSync(file);
    const isBlue = (place: Page | Frame, selector: string) =>
      place.$eval(selector, (element) => {
        const image = element as HTMLImageElement;
        const look = new OffscreenCanvas(1, 1).getContext('2d');
        if (!look || !image.complete || image.naturalWidth === 0) return false;
        look.drawImage(image, 0, 0, 1, 1);
        const [red = 0, , blue = 0] = look.getImageData(0, 0, 1, 1).data;
        return blue > red + 50;
      });
    const card = 'main ol > li img';
    const onPage = `img[alt^="Bright living room"]`;
    await owner.openForm('Enchanted Fascination');
    await owner.seeOnPage('Enchanted Fascination');
    await expect.poll(async () => (await owner.site()).$(onPage)).not.toBeNull();
    expect(await isBlue(owner.page, card)).toBe(false);
    try {
      const { width, height } = await sharp(before).metadata();
      const blue = sharp({ create: { width, height, channels: 3, background: '#1f3fbf' } });
      // As programs for pictures do: another file takes the place of the one that was there.
      writeFileSync(`${file}.part`, await blue.jpeg().toBuffer());
      renameSync(`${file}.part`, file);
      await comeBack(owner);
      await expect.poll(() => isBlue(owner.page, card)).toBe(true);
      await expect
        .poll(async () => isBlue(await owner.site(), onPage).catch(() => false))
        .toBe(true);
    } finally {
      writeFileSync(file, before);
    }
  });

  journey('can be used by everybody', async ({ owner }) => {
    const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
    const violations = async (): Promise<unknown> => {
      // The policy of the window lets no other script in; the test comes from outside.
      await owner.page.evaluate(axe);
      return owner.page.evaluate(
        'axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))',
      );
    };
    await isReady(owner);
    for (const name of ['Home', 'Site map', 'Enchanted Fascination', 'Business']) {
      await owner.openForm(name);
      await owner.page.$$eval('main summary', (parts) => parts.forEach((part) => part.click()));
      expect(await violations()).toEqual([]);
    }
    for (const name of [
      'Add a gallery',
      'Before you go online',
      'Earlier versions',
      'Bin',
      'Publish',
    ]) {
      await owner.press(name);
      await owner.page.locator('dialog[open]').wait();
      expect(await violations()).toEqual([]);
      await owner.page.keyboard.press('Escape');
    }
    await owner.page.setViewport({ width: 768, height: 1024 });
    expect(await owner.page.evaluate('document.documentElement.scrollWidth')).toBe(768);
    expect(await violations()).toEqual([]);
  });
});
