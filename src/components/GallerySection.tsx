import { Gallery, type GalleryData } from './Gallery';
import { ShelfSection } from './ShelfSection';
import type { Labels } from '../schemas/labels';

export interface GallerySectionProps {
  gallery: GalleryData;
  labels: Labels['gallery'];
}

/** A gallery under its own label. */
export function GallerySection({ gallery, labels }: GallerySectionProps) {
  return (
    <ShelfSection title={gallery.title} name={`gallery-${gallery.slug}`} space="none">
      <div className="wrap">
        <Gallery gallery={gallery} labels={labels} />
      </div>
    </ShelfSection>
  );
}
