import { fillIn } from '../logic/fillIn.ts';
import { DESIGN_COLORS, groundColor, paletteStyle, type Theme } from '../logic/palette.ts';
import { HOME } from '../routes.ts';
import { loadBusiness } from './business.ts';
import { getContent, getGallery, getPlacedPicture } from './content.ts';
import { loadGallery } from './gallery.ts';
import { bannerOf, loadPages, loadPublishedServices } from './pages.ts';
import { type Picture, resolveSharingPicture } from './photo.ts';
import { siteAddress } from './siteAddress.ts';
import { structuredData } from './structuredData.ts';

export interface PageSubject {
  seo: { title: string; description: string };
  theme?: Theme | undefined;
  galleries?: readonly string[];
  /** The picture for sharing; by default the first one of its galleries. */
  picture?: Picture | undefined;
  isUnlisted?: boolean | undefined;
}

export type DocumentDescription = Awaited<ReturnType<typeof describeDocument>>;

/** Metadata for browsers, search engines and link previews; `path` is the route of the page. */
export async function describeDocument(subject: PageSubject, path: string) {
  const { seo, theme, galleries = [], isUnlisted = false } = subject;
  const business = await loadBusiness();
  const messages = await getContent('messages');
  const { url: siteUrl, isPreview } = siteAddress(business.siteUrl);
  const named = fillIn(messages.document.title, { page: seo.title, business: business.name });
  const title = isPreview ? fillIn(messages.preview.title, { title: named }) : named;

  const { look = 'day', colours } = business;
  const isEvening = look === 'evening';
  const colors = colours ?? DESIGN_COLORS;
  const picture = isUnlisted ? undefined : await pictureOf(subject);
  const sharingPicture = picture && (await resolveSharingPicture(picture));

  return {
    title,
    description: seo.description,
    isUnlisted: isUnlisted || isPreview,
    themeColors: { light: groundColor(theme, look, colors), dark: colors.dark },
    isEvening,
    ownPalette: colours || isEvening ? paletteStyle(colors) : undefined,
    sharing: sharingPicture && {
      title: isPreview ? title : seo.title,
      business: business.name,
      url: siteUrl + path,
      picture: { ...sharingPicture, src: siteUrl + sharingPicture.src },
    },
    structuredData:
      sharingPicture &&
      structuredData({
        siteUrl,
        business,
        language: messages.document.language,
        trail: [
          { name: business.name, path: HOME },
          ...(path === HOME ? [] : [{ name: seo.title, path }]),
        ],
        description: seo.description,
        image: sharingPicture.src,
        services: await loadPublishedServices(),
        galleries: await Promise.all(galleries.map((slug) => loadGallery(slug))),
      }),
  };
}

async function pictureOf({ picture, galleries: [first] = [] }: PageSubject) {
  if (picture) return picture;
  const gallery = first === undefined ? undefined : await getGallery(first);
  if (gallery?.story) return getPlacedPicture(gallery.story.picture);
  return gallery?.pictures[0] ?? (await pictureOfSite());
}

/** The picture for sharing of pages without one: the first banner, or the first picture of all. */
async function pictureOfSite(): Promise<Picture | undefined> {
  const pages = await loadPages();
  const home = pages.find(({ href }) => href === HOME);
  return bannerOf([...(home?.sections ?? []), ...pages.flatMap(({ sections }) => sections)]);
}
