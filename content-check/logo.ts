import { parseXml, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';
import sharp from 'sharp';

/** Every page loads the logo in its first view. */
const MAX_BYTES = { svg: 30_000, png: 60_000 };
/** Shown 32 px high, on screens with up to 3 device pixels per CSS pixel. */
const MIN_HEIGHT = 96;
/** Wider logos leave no room for the menu. */
const MAX_RATIO = 6;
/** Limits the decoding time, which does not depend on the file size. */
const MAX_PIXELS = 2000;
/** Nested references multiply the drawing time. */
const MAX_REFERENCES = 20;

const PLAIN = 'Export it as a plain SVG, with text as paths.';
const DAMAGED = {
  svg: `is damaged, compressed or not written in UTF-8. ${PLAIN}`,
  png: 'is damaged or not an svg or png picture. Export it again.',
};

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon
  text tspan linearGradient radialGradient stop clipPath mask`.split(/\s+/u),
);
const ATTRIBUTES = new Set(
  `xmlns xml:space xml:lang version baseProfile id class style role lang type focusable
  aria-label aria-labelledby aria-hidden data-name serif:id href xlink:href viewBox preserveAspectRatio
  width height x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform rotate
  enable-background overflow color display visibility opacity isolation mix-blend-mode paint-order
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width vector-effect shape-rendering color-rendering
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type offset stop-color
  stop-opacity gradientUnits gradientTransform spreadMethod font-family font-size font-weight
  font-style font-stretch letter-spacing word-spacing text-anchor text-rendering textLength
  lengthAdjust dominant-baseline direction writing-mode`.split(/\s+/u),
);
const FUNCTIONS = /^(?:|rgba?|hsla?|matrix|translate[xy]?|rotate|scale[xy]?|skew[xy]?)$/iu;

/** Whether a value or style uses only colours, shapes and parts of the same drawing. */
function isPlainValue(value: string): boolean {
  const calls = value.replaceAll(/\burl\(\s*["']?#/giu, '').matchAll(/([^\s(),:;]*)\(/gu);
  return !/[\\@]/u.test(value) && Array.from(calls).every(([, name = '']) => FUNCTIONS.test(name));
}

function isPlainAttribute([name, value]: [string, string]): boolean {
  // Harmless: prefixed elements and attributes are not on the list.
  if (name.startsWith('xmlns:')) return true;
  if (!ATTRIBUTES.has(name)) return false;
  if (name === 'xmlns') return value === SVG_NAMESPACE;
  return name.endsWith('href') ? value.startsWith('#') : isPlainValue(value);
}

/** The first part of a drawing that is not allowed: only shapes, colours and text are. */
function foreignPart(svg: string): string | undefined {
  const { length } = svg.match(/(?:href|clip-path|mask)\s*=/gu) ?? [];
  if (length > MAX_REFERENCES) return `more than ${MAX_REFERENCES} references`;
  const parts: XmlNode[] = [...parseXml(svg, { preserveDocumentType: true }).children];
  for (const part of parts) {
    if (part instanceof XmlText) continue;
    if (!(part instanceof XmlElement)) return `a part of the kind "${part.type}"`;
    if (!ELEMENTS.has(part.name)) return `<${part.name}>`;
    if (part.name === 'style' && !isPlainValue(part.text)) return 'a style that loads something';
    const foreign = Object.entries(part.attributes).find((entry) => !isPlainAttribute(entry));
    if (foreign) return `${foreign[0]}="${foreign[1].slice(0, 40)}"`;
    parts.push(...part.children);
  }
  return undefined;
}

async function explainPng(bytes: Buffer, width: number, height: number) {
  if (height < MIN_HEIGHT)
    return `is ${height} pixels high; it needs ${MIN_HEIGHT}. Export it larger.`;
  if (Math.max(width, height) > MAX_PIXELS)
    return `has ${width} × ${height} pixels; the limit is ${MAX_PIXELS}. Export it smaller.`;
  return (await sharp(bytes).stats()).isOpaque
    ? 'has an opaque background. Export it with a transparent one.'
    : undefined;
}

/** Says why a file cannot be the logo; continues a sentence about the file. */
export async function explainLogo(bytes: Buffer, name: string): Promise<string | undefined> {
  const kind = /\.svg$/iu.test(name) ? 'svg' : 'png';
  const max = MAX_BYTES[kind];
  if (bytes.length > max)
    return `has ${bytes.length} bytes; the limit is ${max}. Export it smaller.`;
  try {
    const isDrawing = kind === 'svg';
    const part = isDrawing && foreignPart(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (part) return `contains ${part}, which is not allowed. ${PLAIN}`;
    const { format, width, height } = await sharp(bytes).metadata();
    if (format !== kind) return DAMAGED[kind];
    if (width > height * MAX_RATIO)
      return `is more than ${MAX_RATIO} times as wide as high. Put its text on two lines.`;
    return isDrawing ? undefined : await explainPng(bytes, width, height);
  } catch {
    return DAMAGED[kind];
  }
}
