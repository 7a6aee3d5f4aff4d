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
  otherKind: '{name} is in {kind} format. Save it as JPEG or PNG first.',
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

/** Samples that are still there. */
export const LAUNCH_WORDS = {
  text: 'This is a sample. Write your own words.',
  address: 'This is a sample address. Write your own.',
  photo: 'This is a sample photograph. Replace it with one of yours.',
  startLink: 'This links to your start page. Enter the address of your profile, if you have one.',
  number: 'This number came with the site. Keep it only if it is true for you.',
  metadata:
    'This photograph may tell where and when it was taken. To remove that, run npm run photos -- --clean',
  place: '{place}: {what}. {advice}',
  remark: 'May stay: ',
  left: 'Samples left: {count}. Replace them before you publish.',
  none: 'No samples are left. You can publish your site.',
} as const;

/** Steps of publishing while they run and when they are done, and what can go wrong. */
export const PUBLISH_WORDS = {
  settings: 'Reading the publishing settings.',
  settingsDone: 'Publishing settings found.',
  launch: 'Looking for samples.',
  launchDone: 'No samples are left.',
  fetch: 'Looking for changes made elsewhere.',
  fetchDone: 'Nothing was changed elsewhere.',
  fetched: 'Changes made elsewhere were added.',
  check: 'Checking words and photographs.',
  checkDone: 'Words and photographs have no problems.',
  keep: 'Saving a copy of this version.',
  keepDone: 'A copy was saved; you can return to it later.',
  keepFailed: 'No copy could be saved, so nothing was sent. Ask the person who set up your site.',
  build: 'Building the pages. New photographs take a minute or two.',
  buildDone: 'The pages are built.',
  buildFailed: 'The pages could not be built. Try again, or ask the person who set up your site.',
  send: 'Sending the site.',
  sendDone: 'The site is online.',
  sendNeverKept: 'No copy of this version was saved, because Git is not set up.',
  unset: 'Publishing is not set up yet.',
  badSettings: 'publish.yaml, line {line}: {field} {message}',
  samples: 'Samples left: {count}. Replace them first.',
  problems: 'Problems left: {count}. Fix them first.',
  noHistory: 'Git does not know this site. Ask the person who set it up.',
  noBranch: 'Git is not on a branch. Ask the person who set up your site.',
  unreachable:
    '"{remote}" cannot be reached. Check your internet connection, or ask the person who set up your site.',
  conflict: 'The same words were changed here and elsewhere. Choose which version counts.',
  foreign: 'The place to send to holds another site. Ask the person who set up your site.',
  inWork: 'Somebody is working on the same files here. Ask the person who set up your site.',
  pushFailed: 'Sending to "{remote}" failed; the site is as it was. Try again.',
  commandFailed: 'The command failed. Publish again, or ask the person who set up your site.',
  noFolder: 'There is no place for the folder {folder}. Is the disk connected?',
  foreignFolder: 'The folder {folder} holds other files. Choose an empty folder.',
  foreignFile: '{folder} has a file {file} of somebody else. Move it away, then publish again.',
  unwritable: 'Files cannot be written to {folder}. Check that it is yours and not full.',
  tested: 'This works. You can publish.',
  commandUntested: 'This command cannot be tested. Publish once to see whether it works.',
} as const;
