/** A deliberate breakage, and the test that must fail. */
export interface Breakage {
  file: string;
  /** Occurs exactly once in the file. */
  replace: string;
  by: string;
  /** A test file and a part of the title: Playwright (`.spec.ts`) or Vitest (`.test.ts`). */
  aim: readonly [file: string, title: string];
}

const SAVE = 'studio/content/save.test.ts';
const INTERRUPTED = 'studio/content/interrupted.test.ts';
const STORE = 'studio/app/state/store.test.ts';
const PUBLISH = 'tests/studio/publish.test.ts';
const GUARD = 'studio/server/app.test.ts';
const SERVER = 'server/server.test.ts';
const DRAFT = 'tests/audits/draft.spec.ts';
const SLIDER = 'tests/visit/slider.spec.ts';
const LIGHTBOX = 'tests/visit/lightbox.spec.ts';
const FAILURES = 'tests/audits/lightboxFailures.spec.ts';

const DATA: readonly Breakage[] = [
  {
    file: 'studio/content/save.ts',
    replace: 'readContentFile(root, path)?.fingerprint !== fingerprint',
    by: 'false',
    aim: [SAVE, 'reports a file that was changed, removed or added elsewhere'],
  },
  {
    file: 'studio/content/save.ts',
    replace: 'await putIntoTrash(root, folder, gone, written);',
    by: '',
    aim: [SAVE, 'keeps a removed picture'],
  },
  {
    file: 'studio/content/sync.ts',
    replace: 'const part = join(folder, PART);',
    by: 'const part = join(folder, path);',
    aim: [INTERRUPTED, 'leaves every file old or new when it is killed'],
  },
  {
    file: 'studio/content/openStudio.ts',
    replace: ', ...restoredPaths(root)',
    by: '',
    aim: [INTERRUPTED, 'leaves every file old or new when it is killed'],
  },
  {
    file: 'studio/app/state/merge.ts',
    replace: 'return settle({ path, yours, theirs });',
    by: 'return theirs;',
    aim: ['studio/app/state/merge.test.ts', 'asks which counts if both changed a text'],
  },
  {
    file: 'studio/app/state/sync.ts',
    replace: 'isRefused || !isUnfilled(one)',
    by: 'true || !isUnfilled(one)',
    aim: [STORE, 'asks to fill in an empty new field only after she left it'],
  },
  {
    file: 'studio/app/state/store.ts',
    replace: 'return isChanged ? {',
    by: 'return !isChanged ? {',
    aim: [STORE, 'has unsaved changes again after a reload'],
  },
  {
    file: 'studio/app/page/openPage.ts',
    replace: 'return others.length === 0;',
    by: 'return true;',
    aim: ['tests/studio/page.spec.ts', 'changed words keep quotation marks'],
  },
  {
    file: 'studio/publish/git.ts',
    replace: "'--only', '-m', MESSAGE, '--', content",
    by: "'-m', MESSAGE",
    aim: [PUBLISH, 'commits only the content'],
  },
  {
    file: 'studio/publish/publish.ts',
    replace: 'build(copy,',
    by: 'build(root,',
    aim: [PUBLISH, 'publishes what was checked, also if something is saved during the build'],
  },
  {
    file: 'studio/publish/routes.ts',
    replace: 'if (!running || running.isSent) running',
    by: 'running',
    aim: [PUBLISH, 'joins a publication that is running'],
  },
  {
    file: 'studio/publish/sendToFolder.ts',
    replace: '!there.includes(MARK)',
    by: 'there.length > 99',
    aim: [PUBLISH, 'the folder holds other files'],
  },
  {
    file: 'studio/publish/sendToFolder.ts',
    replace: '[...files.filter((one) => !isPage(one)), ...files.filter(isPage)]',
    by: '[...files.filter(isPage), ...files.filter((one) => !isPage(one))]',
    aim: ['studio/publish/sendToFolder.test.ts', 'keeps the old page until every file'],
  },
  {
    file: 'src/scripts/draft.ts',
    replace: '  restoreDraft(form);',
    by: '',
    aim: [DRAFT, 'a draft stays in its tab, on every page'],
  },
];

