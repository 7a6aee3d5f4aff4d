import { expect, it, vi } from 'vitest';
import type { Enquiries } from '../../../src/schemas/enquiries.ts';
import { edit, restoreContent } from '../../../tests/support/contentFolder.ts';
import { makeFolder } from '../../../tests/support/makeFolder.ts';
import { sendTest } from './sendTest.ts';

/** Sends a test for the tested content, whose enquiries go to this service. */
async function testOf(service: Partial<Enquiries>) {
  const root = makeFolder();
  restoreContent(root);
  edit(root, 'business.yaml', ['enquiries'], { way: 'service', privacy: '/privacy', ...service });
  return sendTest(root, undefined);
}

it('says that Web3Forms takes no test from the studio, without asking it', async () => {
  using fetching = vi.spyOn(globalThis, 'fetch');
  const test = await testOf({
    address: 'https://api.web3forms.com/submit',
    fields: [{ name: 'access_key', value: '5f8b' }],
  });
  expect(test).toEqual({
    works: false,
    message: 'Web3Forms takes no test from the studio. Send one from your site.',
  });
  expect(fetching).not.toHaveBeenCalled();
});

it('says what to set at Basin, which does not learn the page of thanks from the form', async () => {
  using fetching = vi.spyOn(globalThis, 'fetch');
  fetching.mockResolvedValue(Response.json({ success: true }));
  const test = await testOf({ address: 'https://usebasin.com/f/0123456789ab' });
  expect(test).toEqual({
    works: true,
    message:
      'The service has taken the test. Look into your mailbox. ' +
      'Set “Redirect URL” at Basin to https://www.example.com/enquiry/sent, for visitors without JavaScript.',
  });
});
