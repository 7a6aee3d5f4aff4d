/*
 * Every word the owner reads in the studio and its commands, plain and without jargon. Places in braces
 * are filled in.
 */

/** What is said of photographs. */
export const PHOTO_WORDS = {
  unreadable: '{name} cannot be opened.',
  empty: '{name} is empty. Send it from the phone or camera once more.',
  damaged:
    '{name} is damaged and cannot be read to its end. Send it from the phone or camera once more.',
  video: '{name} is a video. Only photographs can be added here.',
  otherKind: '{name} is a picture of the kind {kind}. Save it as JPEG or PNG first.',
  foreign: '{name} is not a photograph.',
  tooLarge: '{name} has {pixels} million pixels; up to {most} million can be read.',
  blurred: 'It looks blurred. Is there a sharper one?',
  dark: 'It is very dark. Is there a brighter one?',
  small:
    'It has only {width} x {height} pixels; the longer side needs {least}. Take the original instead of one sent by a messenger.',
  similar: 'It looks almost like {other}. One of the two may be enough.',
} as const;

/** What the command `npm run photos` says. */
export const PHOTO_COMMAND_WORDS = {
  usage:
    'Say which folder the photographs are in: npm run photos -- FOLDER [--gallery NAME], or npm run photos -- --clean',
  noFolder: 'There is no folder {folder}.',
  noPhotos: 'There is nothing in the folder {folder}.',
  badGallery:
    'A gallery cannot be called "{name}": use small letters a to z, digits and hyphens only.',
  progress: '{bar} {done} of {total}',
  already: '{name} is in the gallery already.',
  tooSmall: '{name} was left out. {warning}',
  warning: '{name}: {warning}',
  added: '{count} of {total} are in the gallery {gallery} now.',
  describe: 'Now say what each of them shows: npm run edit, or the lines "alt" in {file}.',
  prepared: '{count} of {total} are ready for the site in {folder}.',
  leftOut: 'The others were left where they are.',
  cleaned: '{count} photographs were cleaned: position, device and date are gone from them.',
  clean: 'No photograph carries a position, a device or a date.',
} as const;
