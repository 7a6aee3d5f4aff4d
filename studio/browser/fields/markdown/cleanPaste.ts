/** What a paste leaves out, with all that is in it. */
const UNSHOWN =
  'script, style, meta, link, title, template, noscript, iframe, object, svg, img, picture, video, audio, input, button, select, textarea, [hidden], [style*="mso-list:Ignore" i], [style*="mso-hide:all" i], [style*="display:none" i]';
/** Attributes that mean something here; all others are looks. */
const KEPT = ['href', 'start'];
const WORD_LIST = /mso-list:\s*l\d+ level(\d)/iu;
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/iu;
/** Spaces with which programs lay out text. */
const LAYOUT_SPACES = /[ \t\n\u00A0]*(?:[ \t\n]\u00A0|\u00A0[ \t\n\u00A0])[ \t\n\u00A0]*/gu;

function styleOf(element: Element): string {
  return (element.getAttribute('style') ?? '').replaceAll(/\s*:\s*/gu, ':');
}

function replaceBy(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function wrapWords(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Bold and italic that are set by styles, as Word and Google Docs do. */
function readStyles(body: Element): void {
  for (const element of body.querySelectorAll('[style]')) {
    const style = styleOf(element);
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (/font-weight:(?:normal|400)/iu.test(style) && element.matches('b, strong'))
      element.replaceWith(...element.childNodes);
    else if (element.matches('span, p, a, font') && !isHeading) {
      if (/font-weight:(?:bold|[6-9]00)/iu.test(style)) wrapWords(element, 'strong');
      if (/font-style:italic/iu.test(style)) wrapWords(element, 'em');
    }
  }
}

/** Word writes the entries of a list as paragraphs with a sign. */
function readWordLists(body: Element): void {
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, level] = WORD_LIST.exec(styleOf(paragraph)) ?? [];
    if (level === undefined) {
      open = [];
      continue;
    }
    const sign = paragraph.querySelector('[style*="mso-list" i]')?.textContent ?? '';
    const entry = body.ownerDocument.createElement('li');
    open = open.slice(0, Number(level));
    if (open.length < Number(level)) {
      const list = body.ownerDocument.createElement(NUMBERED.test(sign) ? 'ol' : 'ul');
      const outer = open.at(-1)?.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    open.at(-1)?.append(entry);
    entry.append(paragraph);
  }
}

/** Cells that span several would shift the others: Markdown has none. */
function readTables(body: Element): void {
  for (const cell of body.querySelectorAll('td, th'))
    // A cell holds one paragraph.
    for (const part of [...cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')]) {
      part.append(' ');
      part.replaceWith(...part.childNodes);
    }
}

/** Makes pasted HTML what the site shows: headings, bold, italic, links, lists and tables. */
export function cleanPaste(html: string): string {
  // Words that were copied here.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  readWordLists(body);
  for (const element of body.querySelectorAll(UNSHOWN)) element.remove();
  readStyles(body);
  readTables(body);
  for (const heading of body.querySelectorAll('h1')) replaceBy(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) replaceBy(heading, 'h4');
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!KEPT.includes(name)) element.removeAttribute(name);
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, li'))
    if (paragraph.textContent.trim() === '') paragraph.remove();
  return body.innerHTML.replaceAll(/<!--[^]*?-->/gu, '').replaceAll(LAYOUT_SPACES, ' ');
}
