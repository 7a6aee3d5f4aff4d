/** What a schema finds wrong, in English: continues a sentence about the field, without a full stop. */
export const EN = {
  lineBreak: 'contains a line break or tab; write it on one line, with spaces',
  lastLineBreak: 'ends with a line break; write it on one line, or >- instead of >',
  spaceAtEdge: 'begins or ends with a space; remove it',
  markup: (found: string) => `contains ${found}, which visitors would see; remove it`,
  entity: (found: string) =>
    `contains ${found}, which visitors would see; write the character itself`,
  quoted: 'is in quotation marks, which visitors would see; remove both',
  quotedTwice:
    'begins or ends with a quotation mark, which the page adds; remove it, or use ‘ and ’',
  repeats: (name: string, entry: number) =>
    `repeats "${name}" of entry ${entry}; remove one of them`,
  needsName: 'needs a “Name in links” (id), to which the menu leads',
  sameName: (section: number) =>
    `is also the “Name in links” (id) of section ${section}; change one of them`,
  oneList: (section: number) =>
    `is a second list of projects, after section ${section}; remove one of them`,
  and: ' and ',
  /** What a message must be; `names` are its placeholders, such as "{count}". */
  message: (names: string) => `text with ${names} exactly once, and no other words in braces { }`,
  plainMessage: 'text without words in braces { }',
  write: (text: string) => ` Write "${text}".`,
  writeEncoded: (text: string) => ` Write "${text}", as browsers send it.`,
  fileName: 'is a file name; describe what the picture shows',
  onePicture: 'needs exactly one picture: this one or banner',
  drawingAndPicture: 'stands instead of a picture; remove one of them',
  otherGallery: (gallery: string) => `is not in the gallery ${gallery}; choose one of its pictures`,
  positionOnly: 'has a position, but no picture. Choose one, or remove the position',
  wordsMissing: 'is missing; only a picture over the whole width needs no words',
  picturesMissing: 'is missing; it must be a list of 2 to 5 entries',
  ownField: 'is a field of the form itself; remove it',
  withoutAddress: 'is not needed for Netlify; remove it',
  addressMissing:
    'is missing; write where enquiries are sent, such as https://formspree.io/f/abcdwxyz',
  onlyService: 'are only for a form service; remove them',
  onlyOrigin: (origin: string) => `has a path; write "${origin}"`,
  /** By the name of a colour; `ground` is the page background. */
  colours: {
    ground: 'the page background',
    first: '"first"',
    second: '"second"',
    third: '"third"',
    dark: '"dark"',
    accent: '"accent"',
  },
  darker: (beside: string) => `is hard to see beside ${beside}; choose a darker colour`,
  lighter: (beside: string) => `is hard to see beside ${beside}; choose a lighter colour`,
  orEvening: ', or "look: evening" for dark pages',
};

export type SchemaWords = typeof EN;
