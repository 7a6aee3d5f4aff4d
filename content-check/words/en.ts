/** Captured parts of a line of YAML are filled in as `$1`. */
const ENTRY = 'Begin an entry with a hyphen and a space, like the others.';

/** The sentences of the content check in English; each continues one about its place. */
export const EN = {
  quoted: (text: string) => JSON.stringify(text),
  didYouMean: (word: string) => ` Did you mean "${word}"?`,
  noFolder: 'does not exist. Restore it, or set CONTENT_FOLDER to another folder.',
  announcementIsOver:
    'is over, so visitors do not see the announcement. Remove it or change the day.',
  hidden: (code: string) =>
    `has an invisible character (${code}). Delete the word and type it again.`,
  field: {
    emptyFile: 'is empty. Restore its earlier content.',
    missing: (expected: string) => `is missing; it must be ${expected}.`,
    empty: (expected: string) => `is empty; it must be ${expected}.`,
    tooLong: (length: number, max: number) =>
      `has ${length} characters. Shorten it to ${max} characters.`,
    tooMany: (count: number, max: number) =>
      `has ${count} entries and room for ${max}. Remove ${count - max}.`,
    wrong: (expected: string, found: string) => `must be ${expected}, but ${found}.`,
    wrongText: (expected: string, text: string) => `must be ${expected}, but is ${text}.`,
    /** What a value is, for `wrong`. */
    isValue: (value: string) => `is ${value}`,
    isDate: 'is a date',
    isList: 'is a list',
    isGroup: 'is a group of fields',
    hasEntries: (count: number) => `has ${count} ${count === 1 ? 'entry' : 'entries'}`,
    group: 'a group of fields',
    oneOf: (options: string) => `one of ${options}`,
    inQuotes: ' Put it in quotes.',
    inQuotesLike: (example: string) => ` Put it in quotes: ${example}.`,
    ownLines: ' Write each field on its own line, as in the other entries.',
    withoutQuotes: ' Write the number without quotes.',
    onlyDigits: ' Write digits only.',
    unknownName: (name: string, advice: string) => `names ${name}, which does not exist.${advice}`,
    mustBe: (expected: string) => ` It must be ${expected}.`,
    unknownField: (name: string, advice: string) => `has the unknown field "${name}".${advice}`,
    removeField: ' Remove it, or check its indentation.',
  },
  file: {
    rename: (path: string) => `has the wrong name. Rename it to ${path}.`,
    missing: 'is missing. The site cannot be built without it.',
    noGallery: 'has no gallery.yaml. Copy the one of another gallery and change it.',
    notAPage: (advice: string) => `is not read as a page.${advice}`,
    renameTo: (path: string) => ` Rename it to ${path}.`,
    unusedGallery:
      'is not shown on any page. Add a section for it to a page such as portfolio.yaml, or delete the folder.',
    unusedMedia: 'is not used. Name it in a YAML file or delete it.',
    unread: 'has a place, name or kind that the site does not read. Move or convert it.',
    nameTaken: (name: string) => `has the name of another page, /${name}. Rename it.`,
    noAddress: (advice: string) =>
      `cannot be part of a web address. Use only a to z, digits and hyphens.${advice}`,
    renameToName: (name: string) => ` Rename it to "${name}".`,
    pageName: (file: string) => `is also the name in "${file}". Change one of them.`,
    neededDraft: 'is set, but the site cannot do without this page. Remove the field.',
    noHours: 'is missing. Write it, or the opening hours in business.yaml.',
    noStory: 'names a gallery without a story. Write its story, or remove the entry.',
    noProjects: 'has no projects to show. Write the story of a gallery, or remove the section.',
    noneChosen: 'has no projects to show. Choose some, or show all.',
    addressOfList: (address: string, page: string) =>
      `has the address ${address}, which the list of projects in ${page} needs. Rename it.`,
    otherRoom: (room: string) =>
      `is written "${room}" in another gallery. Write both the same way.`,
    noPage: (name: string, advice: string) => `names "${name}", which is no page.${advice}`,
    removeLine: ' Remove the line.',
    reservedAddress: 'is the address of a file that the site needs. Remove the redirect.',
    noSendingWords:
      'is missing; enquiries need these words. Run npm run migrate, or see docs/enquiries.md.',
    addressOfPage: 'is the address of a page. Remove the redirect or rename the page.',
  },
  limits: {
    files: (host: string, count: string, most: string) =>
      `The site has ${count} files; ${host} takes ${most}. Remove photographs, or choose another host.`,
    site: (host: string, size: string, most: string) =>
      `The site has ${size} MB; ${host} takes ${most} MB. Remove photographs, or choose another host.`,
    file: (host: string, name: string, size: string, most: string) =>
      `${name} has ${size} MB; ${host} takes ${most} MB. Use a shorter video.`,
  },
  enquiries: {
    similarService: (host: string, example: string) =>
      `has an unknown service, ${host}. Did you mean an address such as ${example}?`,
    notForForms: (service: string, example: string) =>
      `is not the address of a form at ${service}. Copy that one; it looks like ${example}.`,
    keyMissing: (service: string, field: string) =>
      `is missing; ${service} needs the hidden field ${field}. Copy its value there.`,
  },
  /** Of the layer that lets things on a banner's photograph slip out of place. */
  untidy: {
    damaged: (place: string) => `is damaged at ${place}. Make it again, or delete it.`,
    otherPhotograph: 'belongs to another photograph, so it is not shown. Delete it.',
  },
  media: {
    startsWith: (source: string) => `must start with ./: write "./${source}".`,
    character: (source: string, character: string) =>
      `names ${source}, which contains ${character}. Rename the file and change it here.`,
    gone: (source: string, advice: string) => `names ${source}, which does not exist.${advice}`,
    putThere: ' Put the file there, or remove the entry.',
    /** `message` is one of the following, or of a logo. */
    wrong: (source: string, message: string) => `names ${source}, which ${message}`,
    picture: 'is damaged, huge or not a jpg, png or webp picture. Export it again.',
    longerSide: (width: number, height: number, least: number) =>
      `has ${width} x ${height} pixels; the longer side needs ${least}. Export it larger.`,
    shorterSide: (width: number, height: number, least: number) =>
      `has ${width} x ${height} pixels; the shorter side needs ${least}. Crop it less.`,
    video: 'is damaged or another kind of file. Export it again.',
    captions: (name: string) =>
      `has no captions. Put ${name} beside it; if nobody speaks, only write WEBVTT into it.`,
    svg: 'is damaged, compressed or not written in UTF-8. Export it as a plain SVG, with text as paths.',
    png: 'is damaged or not an svg or png picture. Export it again.',
    tooWide: (ratio: number) =>
      `is more than ${ratio} times as wide as high. Put its text on two lines.`,
    tooLow: (height: number, least: number) =>
      `is ${height} pixels high; it needs ${least}. Export it larger.`,
    opaque: 'has an opaque background. Export it with a transparent one.',
    same: (name: string) =>
      `is the same photograph as "${name}". Delete one of them and its entry.`,
    metadata:
      'contains metadata such as place and camera. Visitors never get it; npm run photos -- --clean removes it.',
  },
  markdown: {
    html: (found: string) => `contains ${found}. Write Markdown only.`,
    image: (found: string) =>
      `contains the picture ${found}. Remove it: this text cannot show pictures.`,
    heading: (found: string) => `has "${found}". Put a space after the # to make it a heading.`,
    firstHeading: 'has a heading with one #. Begin headings with ##.',
    footnote: 'has a footnote. Write it into the text.',
    link: (url: string) =>
      `has a link to "${url}". Write it like https://www.example.com, mailto:hello@example.com or /site-map.`,
  },
  yaml: {
    encoding: 'is not encoded in UTF-8. Save it again with the encoding "UTF-8".',
    comment: 'has text after a #, which would be lost. Put the whole text in quotes.',
    continued: `is read as part of the text above. Write each text on one line. ${ENTRY}`,
    unclosed: 'begins a text with $1 and does not end it. Put $1 at its end.',
    number: (written: string, read: number) =>
      `has ${written}, which is read as ${read}. Write digits only, or put text in quotes.`,
    escape: 'has a \\ in a text in quotes. Write / instead, or \\\\.',
    duplicate: 'has the field "$1" twice. Remove one, or restore the line between two groups.',
    documents: 'splits the file in two. Remove the line.',
    tab: 'is indented with a tab. Use spaces.',
    noSpace: 'has no space after the dash. Write "- $1".',
    bullet: `begins with $1. ${ENTRY}`,
    wholeLine: 'has quotes around the whole line. Put them around the text only.',
    special: 'begins a text with $1. Put it in quotes.',
    quote: 'has $1 inside a text that begins with $1. Write “ ” or ’.',
    colon: 'has a text with a colon. Put the whole text in quotes.',
    incomplete: 'is neither "- entry" nor "field: text". Complete it.',
    indentation: 'does not fit the lines around it. Check its indentation, or restore a lost line.',
  },
};

export type CheckWords = typeof EN;
