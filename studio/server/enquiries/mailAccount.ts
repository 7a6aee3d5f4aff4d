import { rmSync } from 'node:fs';
import { foldersOf } from '../content/folders.ts';
import { OWNER_ONLY, readJson, replaceFile } from '../content/ownFiles.ts';
import { ENQUIRY_WORDS } from '../words.ts';
import { type MailSettings, mailSettings } from '../../shared/mailSettings.ts';
import { MailError } from './sendMail.ts';

/** The account that sends enquiries on; undefined if there is none, or its file is damaged. */
export function readMailAccount(root: string): MailSettings | undefined {
  try {
    return mailSettings.parse(readJson(foldersOf(root).mail));
  } catch {
    return undefined;
  }
}

/**
 * The entered settings with the password that was entered before, if it is for the same account.
 *
 * @throws {MailError} If there is no password.
 */
export function withPassword(root: string, entered: MailSettings): MailSettings {
  if (entered.password !== '') return entered;
  const known = readMailAccount(root);
  const isSame = known?.host === entered.host && known.user === entered.user;
  if (!isSame) throw new MailError(ENQUIRY_WORDS.noSecret);
  return { ...entered, password: known.password };
}

/** Keeps the account beside the other secrets. */
export function writeMailAccount(root: string, account: MailSettings): void {
  replaceFile(foldersOf(root).mail, JSON.stringify(account), OWNER_ONLY);
}

export function removeMailAccount(root: string): void {
  rmSync(foldersOf(root).mail, { force: true });
}
