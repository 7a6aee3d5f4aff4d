import { EXIF, exifTags } from '../src/logic/exifTags.ts';

/** What a camera or telephone leaves in its photographs, as the owner reads it. */
export type CameraTrace = 'the position' | 'the device' | 'the date';

/** Tags of EXIF, and names in XMP, by which each is known. */
const KNOWN_BY: Record<CameraTrace, { tags: readonly number[]; names: RegExp }> = {
  'the position': { tags: [EXIF.latitude], names: /GPSLatitude|photoshop:City/u },
  'the device': {
    tags: [EXIF.make, EXIF.model, EXIF.serialNumber],
    names: /tiff:(?:Make|Model)|SerialNumber/u,
  },
  'the date': {
    tags: [EXIF.changed, EXIF.taken],
    names: /DateTimeOriginal|DateCreated|xmp:CreateDate/u,
  },
};

/**
 * Says what a photograph tells of where, when and by what it was taken.
 *
 * @param parts of the file, as sharp finds them
 */
export function cameraTraces({
  exif,
  xmp,
}: {
  exif?: Uint8Array | undefined;
  xmp?: Uint8Array | undefined;
}): CameraTrace[] {
  const found = exif ? exifTags(exif) : new Map<number, number>();
  const text = xmp ? new TextDecoder().decode(xmp) : '';
  return (Object.keys(KNOWN_BY) as CameraTrace[]).filter((trace) => {
    const { tags, names } = KNOWN_BY[trace];
    return tags.some((tag) => found.has(tag)) || names.test(text);
  });
}
