import type { Cutting } from '../../logic/growth.ts';

/** The small picture a visitor has picked up, out of which the enlarged one grows. */
export interface Origin extends Omit<Cutting, 'position'> {
  src: string;
}

/** What a thumbnail shows at the moment; nothing when its picture is covered, or out of sight. */
export function originOf(thumbnail: HTMLElement): Origin | undefined {
  const image = thumbnail.querySelector('img');
  if (!image) return undefined;
  const { x, y, width, height } = image.getBoundingClientRect();
  if (document.elementFromPoint(x + width / 2, y + height / 2) !== image) return undefined;
  const { naturalWidth, naturalHeight, currentSrc } = image;
  if (naturalWidth === 0) return undefined;
  return {
    src: currentSrc,
    box: { x, y, width, height },
    file: { width: naturalWidth, height: naturalHeight },
  };
}
