import { expect, it } from 'vitest';
import { edit, restoreContent } from '../../../tests/support/contentFolder.ts';
import { makeFolder } from '../../../tests/support/makeFolder.ts';
import { sendTest } from './sendTest.ts';

it('says that Web3Forms takes no test from the studio, without asking it', async () => {
  const root = makeFolder();
  restoreContent(root);
  edit(root, 'business.yaml', ['enquiries'], {
    way: 'service',
    address: 'https://api.web3forms.com/submit',
    fields: [{ name: 'access_key', value: '5f8b' }],
    privacy: '/privacy',
  });
  expect(await sendTest(root, undefined)).toEqual({
    works: false,
    message: 'Web3Forms takes no test from the studio. Send one from your site.',
  });
});
