import { Gallery } from './Gallery.tsx';
import { ShelfSection } from './ShelfSection.tsx';
import type { GalleryData } from '../data/gallery.ts';
import type { Messages } from '../schemas/messages.ts';

export interface GallerySectionProps {
  gallery: GalleryData;
  messages: Messages['gallery'];
  /** Whether another gallery follows: the two are one chapter. */
  isFollowed?: boolean;
  /** Whether the page begins with it: its first picture is seen at once. */
  opensPage?: boolean;
}

/** A gallery under its own label. */
export function GallerySection({
  gallery,
  messages,
  isFollowed = false,
  opensPage = false,
}: GallerySectionProps) {
  return (
    <ShelfSection
      title={gallery.title}
      name={`gallery-${gallery.slug}`}
      space="none"
      roomBelow={isFollowed ? 'short' : undefined}
    >
      <Gallery gallery={gallery} messages={messages} opensPage={opensPage} />
    </ShelfSection>
  );
}
