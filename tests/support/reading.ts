import type { Locator } from '@playwright/test';

/** The text of a thing as it is read: one line, single spaces. Words that are not shown are left out. */
export async function textOf(thing: Locator): Promise<string> {
  return oneLine(await thing.innerText());
}

/** The texts of several things, in reading order. */
export async function textsOf(things: Locator): Promise<string[]> {
  return (await things.allInnerTexts()).map(oneLine);
}

/** Whether a thing has the keyboard. */
export function hasFocus(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement);
}

/** The first of these pieces that does not stand in the text after the ones before it. */
export function firstMissing(text: string, pieces: readonly string[]): string | undefined {
  let position = 0;
  return pieces.find((piece) => {
    const found = text.indexOf(piece, position);
    if (found >= 0) position = found + piece.length;
    return found < 0;
  });
}

/** Words with single spaces between them. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
