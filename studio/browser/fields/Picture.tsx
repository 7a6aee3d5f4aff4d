import { pictureUrl } from '../api.ts';
import { StoredImage } from '../gallery/StoredImage.tsx';
import { picturePath } from '../state/pictures.ts';
import { useStudio } from '../state/store.ts';
import type { ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  /** The file that names the picture, and how. */
  file: string;
  src: string;
  size: 'thumb' | 'card' | 'whole';
}

export function Picture({ file, src, size, alt = '', ...rest }: PictureProps) {
  const path = picturePath(file, src);
  const time = useStudio(({ media }) => media[path]);
  const url = pictureUrl(path, size, time);
  return <StoredImage decoding="async" src={url} alt={alt} draggable={false} {...rest} />;
}
