/** The pop-up's place in the document. */
export const POPUP_ID = 'coming-soon';

/** Attributes of a button that opens the pop-up, with or without script. */
export const opensPopup = { command: 'show-modal', commandfor: POPUP_ID };

/** Attributes of a button that closes it. */
export const closesPopup = { command: 'close', commandfor: POPUP_ID };
