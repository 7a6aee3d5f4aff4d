import { expect, it } from 'vitest';
import { waysOf } from './ContactChoice.tsx';
import type { SiteParts } from '../data/navigation.ts';

/** The parts of a site with a telephone. */
function partsOf(parts: object): SiteParts {
  const business = { email: 'hello@example.com', phone: '+49 89 99998 123' };
  const messages = { dock: { call: 'Call us' }, contact: { writeEmail: 'Write an e-mail' } };
  const navigation = { enquiry: '/#contact-enquiry' };
  const enquiry = { open: 'Help me find the words' };
  return { business, messages, navigation, enquiry, ...parts } as unknown as SiteParts;
}

const wayToForm = (parts = {}) => waysOf(partsOf(parts))?.at(-1);

it('hides the enquiry form without scripts, unless it can be sent', () => {
  expect(wayToForm()).toMatchObject({ href: '/#contact-enquiry', needsScript: true });
  expect(wayToForm({ sending: {} })).toMatchObject({ needsScript: false });
});
