/** Id of the element behind the first view: the first frame waits for it. */
export const FIRST_VIEW_END_ID = 'first-view-end';

/** The build puts the link to the style sheet here. */
export const FIRST_VIEW_END = '<!--first view ends-->';
