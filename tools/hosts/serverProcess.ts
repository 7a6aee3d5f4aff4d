export { freePort } from '../support/freePort.ts';
