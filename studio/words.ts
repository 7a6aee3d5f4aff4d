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
  unreadable: '{file} cannot be read: npm run check:content says why.',
  progress: '{bar} {done} of {total}',
  already: '{name} is in the gallery already.',
  left: '{name} was left out. {warning}',
  warning: '{name}: {warning}',
  added: '{count} of {total} are in the gallery {gallery} now.',
  layout: 'The layout of the gallery is "{layout}" now: the one it had is for fewer pictures.',
  describe: 'Now say what each of them shows: npm run edit, or the lines "alt" in {file}.',
  prepared: '{count} of {total} are ready for the site in {folder}.',
  leftOut: 'The others were left where they are.',
  cleaned: '{count} photographs were cleaned: position, device and date are gone from them.',
  clean: 'No photograph carries a position, a device or a date.',
} as const;

/** What is said of samples that are still there. */
export const LAUNCH_WORDS = {
  text: 'This is a sample. Write your own words.',
  address: 'This is a sample address. Write your own.',
  photo: 'This is a sample photograph. Replace it with one of yours.',
  startLink:
    'This leads to the start of the site. Write the address of your page, if you have one.',
  trace: 'This photograph carries {traces}. Clean it: npm run photos -- --clean',
  place: '{place}: {what}. {advice}',
  remark: 'May stay: ',
  left: '{count} samples are left. As long as they are there, the site does not go online.',
  oneLeft: 'One sample is left. As long as it is there, the site does not go online.',
  none: 'No samples are left: the site may go online.',
} as const;
