import { Gallery } from './Gallery.tsx';
import { ShelfSection } from './ShelfSection.tsx';
import type { GalleryData } from '../data/gallery.ts';
import type { Messages } from '../schemas/messages.ts';

export interface GallerySectionProps {
  gallery: GalleryData;
  messages: Messages['gallery'];
}

/** A gallery under its own label. */
export function GallerySection({ gallery, messages }: GallerySectionProps) {
  return (
    <ShelfSection title={gallery.title} name={`gallery-${gallery.slug}`} space="none">
      <div className="wrap">
        <Gallery gallery={gallery} messages={messages} />
      </div>
    </ShelfSection>
  );
}
