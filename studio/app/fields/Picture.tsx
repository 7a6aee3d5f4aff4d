import { pictureUrl } from '../api.ts';
import { type KnownPicture, knownPictures, picturePath } from '../state/pictures.ts';
import { useStudio } from '../state/store.ts';
import type { ComponentProps } from 'react';

export interface PictureProps extends ComponentProps<'img'> {
  /** The file that names the picture, and how. */
  file: string;
  src: string;
  size: 'thumb' | 'card' | 'whole';
  /** How it is cut: to its frame, or to a small picture in a row. */
  'data-cover'?: boolean;
  'data-thumb'?: boolean;
}

export function Picture({ file, src, size, alt = '', ...rest }: PictureProps) {
  const path = picturePath(file, src);
  const time = useStudio(({ media }) => media[path]);
  return <img src={pictureUrl(path, size, time)} alt={alt} draggable={false} {...rest} />;
}

/** The picture of a gallery that a page refers to, such as "organizing/02-closet". */
export function useReferenced(reference: unknown): KnownPicture | undefined {
  const files = useStudio((state) => state.files);
  return knownPictures(files).find((picture) => picture.reference === reference);
}
