/** A deliberate breakage, and the test of what a visitor or owner would lose by it. */
export interface Breakage {
  file: string;
  /** Occurs exactly once in the file. */
  replace: string;
  by: string;
  /** A test file and the title, or a part of it: Playwright (`.spec.ts`) or Vitest (`.test.ts`). */
  aim: readonly [file: string, title: string];
}

const SAVE = 'studio/content/save.test.ts';
const TRANSACTION = 'studio/content/transaction.test.ts';
const WORK = 'studio/app/state/work.test.ts';
const PUBLISH = 'tests/studio/publish.test.ts';
const GUARD = 'studio/server/studioDoor.test.ts';
const SERVER = 'server/server.test.ts';
const DRAFT = 'tests/visit/draft.spec.ts';
const SLIDER = 'tests/visit/slider.spec.ts';
const LIGHTBOX = 'tests/visit/lightbox.spec.ts';
const FAILURES = 'tests/audits/lightboxFailures.spec.ts';

const DATA: readonly Breakage[] = [
  {
    file: 'studio/content/save.ts',
    replace: 'if (there?.fingerprint === fingerprint) return [];',
    by: 'if (there) return [];',
    aim: [SAVE, 'notices a file that was changed elsewhere'],
  },
  {
    file: 'studio/content/save.ts',
    replace: '[...takenPlaces(root, draft), ...(await checkDraft(root, draft))]',
    by: 'await checkDraft(root, draft)',
    aim: [SAVE, 'puts no photograph over one that was added elsewhere'],
  },
  {
    file: 'studio/content/transaction.ts',
    replace: "await putAll(root, journal, 'new');\n    await putBin(root, journal);\n  }\n",
    by: '}\n',
    aim: [TRANSACTION, 'a pulled plug'],
  },
  {
    file: 'studio/content/transaction.ts',
    replace: "    await putAll(root, journal, 'old');\n",
    by: '',
    aim: [TRANSACTION, 'a disk that refuses once'],
  },
  {
    file: 'studio/content/lock.ts',
    replace: 'while (!(await take(lock, token))) await setTimeout(LOOK_MS);',
    by: 'await take(lock, token);',
    aim: ['studio/content/lock.test.ts', 'waits until they are done'],
  },
  {
    file: 'studio/app/state/followDisk.ts',
    replace: 'changed.filter(isHers);',
    by: 'changed.filter((path) => !isHers(path) && isHers(path));',
    aim: [WORK, 'is taken over where nobody changed anything here'],
  },
  {
    file: 'studio/app/state/takeTheirs.ts',
    replace: '...atEveryStep(state, seen),',
    by: '',
    aim: [WORK, 'stays hers when she takes back what she had made of it'],
  },
  {
    file: 'studio/app/state/work.ts',
    replace: 'placed: found({ ...state.placed, ...placed }),',
    by: 'placed: found({ ...state.sources, ...kept }),',
    aim: [WORK, 'brings a removed picture back even after it was saved without it'],
  },
  {
    file: 'studio/publish/git.ts',
    replace: "['add', '--all', '--', this.content], index",
    by: "['add', '--all'], index",
    aim: [PUBLISH, 'commits only the content'],
  },
  {
    file: 'studio/publish/git.ts',
    replace: "['update-ref', branch, id, before]",
    by: "['update-ref', 'HEAD', id]",
    aim: [PUBLISH, 'keeps the commit of a developer who works meanwhile'],
  },
  {
    file: 'studio/publish/history.ts',
    replace: 'kept.has(path) && ',
    by: '',
    aim: [PUBLISH, 'remove nothing that Git ignores'],
  },
  {
    file: 'studio/publish/sendToFolder.ts',
    replace: '!old.includes(OWN_MARK)',
    by: 'old.length > 99',
    aim: [PUBLISH, 'the folder holds other files'],
  },
  {
    file: 'studio/publish/sendToFolder.ts',
    replace: 'else if (own.has(name)) await',
    by: "else if (name !== '') await",
    aim: [PUBLISH, 'removes its own old files and no others'],
  },
  {
    file: 'src/scripts/draft/startDraft.ts',
    replace: '  restoreDraft(form);',
    by: '',
    aim: [DRAFT, 'a draft stays in its tab, on every page'],
  },
];

