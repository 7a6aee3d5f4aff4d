import type { Locator } from '@playwright/test';

/** What every node of the tree may be without a screen reader saying so. */
const SILENT = new Set([
  'none',
  'generic',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
]);
/** States worth a word, when they are not as usual. */
const STATES = ['disabled', 'expanded', 'pressed', 'level', 'roledescription', 'modal', 'live'];
const INDENT = '  ';
const MARK = 'data-spoken-tree';

interface AxNode {
  nodeId: string;
  ignored: boolean;
  backendDOMNodeId?: number;
  childIds?: string[];
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/**
 * The browser's own accessibility tree of a part of the page, as a screen reader gets it: one line for
 * each node, with its role, its name and what is special about it.
 */
export async function spokenTree(part: Locator): Promise<string> {
  const browser = await part.page().context().newCDPSession(part.page());
  await part.evaluate((element, mark) => element.setAttribute(mark, ''), MARK);
  const { result } = await browser.send('Runtime.evaluate', {
    expression: `document.querySelector('[${MARK}]')`,
  });
  const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await part.evaluate((element, mark) => element.removeAttribute(mark), MARK);
  await browser.detach();

  const tree = new Map((nodes as AxNode[]).map((axNode) => [axNode.nodeId, axNode]));
  const root = [...tree.values()].find((own) => own.backendDOMNodeId === node.backendNodeId);
  return root ? linesOf(root, tree, '', 0).join('\n') : '';
}

function linesOf(
  node: AxNode,
  tree: ReadonlyMap<string, AxNode>,
  nameAbove: string,
  depth: number,
): string[] {
  const role = node.role?.value ?? 'none';
  const name = node.name?.value?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  const isText = role === 'StaticText' && !node.ignored && name !== '' && !nameAbove.includes(name);
  const isSilent = node.ignored || (SILENT.has(role) && !isText);
  const children = (node.childIds ?? [])
    .map((id) => tree.get(id))
    .filter((child) => child !== undefined)
    .flatMap((child) =>
      linesOf(child, tree, isSilent ? nameAbove : name, isSilent ? depth : depth + 1),
    );
  if (isSilent) return children;
  const said = [isText ? 'text' : role, name && `"${name}"`, ...statesOf(node)].filter(Boolean);
  return [INDENT.repeat(depth) + said.join(' '), ...children];
}

function statesOf({ role, properties = [] }: AxNode): string[] {
  return properties
    .filter(
      ({ name, value }) => STATES.includes(name) && ![false, 'off'].includes(value.value as never),
    )
    .filter(({ name }) => name !== 'level' || role?.value === 'heading')
    .map(({ name, value }) => (value.value === true ? name : `${name}=${String(value.value)}`));
}
