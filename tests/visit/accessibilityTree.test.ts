import { expect, it } from 'vitest';
import { business, messages } from '../support/content.ts';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { openMenu } from '../support/pageStates.ts';
import { comeTo, sliderNamed } from '../support/sliderVisit.ts';
import { spokenTree } from '../support/spokenTree.ts';
import { useVisits } from '../support/visits.ts';
import type { Locator } from 'playwright-core';

/* What a screen reader has to tell, in its order. */

const visits = useVisits();

/** What is told of a part, but for what every business replaces: its name, e-mail and pictures. */
async function told(part: Locator): Promise<string> {
  const tree = await spokenTree(part);
  return tree
    .replaceAll(business.name, '{name}')
    .replaceAll(business.email, '{email}')
    .replaceAll(/image ".+"/gu, 'image "{description}"')
    .replaceAll(/picture (\d of \d): [^.]+?(\. .*)?"/gu, 'picture $1: {description}$2"');
}

it('tells of the header on a telephone, and of the menu it opens', async () => {
  const page = await visits.open('/portfolio', { ...PHONE, ...STILL });
  expect(await told(page.getByRole('banner'))).toMatchInlineSnapshot(`
    "banner
      link "{name}, home page"
      button "Menu"
      link "Contact us""
  `);

  await openMenu(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  expect(await told(menu)).toMatchInlineSnapshot(`
    "navigation "Main menu"
      link "{name}, home page"
      paragraph
        text "Menu"
      list
        listitem
          link "Organizing"
        listitem
          link "Styling"
        listitem
          link "Portfolio"
        listitem
          link "About"
        listitem
          link "Testimonials"
        listitem
          link "Contact us"
      link "{email}"
      button "Copy address"
      status live=polite"
  `);
});

it('tells of a service', async () => {
  const page = await visits.open('/', { ...DESKTOP, ...STILL });
  await comeTo(sliderNamed(page));
  const card = page.locator('article[data-service="organizing"]');
  expect(await told(card)).toMatchInlineSnapshot(`
    "article "Home-space organizing"
      group "Pictures: Home-space organizing" roledescription=picture slider
        button "Play"
        group "Choose a picture"
          button "Show picture 1 of 5"
          button "Show picture 2 of 5"
          button "Show picture 3 of 5"
          button "Show picture 4 of 5"
          button "Show picture 5 of 5"
        button "Previous picture"
        button "Next picture"
        group "1 of 5" roledescription=picture
          image "{description}"
      heading "Home-space organizing" level=3
        link "Home-space organizing"
      paragraph
        text "We bring calm to chaos one space at a time.""
  `);
});

it('tells of an enlarged picture', async () => {
  const page = await visits.open('/portfolio#garage-oasis/2', { ...DESKTOP, ...STILL });
  const lightbox = page.getByRole('dialog');
  await lightbox.getByRole('img').first().waitFor();
  await expect.poll(() => lightbox.getByText(messages.lightbox.loading).count()).toBe(0);
  expect(await told(lightbox)).toMatchInlineSnapshot(`
    "dialog "Enlarged pictures" modal
      group "Garage oasis"
        region "Garage oasis" live=polite roledescription=picture gallery
          group "2 of 4" roledescription=picture
            image "{description}"
        paragraph
          text "Garage oasis"
        paragraph
          text "2 of 4"
        button "Start the slideshow"
        button "Hide the thumbnails"
        button "Zoom in"
        button "Zoom out" disabled
        button "Full screen"
        link "Write to us about this picture"
        button "Share this picture"
        status live=polite
        button "Close"
        button "Previous picture"
        button "Next picture"
      navigation "Thumbnails"
        button "Show picture 1 of 4: {description}"
        button "Show picture 2 of 4: {description}"
        button "Show picture 3 of 4: {description}"
        button "Show picture 4 of 4: {description}""
  `);
});