const SECURITY: readonly Breakage[] = [
  {
    file: 'studio/photos/importPhoto.ts',
    replace: '.jpeg({ quality: QUALITY })',
    by: '.keepExif().jpeg({ quality: QUALITY })',
    aim: ['studio/photos/importPhoto.test.ts', 'leaves nothing of position, device and date'],
  },
  {
    file: 'studio/server/security.ts',
    replace: "return isNear && only(request, 'host') === `${name}:${port}`;",
    by: "return isNear && name !== '';",
    aim: [GUARD, 'stays shut for reading and writing under the name of another site'],
  },
  {
    file: 'studio/server/security.ts',
    replace: 'return isPass(only(request, PASS_HEADER), pass) ? undefined',
    by: 'return pass ? undefined',
    aim: [GUARD, 'lets nobody write without the pass'],
  },
  {
    file: 'studio/server/security.ts',
    replace: 'return folder && file?.startsWith(folder + sep) ? file : undefined;',
    by: 'return folder && file;',
    aim: [GUARD, 'shows and takes no file called "galleries/organizing/linked.jpg"'],
  },
  {
    file: 'build/pages.ts',
    replace: 'html.replace(CHARSET, (charset) => charset + policy)',
    by: 'html + policy.slice(policy.length)',
    aim: ['build/pages.test.ts', 'stands before all that it concerns'],
  },
  {
    file: 'server/site.ts',
    replace: 'else if (entry.isFile()) yield name;',
    by: "else if ((await stat(join(directory, name))).isFile() || name === '') yield name;",
    aim: [SERVER, 'is not left through symbolic links'],
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
    aim: ['server/connections.test.ts', 'breaks when a file becomes shorter during its download'],
  },
  {
    file: 'content-check/markdown.ts',
    replace: 'return explainHtml(node.value)',
    by: 'return undefined',
    aim: ['tests/content/words.test.ts', 'refuses "A <script>alert(1)</script>"'],
  },
  {
    file: 'src/scripts/draft/startDraft.ts',
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
    aim: ['tests/visit/words.spec.ts', 'every page says its words'],
  },
  {
    file: 'src/components/SiteFooter.tsx',
    replace: 'aria-label={messages.social[network]}',
    by: 'aria-label=""',
    aim: ['tests/visit/words.spec.ts', 'every page says its words'],
  },
  {
    file: 'src/scripts/header.ts',
    replace: 'element.inert = isOpen',
    by: 'element.inert = false',
    aim: ['tests/visit/menu.spec.ts', 'the open menu keeps the focus in it and the dock'],
  },
  {
    file: 'src/layouts/SiteLayout.astro',
    replace: 'href="#main"',
    by: 'href="#nowhere"',
    aim: ['tests/visit/header.spec.ts', 'the header has its links and background'],
  },
  {
    file: 'src/islands/Lightbox/openLightbox.tsx',
    replace: '    (ownThumbnail() ?? thumbnail).focus();\n',
    by: '',
    aim: [LIGHTBOX, 'is used with the keyboard alone'],
  },
  {
    file: 'src/islands/ImageSlider/useSlider.ts',
    replace: "(choice === 'none' && !prefersStill)",
    by: "choice === 'none'",
    aim: [SLIDER, 'rests under reduced motion'],
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
    aim: ['tests/audits/faults.spec.ts', 'sliders, menu, links and pictures can be used'],
  },
];

/** Sections 4, 8 and 9. */
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
    file: 'src/sections/home/ComingSoonPopup.tsx',
    replace: '      closedby="any"',
    by: '      open\n      closedby="any"',
    aim: ['tests/visit/popup.spec.ts', 'the pop-up of Products opens and closes with script'],
  },
  {
    file: 'src/islands/Lightbox/settings.ts',
    replace: 'delay: 3000',
    by: 'delay: 3100',
    aim: ['tests/visit/lightboxSettings.spec.ts', 'plays the slideshow every 3000 ms'],
  },
  {
    file: 'src/islands/Lightbox/settings.ts',
    replace: 'closeOnEscape: true',
    by: 'closeOnEscape: false',
    aim: [LIGHTBOX, 'is used with the keyboard alone'],
  },
  {
    file: 'src/islands/Lightbox/stage.tsx',
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
