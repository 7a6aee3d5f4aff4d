import type { Mutant } from './mutant.ts';

const SECURITY = 'tests/studio/security.test.ts';
const WORK = 'studio/app/state/work.test.ts';

/** What the owner trusts her window for. */
export const STUDIO_WINDOW: readonly Mutant[] = [
  {
    breaks: 'A logo may call for files of other sites.',
    file: 'src/integrations/contentCheck/logoFile.ts',
    from: 'href\\s*=\\s*["\']?\\s*[^"\'#\\s]|',
    to: '',
    testFile: 'tests/content/files.test.ts',
    testName: 'a logo of one’s own > is not one with',
  },
  {
    breaks: 'The page beside the form shows a fault while the site reads a change.',
    file: 'studio/server/pageDoor.ts',
    from: '(found.statusCode ?? OK) < FAULT || looks === 0',
    to: 'looks > 0',
    testFile: 'studio/server/pageDoor.test.ts',
    testName: 'shows the page, and not the fault',
  },
  {
    breaks: 'What was changed elsewhere is overwritten once the owner has looked at the window again.',
    file: 'studio/app/state/followDisk.ts',
    from: 'changed.filter(isHers);',
    to: 'changed.filter((path) => !isHers(path) && isHers(path));',
    testFile: WORK,
    testName: 'is taken over where nobody changed anything here, and never where she did',
  },
  {
    breaks: 'Undo brings back what was changed elsewhere meanwhile.',
    file: 'studio/app/state/followDisk.ts',
    from: 'past: followAll(state.past),',
    to: '',
    testFile: WORK,
    testName: 'is no change of hers once she has taken her own ones back',
  },
  {
    breaks: 'The page beside the form reads what another studio wrote.',
    file: 'studio/server/page.config.ts',
    from: '  root,\n',
    to: '',
    testFile: 'tests/audits/pageBesideForm.test.ts',
    testName: 'goes on showing a draft while another one is edited',
  },
  {
    breaks: 'A file is away for the moment in which a saved one takes its place.',
    file: 'studio/content/draft.ts',
    from: 'await disk.rm(part);',
    to: 'await disk.rm(target);',
    testFile: 'tests/studio/save.test.ts',
    testName: 'leaves the site beside the form every file',
  },
  {
    breaks: 'The studio answers under any name.',
    file: 'studio/server/security.ts',
    from: "return isNear && hosts.includes(only(request, 'host') ?? '');",
    to: 'return isNear && hosts.length > 0;',
    testFile: SECURITY,
    testName: 'stays shut for reading and writing under the name of another site',
  },
  {
    breaks: 'The studio writes without a pass.',
    file: 'studio/server/security.ts',
    from: 'return isPass(only(request, PASS_HEADER), pass) ? undefined',
    to: 'return pass ? undefined',
    testFile: SECURITY,
    testName: 'lets nobody write without the pass',
  },
  {
    breaks: 'The studio shows files elsewhere by a link.',
    file: 'studio/server/security.ts',
    from: 'return folder && file?.startsWith(folder + sep) ? file : undefined;',
    to: 'return folder && file;',
    testFile: SECURITY,
    testName: 'shows and takes no file called "galleries/organizing/linked.jpg"',
  },
  {
    breaks: 'Every letter is a step back of its own.',
    file: 'studio/app/state/work.ts',
    from: 'action.typing === state.typing;',
    to: 'action.typing === null;',
    testFile: WORK,
    testName: 'takes back what was typed into a field in one step',
  },
  {
    breaks: 'What shows a picture loses it when it moves.',
    file: 'studio/app/state/pictures.ts',
    from: 'formOf, [before]))',
    to: 'formOf, []))',
    testFile: WORK,
    testName: 'moves a picture with its file under a free name',
  },
  {
    breaks: 'A click on the menu opens the words of the page.',
    file: 'studio/bridge/matchWords.ts',
    from: "return element.closest(HEADER) ? 'header' : 'main';",
    to: "return 'main';",
    testFile: 'studio/bridge/matchWords.test.ts',
    testName: 'tells words of the menu from the same words of the page',
  },
];
