/*
 * Every word the owner reads in the studio and its commands, plain and without jargon. Places in braces
 * are filled in.
 */

/** In bytes: a photograph of a hundred megapixels at the quality of a camera. */
export const LARGEST_PHOTO = 150_000_000;

/** What is said of photographs. */
export const PHOTO_WORDS = {
  unreadable: '{name} cannot be opened.',
  empty: '{name} is empty. Copy it from the phone or camera again.',
  damaged: '{name} is damaged. Copy it from the phone or camera again.',
  video: '{name} is a video. Only photographs can be added here.',
  folder: '{name} is a folder and was skipped.',
  otherKind: '{name} is a {kind} picture. Save it as JPEG or PNG first.',
  foreign: '{name} is not a photograph. Use JPEG, PNG, WebP or HEIC.',
  tooLarge: '{name} has {pixels} million pixels; {most} million is the limit.',
  small:
    '{name} has only {width} x {height} pixels; the longer side needs {least}. Use the original, not a copy from a messenger.',
  already: '{name} is here already.',
  blurred: 'It looks blurred. Is there a sharper one?',
  dark: 'It is very dark. Is there a brighter one?',
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
  warning: '{name}: {warning}',
  added: '{count} of {total} are in the gallery {gallery} now.',
  layout: 'The layout of the gallery is "{layout}" now: the one it had is for fewer pictures.',
  describe: 'Now say what each of them shows: npm run edit, or the lines "alt" in {file}.',
  prepared: '{count} of {total} are ready for the site in {folder}.',
  leftOut: 'The others were left where they are.',
  cleaned: 'Photographs cleaned: {count}. Position, device and date are gone from them.',
  clean: 'No photograph carries a position, a device or a date.',
} as const;

/** What is said of samples that are still there. */
export const LAUNCH_WORDS = {
  text: 'This is a sample. Write your own words.',
  address: 'This is a sample address. Write your own.',
  photo: 'This is a sample photograph. Replace it with one of yours.',
  startLink:
    'This leads to the start of the site. Write the address of your page, if you have one.',
  number: 'This number came with the project. Leave it only if it is true of you.',
  trace: 'This photograph carries {traces}. Clean it: npm run photos -- --clean',
  place: '{place}: {what}. {advice}',
  remark: 'May stay: ',
  left: 'Samples left: {count}. As long as they are there, the site does not go online.',
  none: 'No samples are left: the site may go online.',
} as const;

/** What publishing says: each step while it runs and when it is done, and what can go wrong. */
export const PUBLISH_WORDS = {
  settings: 'Reading how the site is sent.',
  settingsDone: 'It is known how the site is sent.',
  launch: 'Looking for samples.',
  launchDone: 'No samples are left.',
  fetch: 'Looking for changes made elsewhere.',
  fetchDone: 'Nothing was changed elsewhere.',
  fetched: 'Changes made elsewhere were brought in.',
  check: 'Checking words and photographs.',
  checkDone: 'Words and photographs are in order.',
  build: 'Building the pages. New photographs take a minute or two.',
  buildDone: 'The pages are built.',
  buildFailed:
    'The pages could not be built. Try again; if it fails again, ask whoever set up the site.',
  keep: 'Keeping this day.',
  keepDone: 'This day is kept and can be brought back.',
  keepFailed:
    'This day could not be kept, so nothing was sent. Try again; if it fails again, ask whoever set up the site.',
  send: 'Sending the site.',
  sendDone: 'The site is online.',
  sendAside: 'What lay in its place and may be of somebody else is in {folder} now.',
  sendNeverKept:
    'This version was not kept and cannot be brought back: nobody has set that up here.',
  sendUnkept: 'The project was worked on meanwhile, so this day is kept when you publish next.',
  unset:
    'The file publish.yaml does not say yet how the site goes online. Write it there once; the file says how.',
  badSettings: 'publish.yaml, line {line}: {field} {message}',
  samples: 'Samples left: {count}. Visitors would see them; replace them first.',
  mistakes: 'Mistakes left: {count}. Correct them first.',
  noHistory:
    'Git does not keep your words and photographs here, so that it cannot send the site. Ask whoever set it up.',
  noBranch:
    'The project is not at the end of a branch, so that nothing can be added. Ask whoever set it up.',
  unreachable:
    '"{remote}" cannot be reached. Is there a connection to the internet? Otherwise ask whoever set it up.',
  conflict:
    'Changed here and elsewhere: {files}. Nothing was sent, and both versions are kept. Choose which one counts.',
  foreign: 'What lies where the site is sent to is not this site. Ask whoever set it up.',
  inWork:
    'Changes made elsewhere concern files that are being worked on here. Ask whoever works on them.',
  pushFailed:
    'Sending to "{remote}" failed, and the site is as it was. Try again; if it fails again, ask whoever set it up.',
  commandFailed:
    'The command in publish.yaml failed. The site may be as it was; publish again, or ask whoever set it up.',
  noFolder: 'There is no place for the folder {folder}. Is the disk connected?',
  foreignFolder:
    'The folder {folder} holds other files, which would be lost. Name an empty one in publish.yaml.',
  unwritable: 'The folder {folder} cannot be written. It is as it was.',
} as const;
