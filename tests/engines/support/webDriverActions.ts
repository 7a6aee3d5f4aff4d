import type { Key, Pointer } from './engine.ts';

/** Keys as the protocol names them: private characters of Unicode. */
const KEY_CODES: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** The actions of a click or a tap at a place of the window. */
export function pointingActions(x: number, y: number, pointerType: Pointer): object {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }] };
}

/** The actions of a key, pressed and released together with those held down for it. */
export function keyActions(key: Key): object {
  const values = key.split('+').map((name) => KEY_CODES[name]);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}
