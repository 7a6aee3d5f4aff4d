import sharp from 'sharp';
import { VIDEO_START } from './contentCopy.ts';
import type { ContentCopy } from './contentCopy.ts';

const HOME = 'pages/home.yaml';
const OASIS = 'galleries/garage-oasis/gallery.yaml';
const ORGANIZING = 'pages/home-space-organizing.yaml';
const NAVIGATION = 'navigation.yaml';
const PORTFOLIO = 'pages/portfolio.yaml';
const MESSAGES = 'messages.yaml';

/** A photograph of her own, in any size that is large enough. */
const PHOTO = sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#9fb394' },
}).jpeg();

/**
 * What an owner may do to her content, in words that follow "may be changed:". The edits touch different
 * fields, so that all of them can be made one after the other.
 */
export const LAWFUL_EDITS: Record<string, (content: ContentCopy) => void | Promise<void>> = {
  'her own social addresses': (content) => {
    content.edit(
      'business.yaml',
      ['socialLinks'],
      '{ facebook: https://www.facebook.com/küche.k, twitter: /, instagram: https://www.instagram.com/kueche.koenig/ }',
    );
  },
  'her own name and addresses': (content) => {
    content.edit('business.yaml', ['name'], '"Küche & König: Ordnung"');
    content.edit('business.yaml', ['email'], 'hallo@xn--kche-0ra.example');
    content.edit('business.yaml', ['siteUrl'], 'https://www.xn--kche-0ra.example');
    content.edit('business.yaml', ['copyrightYear'], '2027');
  },
  'another language': (content) => {
    content.edit(MESSAGES, ['document', 'language'], 'fr-CA');
    content.edit(MESSAGES, ['quotation'], '{ opening: "«\\u00A0", closing: "\\u202F»" }');
    content.edit(MESSAGES, ['footer', 'copyright'], '© {year}');
  },
  'a slider of two pictures': (content) => {
    content.edit(
      HOME,
      ['services', 'styling', 'pictures'],
      '[styling/01-living-room, organizing/02-closet]',
    );
  },
  'a seventh entry of the menu': (content) => {
    content.edit(NAVIGATION, ['entries', 6], '{ label: Site map, href: /site-map }');
  },
  'a menu of two entries': (content) => {
    content.edit(
      NAVIGATION,
      ['entries'],
      '[{ label: Work, href: /portfolio }, { label: Write, href: /#contact-us }]',
    );
  },
  'another list of galleries': (content) => {
    content.edit(
      PORTFOLIO,
      ['galleries'],
      '[{ gallery: styling }, { gallery: garage-revive }, { gallery: garage-transformation }]',
    );
    content.edit(HOME, ['portfolio', 'pictures', 3], 'garage-oasis/02-storage-wall');
  },
  'another photograph for one she has': async (content) => {
    content.write('galleries/garage-oasis/01-wide.jpg', await PHOTO.clone().toBuffer());
  },
  'a photograph that is called as a Mac writes names': async (content) => {
    const photo = await PHOTO.clone().webp().toBuffer();
    content.write('galleries/garage-oasis/Ku\u0308che (2) – neu.WEBP', photo);
    content.edit(OASIS, ['pictures', 2], '{ src: ./K\u00FCche (2) – neu.WEBP, alt: A kitchen }');
    content.remove('galleries/garage-oasis/03-lounge-corner.jpg');
  },
  'a picture less in a gallery': (content) => {
    content.edit(OASIS, ['pictures', 3]);
    content.edit(OASIS, ['layout'], 'lead');
    content.remove('galleries/garage-oasis/04-detail.jpg');
  },
  'a video beside a picture': (content) => {
    content.write('galleries/garage-oasis/Rundgang.mp4', VIDEO_START);
    content.edit(OASIS, ['pictures', 0, 'video'], './Rundgang.mp4');
  },
  'other words of a customer': (content) => {
    content.edit(
      HOME,
      ['testimonials', 'paragraphs'],
      `['Ich war skeptisch – „Ordnung“ klang nach Arbeit.', "‘Finally,’ I said; it’s calm: at last.", Danke!]`,
    );
  },
  'a drawer that stays shut': (content) => {
    content.edit(ORGANIZING, ['rooms', 'entries', 2, 'picture']);
  },
  'longer lists of services': (content) => {
    content.edit(
      ORGANIZING,
      ['services', 'entries'],
      `[${Array.from({ length: 12 }, (_, index) => `Service ${index}`).join(', ')}]`,
    );
  },
  'notes, quotes, and a text in folded lines': (content) => {
    content.edit(ORGANIZING, ['intro'], '>-\n  One home,\n  one person.\n');
    content.write(NAVIGATION, `# The menu\n---\n${content.read(NAVIGATION).toString()}# End\n`);
  },
};
