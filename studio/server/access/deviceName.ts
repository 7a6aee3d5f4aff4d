import { ACCESS_WORDS } from '../words.ts';

/** Words of a user agent and the devices they mean; Android and Chromebooks also say Linux. */
const NAMES = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/**
 * A name such as "iPhone", which the owner may change.
 *
 * @param isTouch whether the device has a touch screen: an iPad says that it is a Mac, which has none
 */
export function deviceName(userAgent: string, isTouch: boolean): string {
  const found = NAMES.find(([word]) => userAgent.includes(word));
  if (found?.[1] === 'Mac' && isTouch) return 'iPad';
  return found?.[1] ?? ACCESS_WORDS.device;
}
