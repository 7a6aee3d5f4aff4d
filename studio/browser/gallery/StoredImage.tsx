import { type ComponentProps, useState } from 'react';
import { untilNextAnswer } from '../state/connection.ts';

/** A picture that is missing on the server stays undrawn after as many tries. */
const MOST_TRIES = 3;

/** A picture of the server; one that could not be drawn is drawn again when the server answers. */
export function StoredImage({ alt, ...rest }: ComponentProps<'img'>) {
  const [tries, setTries] = useState(1);
  const drawAgain = async () => {
    if (tries === MOST_TRIES) return;
    await untilNextAnswer();
    setTries(tries + 1);
  };
  // Only a new element asks for the same address again.
  return <img key={tries} loading="lazy" alt={alt} {...rest} onError={() => void drawAgain()} />;
}
