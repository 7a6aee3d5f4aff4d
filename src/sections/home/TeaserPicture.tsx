import { CornerTab } from '../../components/CornerTab.tsx';
import type { PhotoData } from '../../components/Photo.tsx';
import { PictureLink } from '../../components/PictureLink.tsx';

export interface TeaserPictureProps {
  photo: PhotoData;
  /** Name of the link: what the picture shows and where it leads. */
  name: string;
}

/** A picture that leads to the portfolio: an arrow, not the expand icon, as nothing opens here. */
export function TeaserPicture({ photo, name }: TeaserPictureProps) {
  return (
    <PictureLink photo={photo} href="/portfolio" aria-label={name}>
      <CornerTab icon="arrow-right" />
    </PictureLink>
  );
}
