import postcss from 'postcss';
import { FIRST_VIEW_END_ID } from './firstViewEnds.ts';
import { classesAsked, conditionInside, conditionOf, namesIn } from './selectors.ts';
import { usedProperties } from './usedStyles.ts';
import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';

/** What only comes about when the visitor does something. */
const INTERACTION = /:(?:hover|active|popover-open|modal)|\[open\]|::backdrop/u;
/** What the keyboard has reached: itself it may be seen before all else is there, what is around it not. */
const REACHED = ':focus-visible';
/** What comes after the first view. */
const BEHIND = new RegExp(`\\[id=["']?${FIRST_VIEW_END_ID}["']?\\]\\s*~`, 'u');
/** Attributes that scripts change. */
const STATE = /\[((?:data|aria)-[\w-]+)/gu;
/** Holds for several classes, of which some may stand in the later part: it has to come after them. */
const MANY_CLASSES = '[class*=';
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/gu;
const STATE_ATTRIBUTE = /\s((?:data|aria)-[\w-]+)/gu;
/** A state that a script inside of the page sets before anything is drawn. */
const STATE_IN_SCRIPT = /\.dataset\.(\w+)/gu;
const FONT_FILE = /url\("?([^")]+)/u;
/** At-rules that only hold others. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container']);

type Condition = (node: ChildNode) => boolean;

/**
 * Parts the styles of a page into those that its first view needs and the others. Where in doubt a rule
 * counts as needed: one whose classes and states all occur in the first view, and one that names none.
 *
 * A typeface is needed where the page preloads its file, an animation where a rule that is needed names
 * it, and a custom property where one asks for it. What answers to a pointer, opens, scrolls along, is for
 * paper or for a browser that mixes no colours is not.
 *
 * @param firstView the HTML of the page up to where its first view ends
 */
export function splitStyles(css: string, firstView: string): { first: string; later: string } {
  const root = postcss.parse(css);
  const names = new Set([
    ...namesIn(firstView, CLASS_ATTRIBUTE).flatMap((classes) => classes.split(' ')),
    ...namesIn(firstView, STATE_ATTRIBUTE),
    ...namesIn(firstView, STATE_IN_SCRIPT).map((name) => `data-${name}`),
  ]);
  const isNeeded: Condition = (node) =>
    (node.type === 'rule' && node.selectors.some((selector) => isSeen(selector, names))) ||
    (node.type === 'atrule' && !isForLater(node) && isTypefaceNeeded(node, firstView));
  const seen = pick(root, (node) => isNeeded(node) && !isAnimation(node)).toString();
  const isFirst: Condition = (node) =>
    isAnimation(node) ? seen.includes(node.params) : isNeeded(node);
  const first = pick(root, isFirst);
  const used = usedProperties(first);
  const isUsed = ({ prop }: Declaration) => !prop.startsWith('--') || used.has(prop);
  const isLater: Condition = (node) => !isFirst(node) || selectorOf(node).includes(MANY_CLASSES);
  const rules = pick(first, (node) => node.type === 'rule');
  const unused = keep(rules, (declaration) => !isUsed(declaration));
  return {
    first: keep(first, isUsed).toString(),
    later: unused.toString() + pick(root, isLater).toString(),
  };
}

/** Styles with those declarations alone that fulfil a condition. */
function keep(root: Root, condition: (declaration: Declaration) => boolean): Root {
  const part = root.clone();
  part.walkDecls((declaration) => {
    if (!condition(declaration)) declaration.remove();
  });
  return pick(part, (node) => node.type !== 'rule' || node.nodes.length > 0);
}

/** What of some styles fulfils a condition, in the groups in which it stands. */
function pick<Holder extends Container>(holder: Holder, condition: Condition): Holder {
  const part = holder.clone({ nodes: [] });
  for (const node of holder.nodes ?? []) {
    const kept = isGroup(node) ? pick(node, condition) : node.clone();
    if (isGroup(node) ? (kept as AtRule).nodes?.length : condition(node)) part.append(kept);
  }
  return part;
}

function isGroup(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && GROUPS.has(node.name) && !!node.nodes && !isForLater(node);
}

/** What is for paper, moves as the visitor scrolls, or draws fine lines in an older browser. */
function isForLater({ name, params }: AtRule): boolean {
  return name === 'page' || params === 'print' || /animation-timeline|color-mix/u.test(params);
}

function selectorOf(node: ChildNode): string {
  return node.type === 'rule' ? node.selector : '';
}

function isAnimation(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'keyframes';
}

function isTypefaceNeeded(node: AtRule, page: string): boolean {
  if (node.name !== 'font-face') return true;
  const [, file = ''] = FONT_FILE.exec(node.toString()) ?? [];
  return !file || page.includes(`href="${file}"`);
}

/** Whether a selector may choose something that is seen before the visitor does anything. */
function isSeen(selector: Rule['selector'], names: ReadonlySet<string>): boolean {
  const condition = conditionOf(selector);
  const asked = [...classesAsked(selector), ...namesIn(condition, STATE)];
  const inside = conditionInside(selector);
  const isAnswer = INTERACTION.test(condition + inside) || inside.includes(REACHED);
  return !isAnswer && !BEHIND.test(condition) && asked.every((name) => names.has(name));
}
