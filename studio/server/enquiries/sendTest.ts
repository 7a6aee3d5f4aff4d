import { enquiryTarget } from '../../../src/logic/enquiryTarget.ts';
import { type FormService, serviceOf } from '../../../src/logic/formServices.ts';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { ENQUIRY_SENT } from '../../../src/routes.ts';
import { reasonOf } from '../../../src/logic/refusal.ts';
import { PublishError } from '../publish/publishError.ts';
import { resolvePublicHost } from '../publish/publicNetwork.ts';
import { ENQUIRY_WORDS } from '../words.ts';
import { readSiteOfEnquiries, type SiteOfEnquiries } from './siteOfEnquiries.ts';

const TIMEOUT_MS = 20_000;

/** What became of a test, in words for the owner. */
export interface EnquiryTest {
  works: boolean;
  message: string;
}

/** The fields that the form of the site would send. */
function fieldsOf({ email }: SiteOfEnquiries, hidden: readonly { name: string; value: string }[]) {
  const { testName, testText } = ENQUIRY_WORDS;
  const own = { name: testName, email, subject: testName, message: testText, consent: 'yes' };
  return new URLSearchParams([
    ...hidden.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
    ...Object.entries(own),
  ]);
}

/** What the owner has to set at a service whose page of thanks is not hers otherwise. */
function hintOfThanks({ url }: SiteOfEnquiries, service: FormService | undefined): string[] {
  if (service?.thanksSetting === undefined) return [];
  const { name, thanksSetting: setting } = service;
  return [fillIn(ENQUIRY_WORDS.setThanks, { service: name, setting, page: url + ENQUIRY_SENT })];
}

/**
 * Sends an enquiry to where the saved content says, as the form of the site does.
 *
 * @param own origin of this studio at a public address; undefined at home
 */
export async function sendTest(root: string, own: string | undefined): Promise<EnquiryTest> {
  const site = readSiteOfEnquiries(root);
  if (!site) return { works: false, message: ENQUIRY_WORDS.noEnquiries };
  const { action, hidden } = enquiryTarget(site.enquiries, site.url);
  const service = serviceOf(action);
  if (service?.takesOnlyBrowsers === true)
    return { works: false, message: fillIn(ENQUIRY_WORDS.testByVisit, { service: service.name }) };
  const address = new URL(action, site.url);
  const isHere = address.origin === own;
  try {
    // A stolen session could look around in networks that are not public.
    if (own !== undefined && !isHere) await resolvePublicHost(address.hostname);
    const response = await fetch(address, {
      method: 'POST',
      body: fieldsOf(site, hidden),
      headers: { accept: 'application/json', origin: site.url, referer: `${site.url}/` },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const taken = site.enquiries.way === 'studio' ? 'testStored' : 'testTaken';
    if (response.status < 400)
      return {
        works: true,
        message: [ENQUIRY_WORDS[taken], ...hintOfThanks(site, service)].join(' '),
      };
    const reason = reasonOf(await response.json().catch(() => undefined));
    if (reason === '') return { works: false, message: ENQUIRY_WORDS.testFailed };
    return { works: false, message: fillIn(ENQUIRY_WORDS.testRefused, { reason }) };
  } catch (error) {
    const isExplained = error instanceof PublishError;
    return { works: false, message: isExplained ? error.message : ENQUIRY_WORDS.testFailed };
  }
}
