import { expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';

const content = useContentCopy();

it('prints every problem with its line and exits with 1, or says that all is in order', () => {
  content.write('pages/home-PC.yaml', '');
  const advice = 'content/pages/home-PC.yaml: Advice: has a place, name or kind';
  expect(content.run('check-content')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      new RegExp(`^${advice}.*\ncontent/ is in order.\n$`, 'u'),
    ) as string,
    stderr: '',
  });
  content.edit('pages/home.yaml', ['sections', 3, 'counters', 0, 'value'], 'few');
  content.edit('business.yaml', ['email'], 'nobody');
  const { status, stderr } = content.run('check-content');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^content\/business\.yaml, line 2 › email: must be an e-mail address /u),
    expect.stringMatching(
      /^content\/pages\/home\.yaml, line 38 › sections, entry 4, counters, entry 1, value: /u,
    ),
    '2 problems in content/.',
  ]);
});
