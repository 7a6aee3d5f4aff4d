/** Pseudo-random numbers, the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but not including, the end. */
  below(end: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * end);
  }

  of<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)] as Thing;
  }
}
