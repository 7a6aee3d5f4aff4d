import { getImage } from 'astro:assets';
import { firstOf } from '../src/data/pages.ts';
import { focusOf, type Picture } from '../src/data/photo.ts';
import { getPictures } from '../src/data/pictures.ts';
import { loadSite } from '../src/data/site.ts';
import { BROAD } from '../src/logic/slots.ts';
import { MM_PER_INCH } from './papers.ts';
import { COLUMNS, LAST_PLACE, serviceGrid, widthOf } from './serviceGrid.ts';

const DOTS_PER_INCH = 300;

async function print(picture: Picture, columns: number, ratio: number) {
  const { src, alt } = picture;
  const dots = (widthOf(columns) / MM_PER_INCH) * DOTS_PER_INCH;
  const size = { width: Math.ceil(dots), height: Math.ceil(dots / ratio) };
  const image = await getImage({ src, ...size, format: 'jpeg', position: focusOf(picture) });
  return { alt, sources: [], src: image.src, ...size };
}

/** What the brochure shows: sections of the home page and all services. */
export async function loadBrochure() {
  const { home, services: all } = await loadSite();
  const { sections } = home;
  const banner = firstOf(sections, 'banner');
  const places = serviceGrid(all.length);
  const services = all.map(async ({ name, summary, theme, pictures = [], comingSoon }, index) => {
    const [picture = comingSoon?.picture] = await getPictures(pictures.slice(0, 1));
    const { columns, endsRow, ratio } = places[index] ?? LAST_PLACE;
    const photo = picture && ratio && (await print(picture, columns, ratio));
    return { name, summary, theme, columns, endsRow, photo };
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
