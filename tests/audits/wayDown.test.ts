import { describe } from 'vitest';
import { TABLET } from '../support/devices.ts';
import { describeWayDown } from '../support/wayDown.ts';

describe('on a tablet', () => {
  describeWayDown(TABLET);
});
