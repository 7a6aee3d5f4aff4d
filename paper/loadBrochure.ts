import { getImage } from 'astro:assets';
import { firstOf } from '../src/data/pages.ts';
import { focusOf, type Picture } from '../src/data/photo.ts';
import { getPictures } from '../src/data/pictures.ts';
import { loadSite } from '../src/data/site.ts';
import { BROAD, THREE_BY_TWO } from '../src/logic/slots.ts';
import { MM_PER_INCH, PAPERS } from './papers.ts';

const DOTS_PER_INCH = 300;
/** As in sheet.css, in millimetres. */
const MARGIN = 12;
const GUTTER = 5;
const COLUMNS = 12;
const SERVICE_COLUMNS = [5, 4, 3];
/** Width of the wider paper. */
const WIDTH = PAPERS.letter.width - 2 * MARGIN;

async function print(picture: Picture, columns: number, ratio: number) {
  const { src, alt } = picture;
  const mm = ((WIDTH + GUTTER) / COLUMNS) * columns - GUTTER;
  const dots = (mm / MM_PER_INCH) * DOTS_PER_INCH;
  const size = { width: Math.ceil(dots), height: Math.ceil(dots / ratio) };
  const image = await getImage({ src, ...size, format: 'jpeg', position: focusOf(picture) });
  return { alt, sources: [], src: image.src, ...size };
}

/** What the brochure shows: sections of the home page and the first three services. */
export async function loadBrochure() {
  const { home, services: all } = await loadSite();
  const { sections } = home;
  const banner = firstOf(sections, 'banner');
  const services = all
    .slice(0, SERVICE_COLUMNS.length)
    .map(async ({ name, summary, theme, pictures = [], comingSoon }, index) => {
      const [picture = comingSoon?.picture] = await getPictures(pictures.slice(0, 1));
      const columns = SERVICE_COLUMNS[index] ?? COLUMNS;
      return {
        name,
        summary,
        theme,
        photo: picture && (await print(picture, columns, THREE_BY_TWO)),
      };
    });
  return {
    banner: banner && { ...banner, photo: await print(banner.picture, COLUMNS, BROAD) },
    services: await Promise.all(services),
    servicesLabel: firstOf(sections, 'services')?.label,
    testimonials: firstOf(sections, 'testimonials'),
    counters: firstOf(sections, 'about')?.counters.slice(0, 2) ?? [],
    contact: firstOf(sections, 'contact'),
  };
}
