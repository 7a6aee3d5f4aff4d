import postcss from 'postcss';
import { classesAsked, conditionOf } from './selectors.ts';
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss';

const WORD = /[\w-]+/gu;
const VARIABLE = /var\((--[\w-]+)/gu;
const CUSTOM_PROPERTY = '--';
/** How pages say that they are read leftwards, and how rules ask for that. */
const LEFTWARDS = 'dir="rtl"';
const FOR_LEFTWARDS = /\[dir=["']?rtl["']?\]|:dir\(rtl\)/u;

/** Every word that may be the name of a class or of a custom property. */
export function wordsOf(...texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(WORD) ?? []));
}

/**
 * Styles without what cannot show on a page: the build gives it those of whole groups of components, of
 * which it has a few. Rules go whose classes are not there, those for pages that are read leftwards where this
 * one is not, those that stand again further on, and custom properties that nothing asks for.
 *
 * @param comesLater the words of all that may come into the page later: what they name is kept
 */
export function usedStyles(
  css: string,
  page: string,
  comesLater: ReadonlySet<string> = new Set(),
): string {
  const root = postcss.parse(css);
  const words = wordsOf(page).union(comesLater);
  const isLeftwards = page.includes(LEFTWARDS);
  root.walkRules((rule) => {
    const used = rule.selectors.filter(
      (selector) =>
        (isLeftwards || !FOR_LEFTWARDS.test(conditionOf(selector))) &&
        classesAsked(selector).every((name) => words.has(name)),
    );
    if (used.length === 0) remove(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  removeRepeated(root);
  const properties = usedProperties(root, words);
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    if (prop.startsWith(CUSTOM_PROPERTY) && !properties.has(prop)) remove(declaration);
  });
  return root.toString();
}

/**
 * The custom properties that any other property asks for, by itself or by way of others.
 *
 * @param others names that somebody else asks for
 */
export function usedProperties(root: Root, others: Iterable<string> = []): Set<string> {
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => void declarations.push(declaration));
  const byName = Map.groupBy(declarations, ({ prop }) => prop);
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    byName.get(name)?.forEach(addFrom);
  };
  const addFrom = ({ value }: Pick<Declaration, 'value'>): void => {
    for (const [, name = ''] of value.matchAll(VARIABLE)) add(name);
  };
  for (const [name, found] of byName) if (!name.startsWith(CUSTOM_PROPERTY)) found.forEach(addFrom);
  for (const name of others) if (name.startsWith(CUSTOM_PROPERTY)) add(name);
  return used;
}

/**
 * Takes away what stands again further on in the same groups: shared components bring their styles with each
 * group of components. The last one decides in any case.
 */
function removeRepeated(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const found = new Set<string>();
  for (const rule of rules.reverse()) {
    const place = [rule.toString(), ...groupsOf(rule)].join('<');
    if (found.has(place)) remove(rule);
    found.add(place);
  }
}

/** The groups in which a rule stands, from within. */
function groupsOf({ parent }: Rule): string[] {
  const groups: string[] = [];
  for (let group = parent; group?.type === 'atrule'; group = group.parent) {
    const { name, params } = group as AtRule;
    groups.push(`${name} ${params}`);
  }
  return groups;
}

/** Takes something away, and every rule or group that holds nothing without it. */
function remove(node: ChildNode): void {
  const holder = node.parent;
  node.remove();
  const isEmpty = holder?.type !== 'root' && holder?.nodes?.length === 0;
  if (isEmpty) remove(holder as ChildNode);
}
