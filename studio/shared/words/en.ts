/** Words of server and window in English. Braces are filled in. `de.ts` has the same. */
export const EN = {
  launch: {
    newPage: 'Write the text of this page here.',
    text: 'This is a sample. Write your own words.',
    address: 'This is a sample address. Write your own.',
    photo: 'This is a sample photograph. Replace it with one of yours.',
    startLink: 'This links to your home page. Enter the address of your profile, if you have one.',
    number: 'This number came with the site. Keep it only if it is true for you.',
    emptyPage: 'This page is empty. Write it, or leave it out.',
    deadWord: 'This word leads nowhere. Add a text page called Terms, or leave the word out.',
    description: 'The description only repeats the name. Say what a visitor finds there.',
    place: '{place}: {what}. {advice}',
    remark: 'May stay: ',
    left: 'Samples left: {count}. Replace them before you publish.',
    none: 'No samples are left. You can publish your site.',
  },
};

export type SharedWords = typeof EN;
