import postcss from 'postcss';
import { FIRST_VIEW_END_ID } from '../src/layouts/firstViewEnd.ts';
import type { AtRule, Node, Root, Rule } from 'postcss';

const ARGUMENTS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const OPTIONAL = new RegExp(ARGUMENTS, 'gu');
const NEGATION = new RegExp(`:not${ARGUMENTS}`, 'gu');
const CLASS = /\.(-?[_a-z][\w-]*)/giu;
const STATE = /\[((?:data|aria)-[\w-]+)/giu;
const NEEDS_VISITOR = /:(?:hover|active|popover-open|modal)|\[open\]|::backdrop/u;
const BEHIND = new RegExp(`\\[id=["']?${FIRST_VIEW_END_ID}["']?\\]\\s*~`, 'u');
const FONT_FILE = /url\("?([^")]+)/u;
const CUSTOM_PROPERTY = /^--/u;

/**
 * The styles that a page needs until its visitor does something. In doubt a rule counts as needed. The
 * whole sheet follows, so no rule is lost and the order decides as ever.
 *
 * @param firstView the HTML of the page up to the end of its first view
 */
export function firstViewStyles(css: string, firstView: string): string {
  const root = postcss.parse(css);
  const words = wordsOf(firstView);
  const isThere = (name: string): boolean =>
    words.has(name) || firstView.includes(`.dataset.${name.replace('data-', '')}`);
  root.walkAtRules((rule) => {
    if (isForLater(rule, firstView)) remove(rule);
  });
  keepRules(
    root,
    (selector) =>
      !BEHIND.test(selector) &&
      !NEEDS_VISITOR.test(selector.replace(NEGATION, '')) &&
      namesIn(selector, CLASS).every((name) => words.has(name)) &&
      namesIn(selector, STATE).every(isThere),
  );
  const seen = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (seen.split(rule.params).length === 2) remove(rule);
  });
  while (removeUnusedProperties(root));
  return root.toString();
}

/** The styles without those for classes that `text` does not name. */
export function pageStyles(css: string, text: string): string {
  const root = postcss.parse(css);
  const words = wordsOf(text);
  keepRules(root, (selector) => namesIn(selector, CLASS).every((name) => words.has(name)));
  return root.toString();
}

/**
 * The styles without those with which a layer begins and which the first view has in the same order: no rule
 * comes before another that it followed.
 */
export function withoutBeginning(css: string, firstView: string): string {
  const root = postcss.parse(css);
  const known = new Map<string, string[]>();
  postcss.parse(firstView).walkRules((rule) => {
    const { place } = placeOf(rule);
    known.set(place, [...(known.get(place) ?? []), ...rule.nodes.map(String)]);
  });
  const ended = new Set<string>();
  root.walkRules((rule) => {
    const { layer, place } = placeOf(rule);
    if (ended.has(layer)) return;
    const seen = known.get(place);
    for (const node of [...rule.nodes]) if (seen?.includes(node.toString())) remove(node);
    // The first view lacks only tokens that none of its rules reads.
    if (!seen || rule.some((node) => node.type === 'decl' && !node.variable)) ended.add(layer);
  });
  return root.toString();
}

/** The layer of a rule; its layer, conditions and selector in one. */
function placeOf(rule: Rule): { layer: string; place: string } {
  const place = [...conditionsOf(rule), rule.selector];
  return { layer: place.find((part) => part.startsWith('@layer')) ?? '', place: place.join(' ') };
}

function conditionsOf({ parent }: Node): string[] {
  return isAtRule(parent) ? [...conditionsOf(parent), `@${parent.name} ${parent.params}`] : [];
}

function isAtRule(node?: Node): node is AtRule {
  return node?.type === 'atrule';
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/gu));
}

/** Names that a selector needs in any case. */
function namesIn(selector: string, pattern: RegExp): string[] {
  return Array.from(selector.replace(OPTIONAL, '').matchAll(pattern), ([, name = '']) => name);
}

function keepRules(root: Root, isNeeded: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    const isStep = isAtRule(rule.parent) && rule.parent.name === 'keyframes';
    if (!isStep && !rule.selectors.flatMap(alternativesOf).some(isNeeded)) remove(rule);
  });
}

/** The minifier writes several selectors as `:is(one, two)`. */
function alternativesOf(selector: string): string[] {
  const [, several] = /^:is\((.*)\)$/su.exec(selector) ?? [];
  return several === undefined ? [selector] : postcss.list.comma(several);
}

/** Print, scroll animations, colours for older browsers, and typefaces that are not preloaded. */
function isForLater(rule: AtRule, firstView: string): boolean {
  const { name, params } = rule;
  const [, font] = FONT_FILE.exec(name === 'font-face' ? rule.toString() : '') ?? [];
  if (font !== undefined) return !firstView.includes(`href="${font}"`);
  return name === 'page' || /^print$|animation-timeline|color-mix/u.test(params);
}

/** Removes custom properties that nothing reads; others may then be unused as well. */
function removeUnusedProperties(root: Root): boolean {
  const used = new Set(root.toString().match(/(?<=var\()--[\w-]+/gu));
  let isAnyRemoved = false;
  root.walkDecls(CUSTOM_PROPERTY, (declaration) => {
    if (used.has(declaration.prop)) return;
    isAnyRemoved = true;
    remove(declaration);
  });
  return isAnyRemoved;
}

/** Removes a node, and the rules and groups that are empty without it. */
function remove(node: Node): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) remove(parent);
}
