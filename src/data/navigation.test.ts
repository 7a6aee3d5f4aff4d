import { expect, it } from 'vitest';
import { enquiryLinkOf, navigationOf } from './navigation.ts';
import type { LoadedSection } from './pages.ts';
import type { Site } from './site.ts';

const CONTACT = [{ kind: 'contact', id: 'write-us' }] as LoadedSection[];
const TEXT = [{ kind: 'text', id: 'text-1' }] as LoadedSection[];

/** A site that can send enquiries, or cannot, with these sections on the home page. */
function siteOf(sections: LoadedSection[], canSend: boolean): Site {
  const site = { business: {}, home: { sections }, published: [], textPages: [] };
  return { ...site, sending: canSend ? {} : undefined } as unknown as Site;
}

it.each([
  ['where it unfolds on the page', CONTACT, CONTACT, false, '/about#write-us-enquiry'],
  ['the same, where it can be sent', CONTACT, CONTACT, true, '/about#write-us-enquiry'],
  ['where it unfolds on the home page', CONTACT, TEXT, false, '/#write-us-enquiry'],
  ['its own page', CONTACT, TEXT, true, '/enquiry#enquiry-page'],
  ['nowhere', TEXT, TEXT, false, undefined],
])('leads to the enquiry form: %s', (_, home, sections, canSend, expected) => {
  expect(enquiryLinkOf(siteOf(home, canSend), '/about', sections)).toBe(expected);
});

it.each([
  ['the contact section of the home page', CONTACT, false, '/#write-us'],
  ['the page of the form', TEXT, true, '/enquiry#enquiry-page'],
  ['nowhere', TEXT, false, undefined],
])('leads to contact: %s', (_, home, canSend, expected) => {
  expect(navigationOf(siteOf(home, canSend), '/about', TEXT).contact).toBe(expected);
});
