/** Numbers of what cameras and telephones write into photographs (Exif 3.0, section 4.6). */
export const EXIF = {
  make: 0x01_0f,
  model: 0x01_10,
  orientation: 0x01_12,
  changed: 0x01_32,
  taken: 0x90_03,
  serialNumber: 0xa4_31,
  latitude: 0x00_02,
} as const;

/** Groups of tags that stand elsewhere: of the picture, and of the position. */
const PICTURE_GROUP = 0x87_69;
const POSITION_GROUP = 0x88_25;
const MARK = 'Exif\0\0';
const FIRST_GROUP = 4;
const ENTRY = { bytes: 12, value: 8 };

/**
 * The tags in the EXIF part of a photograph with their numbers; of texts, only that they are there.
 *
 * @param exif the part as it stands in the file; a damaged one has no tags, or fewer
 */
export function exifTags(exif: Uint8Array): Map<number, number> {
  const isMarked = new TextDecoder('latin1').decode(exif.subarray(0, MARK.length)) === MARK;
  const start = isMarked ? MARK.length : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start);
  const tags = new Map<number, number>();
  try {
    const isLittle = view.getUint8(0) === 'I'.charCodeAt(0);
    const groups = [view.getUint32(FIRST_GROUP, isLittle)];
    // A group may name itself: three is all there are.
    for (let index = 0; index < groups.length && index <= 2; index += 1) {
      const group = groups[index] ?? 0;
      for (let entry = 0; entry < view.getUint16(group, isLittle); entry += 1) {
        const at = group + 2 + entry * ENTRY.bytes;
        const tag = view.getUint16(at, isLittle);
        const isGroup = tag === PICTURE_GROUP || tag === POSITION_GROUP;
        if (isGroup) groups.push(view.getUint32(at + ENTRY.value, isLittle));
        else tags.set(tag, view.getUint16(at + ENTRY.value, isLittle));
      }
    }
  } catch {
    // It ends before it says so.
  }
  return tags;
}
