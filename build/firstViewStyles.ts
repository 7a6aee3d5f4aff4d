import postcss from 'postcss';
import { countOf } from '../src/logic/countOf.ts';
import type { AtRule, Node, Root } from 'postcss';

const ARGUMENTS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const OPTIONAL = new RegExp(ARGUMENTS, 'gu');
const NEGATION = new RegExp(`:not${ARGUMENTS}`, 'gu');
const CLASS = /\.(-?[_a-z][\w-]*)/giu;
const STATE = /\[((?:data|aria)-[\w-]+)/giu;
const NEEDS_VISITOR = /:(?:hover|active|popover-open|modal)|\[open\]|::backdrop/u;
const CUSTOM_PROPERTY = /^--/u;
/** `generateScopedName` in astro.config.ts, or a focus point (`focusClass`). */
const OPTIONAL_CLASS = /^(?:_[\w-]{4}|focus(?:-\d+)+)$/u;

/**
 * The styles that a page needs before the visitor interacts. Keeps rules when in doubt. The whole
 * sheet is loaded afterwards, so no rule is lost.
 *
 * @param firstView the HTML of the page up to the end of its first view
 */
export function firstViewStyles(css: string, firstView: string): string {
  const root = postcss.parse(css);
  const names = namesInText(firstView);
  const isThere = (name: string): boolean =>
    names.has(name) || firstView.includes(`.dataset.${name.replace('data-', '')}`);
  root.walkAtRules((rule) => {
    if (isForLater(rule)) remove(rule);
  });
  keepRules(
    root,
    (selector) =>
      !NEEDS_VISITOR.test(selector.replace(NEGATION, '')) &&
      namesIn(selector, CLASS).every((name) => names.has(name)) &&
      namesIn(selector, STATE).every(isThere),
  );
  removeUnusedNames(root);
  let isAnyRemoved = true;
  // A removed property may have been the only use of another.
  while (isAnyRemoved) isAnyRemoved = removeUnusedProperties(root);
  return root.toString();
}

/**
 * The styles without those of components that are not in the page: the styles of all sections come
 * with every page.
 *
 * @param page the HTML of the page, and the scripts that may add elements
 */
export function pageStyles(css: string, page: string): string {
  const root = postcss.parse(css);
  const names = namesInText(page);
  const isKnown = (name: string) => !OPTIONAL_CLASS.test(name) || names.has(name);
  keepRules(root, (selector) => namesIn(selector, CLASS).every(isKnown));
  removeUnusedNames(root);
  return root.toString();
}

/** All words of a text that could be names of classes or attributes. */
function namesInText(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/gu));
}

/** Names that a selector requires, without those in `:not()` and other functions. */
function namesIn(selector: string, pattern: RegExp): string[] {
  return Array.from(selector.replace(OPTIONAL, '').matchAll(pattern), ([, name = '']) => name);
}

function keepRules(root: Root, isNeeded: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (!rule.selectors.flatMap(alternativesOf).some(isNeeded)) remove(rule);
  });
}

/** The minifier merges selectors to `:is(one, two)`. */
function alternativesOf(selector: string): string[] {
  const [, several] = /^:is\((.*)\)$/su.exec(selector) ?? [];
  return several === undefined ? [selector] : postcss.list.comma(several);
}

/**
 * Print styles, scroll animations, `color-mix` and files of typefaces: text in a typeface that is
 * still loading costs Chrome two font lookups per size, before anything is visible.
 */
function isForLater({ name, params, nodes }: AtRule): boolean {
  if (name === 'font-face') return String(nodes).includes('url(');
  return name === 'page' || /^print$|animation-timeline|color-mix/u.test(params);
}

/** Removes animations and registered properties that no rule names. */
function removeUnusedNames(root: Root): void {
  for (const name of ['keyframes', 'property']) {
    const seen = root.toString();
    root.walkAtRules(name, (rule) => {
      // Its only mention is its own name.
      if (countOf(seen, rule.params) === 1) remove(rule);
    });
  }
}

/** Removes unused custom properties; returns whether others may now be unused. */
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

/** Removes a node and its parents that are then empty. */
function remove(node: Node): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) remove(parent);
}
