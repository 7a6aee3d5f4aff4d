import { clsx } from 'clsx/lite';
import { BeforeAndAfter } from '../../components/BeforeAndAfter.tsx';
import { Icon } from '../../components/Icon.tsx';
import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid } from '../../components/ShelfSection.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { type GalleryData, lightboxLink, loadGallery } from '../../data/gallery.ts';
import { fillIn } from '../../logic/fillIn.ts';
import { routeOfProject } from '../../routes.ts';
import styles from './Gallery.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';
import type { Messages } from '../../schemas/messages.ts';

/** Its own label, note and link to the project, unless the file of the page names another label. */
export const frame: FrameOf<'gallery'> = ({ content, site, messages, path, nextIsSameKind }) => {
  const gallery = site.galleries.get(content.gallery);
  if (!gallery) return undefined;
  const { slug, title, note, story } = gallery;
  const shownNote = content.label === undefined ? note : undefined;
  const project = routeOfProject(slug);
  const hasLink = story !== undefined && path !== project;
  return {
    title: content.label ?? title,
    note: shownNote,
    link: hasLink && (
      <TextLink href={project} className={clsx('target type-action', styles.toProject)}>
        {messages.gallery.toProject}
        <Icon name="arrow-right" size={20} className="screen-only" />
      </TextLink>
    ),
    space: 'none',
    roomBelow: nextIsSameKind ? 'short' : undefined,
  };
};

/** The thumbnails of a gallery. Before and after share a frame above the others. */
export async function Gallery({
  content,
  messages: { gallery: messages },
  path,
  isInFirstView,
}: SectionProps<'gallery'>) {
  const gallery = await loadGallery(content.gallery, content.pictures);
  const { shape, isBeforeAndAfter, story, slug } = gallery;
  const project = routeOfProject(slug);
  // The picture that opens the page about the project, or the first one.
  const shown = gallery.thumbnails.findIndex(({ picture }) => picture.name === story?.picture.name);
  const opening = story && path !== project ? Math.max(shown, 0) : undefined;
  const thumbnails = gallery.thumbnails.map(async ({ picture, slot }, index) => {
    const link = await lightboxLink(picture);
    return (
      <PictureLink
        key={picture.name}
        picture={picture}
        slot={slot}
        jpeg={picture.video === undefined ? link.href : undefined}
        hasPriority={isInFirstView && index === 0}
        aria-label={spokenName(gallery, index, messages)}
        data-morphs-into={index === opening ? project : undefined}
        {...link}
      >
        {moreBehind(gallery, index) ? (
          <span className={clsx('corner screen-only', styles.more)}>
            {fillIn(messages.more, { count: gallery.moreCount })}
          </span>
        ) : (
          <CornerTab icon="expand" />
        )}
      </PictureLink>
    );
  });
  const all = await Promise.all(thumbnails);
  const pair = isBeforeAndAfter ? all.slice(0, 2) : [];
  const cells = all.slice(pair.length);

  return (
    <>
      {pair.length > 0 && <BeforeAndAfter cells={pair} messages={messages} />}
      {cells.length > 0 && (
        <div className="wrap clip-x">
          <ShelfGrid arrangement={styles[shape]} cells={cells} />
        </div>
      )}
    </>
  );
}

function moreBehind({ thumbnails, moreCount }: GalleryData, index: number): number {
  return index === thumbnails.length - 1 ? moreCount : 0;
}

function spokenName(gallery: GalleryData, index: number, messages: Messages['gallery']): string {
  const { isBeforeAndAfter, pictures, thumbnails } = gallery;
  const picture = thumbnails[index]?.picture;
  const count = moreBehind(gallery, index);
  const more = count === 1 ? messages.morePicture : messages.morePictures;
  const parts = [
    isBeforeAndAfter && [messages.before, messages.after][index],
    fillIn(messages.openPicture, {
      index: (picture?.index ?? 0) + 1,
      total: pictures.length,
      alt: picture?.alt ?? '',
    }),
    count > 0 && `${fillIn(messages.more, { count })}: ${fillIn(more, { count })}`,
  ];
  return parts.filter(Boolean).join('. ');
}
