import { _collections, type CustomPlugin, optimize, type XastElement, type XastParent } from 'svgo';

const NAMESPACES = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
]);
/** What a drawing needs: no scripts, animations, links or other documents. */
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'image'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath', 'clipPath', 'mask', 'marker', 'pattern'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDropShadow', 'feFlood', 'feGaussianBlur'],
  ...['feMerge', 'feMorphology', 'feOffset', 'feSpecularLighting', 'feTile', 'feTurbulence'],
  ...['feFuncR', 'feFuncG', 'feFuncB', 'feFuncA', 'feMergeNode'],
  ...['feDistantLight', 'fePointLight', 'feSpotLight'],
]);
const GROUPS = ['presentation', 'filterPrimitive', 'transferFunction', 'conditionalProcessing'];
const ATTRIBUTES = new Set([
  ...GROUPS.flatMap((group) => [...(_collections.attrsGroups[group] ?? [])]),
  ...['id', 'class', 'style', 'xml:space', 'xml:lang', 'paint-order', 'mask-type'],
]);

/** Attributes of elements that SVGO does not know. */
const OTHER_ATTRIBUTES: Partial<Record<string, readonly string[]>> = {
  feDropShadow: ['in', 'dx', 'dy', 'stdDeviation'],
};

const EXTERNAL_URL = /url\((?!\s*["']?#)(?:\s*"[^"]*"\s*|\s*'[^']*'\s*|[^)]*)(?:\)|$)/giu;
/** Other ways of a style to name files, and escapes that hide them. */
const IMPORT = /@import[^;{}]*;?/giu;
const UNSAFE_STYLE = /image-set|\bsrc\s*\(|\\/iu;
const PIXELS = /^data:image\/(?:png|jpeg|gif|webp)[;,]/iu;

/** A style or an attribute that names only parts of the drawing itself. */
function cleanStyle(text: string): string {
  if (UNSAFE_STYLE.test(text)) return '';
  return text.replaceAll(EXTERNAL_URL, 'none').replaceAll(IMPORT, '');
}

/** The clean text of a style element, whose parts would be harmless only one by one. */
function styleOf({ children }: XastElement): string {
  const texts = children.map((child) => ('value' in child ? child.value : ''));
  return cleanStyle(texts.join(''));
}

function isLink(name: string): boolean {
  return name === 'href' || name === 'xlink:href';
}

function isAllowed(element: string, name: string, value: string): boolean {
  if (isLink(name)) return value.startsWith('#') || (element === 'image' && PIXELS.test(value));
  if (NAMESPACES.has(name)) return NAMESPACES.get(name) === value;
  const own = _collections.elems[element]?.attrs ?? new Set(OTHER_ATTRIBUTES[element]);
  return ATTRIBUTES.has(name) || own.has(name);
}

function cleanAttributes(element: XastElement): void {
  const allowed = Object.entries(element.attributes).filter(([name, value]) =>
    isAllowed(element.name, name, value),
  );
  element.attributes = Object.fromEntries(
    allowed.map(([name, value]) => [name, isLink(name) ? value : cleanStyle(value)]),
  );
}

function remove(node: XastParent['children'][number], parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node);
}

/** Keeps what is listed above. The drawing looks the same, also inside a link. */
const allowList: CustomPlugin = {
  name: 'allow-list',
  fn: () => ({
    doctype: { enter: remove },
    instruction: { enter: remove },
    comment: { enter: remove },
    element: {
      enter(element, parent) {
        if (ELEMENTS.has(element.name)) cleanAttributes(element);
        else if (element.name !== 'a') remove(element, parent);
      },
      exit(element, parent) {
        if (element.name === 'a')
          parent.children = parent.children.flatMap((child) =>
            child === element ? element.children : child,
          );
        if (element.name === 'style')
          element.children = [{ type: 'text', value: styleOf(element) }];
      },
    },
  }),
};

/** An SVG without scripts and external files; empty if it cannot be read. */
export function cleanDrawing(svg: Uint8Array): Buffer {
  try {
    const text = Buffer.from(svg).toString('utf8');
    return Buffer.from(optimize(text, { plugins: [allowList] }).data);
  } catch {
    return Buffer.alloc(0);
  }
}