const SECURITY: readonly Breakage[] = [
  {
    file: 'studio/photos/importPhoto.ts',
    replace: '.jpeg({ quality: 90 })',
    by: '.keepExif().jpeg({ quality: 90 })',
    aim: ['studio/photos/importPhoto.test.ts', 'leaves nothing of position, device and date'],
  },
  {
    file: 'studio/server/requests.ts',
    replace: 'if (host !== own.host || ',
    by: 'if (',
    aim: [GUARD, 'are refused with a wrong host'],
  },
  {
    file: 'studio/server/requests.ts',
    replace: 'origin === undefined ? isReading :',
    by: 'origin === undefined ? true :',
    aim: [GUARD, 'are refused: a write without origin'],
  },
  {
    file: 'studio/content/media.ts',
    replace: 'if (!isMediaPath(path)) return undefined;',
    by: 'if (isMediaPath(path)) return join(root, path);',
    aim: [GUARD, 'read, write and remove nothing at "galleries/organizing/linked.jpg"'],
  },
  {
    file: 'build/pages.ts',
    replace: 'html.replace(CHARSET, (charset) => charset + policy)',
    by: 'html + policy.slice(policy.length)',
    aim: ['build/pages.test.ts', 'comes before scripts and styles'],
  },
  {
    file: 'server/site.ts',
    replace: 'else if (entry.isFile()) yield name;',
    by: "else if ((await stat(join(directory, name))).isFile() || name === '') yield name;",
    aim: [SERVER, 'is not escaped through symbolic links'],
  },
  {
    file: 'server/site.ts',
    replace: "if (entry.name.startsWith('.') && name !== '/.well-known') continue;",
    by: '',
    aim: [SERVER, 'answers /.secret with the 404 page'],
  },
  {
    file: 'server/answer.ts',
    replace: 'file === undefined && site.files.has(clean)',
    by: 'file === undefined && clean !== path',
    aim: [SERVER, 'with the 404 page'],
  },
  {
    file: 'server/answer.ts',
    replace:
      "    if (start + stream.bytesRead <= end) throw new Error('The file became shorter.');\n",
    by: '',
    aim: ['server/connections.test.ts', 'breaks if a file becomes shorter during its download'],
  },
  {
    file: 'content-check/markdown.ts',
    replace: "node.type === 'html' || node.type === 'text'",
    by: "node.type === 'text'",
    aim: ['tests/content/words.test.ts', 'refuses "A <script>alert(1)</script>"'],
  },
  {
    file: 'src/scripts/draft.ts',
    replace: 'body.textContent = draft.body',
    by: 'body.innerHTML = draft.body',
    aim: [DRAFT, 'the enquiry helper takes any text'],
  },
];

const ACCESSIBILITY: readonly Breakage[] = [
  {
    file: 'src/components/Photo.tsx',
    replace: '        alt={photo.alt}\n',
    by: '        alt=""\n',
    aim: ['tests/visit/words.spec.ts', 'every page has its texts'],
  },
  {
    file: 'src/components/SiteFooter.tsx',
    replace: 'aria-label={messages.social[service]}',
    by: 'aria-label=""',
    aim: ['tests/visit/words.spec.ts', 'every page has its texts'],
  },
  {
    file: 'src/scripts/header.ts',
    replace: 'element.inert = isInert',
    by: 'element.inert = false',
    aim: ['tests/visit/menu.spec.ts', 'the open menu keeps the focus in it and the dock'],
  },
  {
    file: 'src/layouts/SiteLayout.astro',
    replace: 'href="#main"',
    by: 'href="#nowhere"',
    aim: ['tests/visit/header.spec.ts', 'the header has its background'],
  },
  {
    file: 'src/islands/Lightbox/openLightbox.tsx',
    replace: '    (ownThumbnail() ?? thumbnail).focus();\n',
    by: '',
    aim: [LIGHTBOX, 'is used with the keyboard alone'],
  },
  {
    file: 'src/islands/ImageSlider/useSlider.ts',
    replace: "(choice === 'none' && !prefersReducedMotion)",
    by: "choice === 'none'",
    aim: [SLIDER, 'stays paused under reduced motion'],
  },
  {
    file: 'src/islands/ImageSlider/useSlider.ts',
    replace: "setChoice(isPlaying ? 'pause' : play);",
    by: "setChoice(isPlaying ? 'none' : play);",
    aim: [SLIDER, 'stays paused after Pause until Play'],
  },
  {
    file: 'src/styles/utilities.css',
    replace: 'html:not([data-started]) .needs-script',
    by: 'html:not(html) .needs-script',
    aim: [
      'tests/audits/faults.spec.ts',
      'pages can be read, and sliders, menu, links and pictures used',
    ],
  },
];

/** Specification, sections 4, 8 and 9. */
const SPECIFICATION: readonly Breakage[] = [
  {
    file: 'src/islands/ImageSlider/useSlider.ts',
    replace: 'const AUTOPLAY_DELAY_MS = 2500;',
    by: 'const AUTOPLAY_DELAY_MS = 2900;',
    aim: [SLIDER, 'shows the next picture every 2.5 s'],
  },
  {
    file: 'src/islands/Counters/Counters.tsx',
    replace: 'duration: 2.75',
    by: 'duration: 3.5',
    aim: ['tests/visit/counters.spec.ts', 'the counters count once in 2.75 s'],
  },
  {
    file: 'src/sections/services/ComingSoonPopup.tsx',
    replace: '      closedby="any"',
    by: '      open\n      closedby="any"',
    aim: ['tests/visit/popup.spec.ts', 'the pop-up of Products opens and closes with script'],
  },
  {
    file: 'src/islands/Lightbox/GalleryLightbox.tsx',
    replace: '  carousel: { finite: true },\n',
    by: '',
    aim: ['tests/visit/slideshow.spec.ts', 'plays the slideshow every 3000 ms'],
  },
  {
    file: 'src/islands/Lightbox/GalleryLightbox.tsx',
    replace: 'closeOnPullDown: true, ',
    by: '',
    aim: [
      'tests/audits/lightboxPhone.spec.ts',
      'closes when a finger pulls the picture down by more than 60 px',
    ],
  },
  {
    file: 'src/islands/Lightbox/GalleryLightbox.tsx',
    replace: 'size={48}',
    by: 'size={0}',
    aim: [FAILURES, 'says what is loading and what did not load'],
  },
  {
    file: 'src/scripts/loading.ts',
    replace: '120_000',
    by: '60_000',
    aim: [FAILURES, 'opens the picture file if the lightbox takes 120 s'],
  },
];

export const BREAKAGES = [...DATA, ...SECURITY, ...ACCESSIBILITY, ...SPECIFICATION];
