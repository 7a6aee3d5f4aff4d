import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { business } from '../support/content.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { spokenTree } from '../support/spokenTree.ts';
import { comeTo, sliderNamed } from '../support/sliderVisit.ts';
import { useVisits } from '../support/visits.ts';

/* What a screen reader has to tell, in its order. */

const STILL = { reducedMotion: 'reduce' } as const;
const visits = useVisits();

/** What is told of a part, but for what every business replaces: its name and its address. */
async function told(part: Locator): Promise<string> {
  const tree = await spokenTree(part);
  return tree.replaceAll(business.name, '{name}').replaceAll(business.email, '{email}');
}

it('tells of the header on a desktop', async () => {
  const page = await visits.open('/portfolio', { ...DESKTOP, ...STILL });
  expect(await told(page.getByRole('banner'))).toMatchInlineSnapshot(`
    "banner
      link "{name}, home page"
      navigation "Main menu"
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
            link "Contact us""
  `);
});

it('tells of the header on a telephone', async () => {
  const page = await visits.open('/portfolio', { ...PHONE, ...STILL });
  expect(await told(page.getByRole('banner'))).toMatchInlineSnapshot(`
    "banner
      link "{name}, home page"
      button "Menu"
      link "Contact us""
  `);
});

it('tells of the open menu on a telephone', async () => {
  const page = await visits.open('/portfolio', { ...PHONE, ...STILL });
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.waitFor();
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
    "article
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
          image "Walk-in wardrobe in pale oak with clothes sorted by colour, folded knits, rows of shoes and labelled baskets"
      heading "Home-space organizing" level=3
        link "Home-space organizing"
      paragraph
        text "We bring calm to chaos one space at a time.""
  `);
});

it('tells of a gallery', async () => {
  const page = await visits.open('/home-space-organizing', { ...DESKTOP, ...STILL });
  const gallery = page.getByRole('region', { name: 'The magic of the tidy touch' });
  expect(await told(gallery)).toMatchInlineSnapshot(`
    "region "The magic of the tidy touch"
      heading "The magic of the tidy touch" level=2
      list
        listitem
          link "Enlarge picture 1 of 7: Walk-in pantry with sage cabinets, rows of labelled glass jars, wicker baskets, tins and a wooden step stool"
            image "Walk-in pantry with sage cabinets, rows of labelled glass jars, wicker baskets, tins and a wooden step stool"
        listitem
          link "Enlarge picture 2 of 7: Walk-in wardrobe in pale oak with clothes sorted by colour, folded knits, rows of shoes and labelled baskets"
            image "Walk-in wardrobe in pale oak with clothes sorted by colour, folded knits, rows of shoes and labelled baskets"
        listitem
          link "Enlarge picture 3 of 7: Tidy home office with an oak desk by the window, pinboard, labelled magazine files, boxes and baskets on shelves"
            image "Tidy home office with an oak desk by the window, pinboard, labelled magazine files, boxes and baskets on shelves"
        listitem
          link "Enlarge picture 4 of 7: Bright bathroom with sage tiles, an oak vanity with one tidy open drawer, folded towels and a round mirror"
            image "Bright bathroom with sage tiles, an oak vanity with one tidy open drawer, folded towels and a round mirror"
        listitem
          link "Enlarge picture 5 of 7: Children’s room with a low oak toy shelf, labelled bins, picture-book ledges, a canvas tipi and sage wall. +2: 2 more pictures"
            image "Children’s room with a low oak toy shelf, labelled bins, picture-book ledges, a canvas tipi and sage wall""
  `);
});

it('tells of an enlarged picture', async () => {
  const page = await visits.open('/portfolio#garage-oasis/2', { ...DESKTOP, ...STILL });
  const lightbox = page.getByRole('dialog');
  await lightbox.getByRole('img').first().waitFor();
  expect(await told(lightbox)).toMatchInlineSnapshot(`
    "dialog "Enlarged pictures" modal
      group "Garage oasis"
        region "Garage oasis" live=polite roledescription=picture gallery
          group "2 of 4" roledescription=picture
            image "Sage green cupboard wall with an oak niche holding a bench, hooks, boxes and woven baskets"
        paragraph
          text "Garage oasis"
        paragraph
          text "2 of 4"
        button "Start the slideshow"
        button "Hide the thumbnails"
        button "Zoom in"
        button "Zoom out" disabled
        button "Full screen"
        button "Close"
        button "Previous picture"
        button "Next picture"
      navigation "Thumbnails"
        button "Show picture 1 of 4: Bright garage retreat with sage built-in cupboards, a rust armchair, rug, string lights and a folding table"
        button "Show picture 2 of 4: Sage green cupboard wall with an oak niche holding a bench, hooks, boxes and woven baskets"
        button "Show picture 3 of 4: Lounge corner in a garage with a rust armchair, floor lamp, plants and a bicycle on the wall"
        button "Show picture 4 of 4: Oak niche with a straw hat, canvas bag, scarf and garden gloves hanging above linen cushions""
  `);
});
