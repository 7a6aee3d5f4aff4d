import { expect, it } from 'vitest';
import { placeScripts } from './pageScripts.ts';

it('asks for module scripts after all that is seen', () => {
  expect(placeScripts('<script type="module" src="/page.js"></script>').page).toBe(
    '<script type="module" fetchpriority="low" src="/page.js"></script>',
  );
});

it('takes what brings islands to life into a file that the script of the page asks for', () => {
  const ofIslands = '<script>(self.Astro||={}).a=1</script><script>Astro.b=2</script>';
  const { page, file } = placeScripts(
    `${ofIslands}<p><script type="module" src="/page.js"></script>`,
  );
  expect(file?.text).toBe('(self.Astro||={}).a=1;Astro.b=2');
  expect(page).toBe(
    `<p><script type="module" data-islands="${file?.path}" fetchpriority="low" src="/page.js"></script>`,
  );
});

it('shortens the scripts that stay in the page', () => {
  expect(placeScripts('<script>const a = 1;\n\nuse(a);</script>').page).not.toMatch(/\s=|\n/u);
});
