/** What a paste leaves out, with all that is in it. */
const UNSHOWN =
  'script, style, meta, link, title, template, noscript, iframe, object, svg, img, picture, video, audio, input, button, select, textarea, [hidden], [data-style*="mso-list:Ignore" i], [data-style*="mso-hide:all" i], [data-style*="display:none" i]';
/** Attributes that mean something here; all others are looks. */
const KEPT = ['href', 'start'];
const MOST_COLUMNS = 20;
const WORD_LIST = /mso-list:\s*(l\d+) level(\d)/iu;
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/iu;
/** Spaces with which programs lay out text. */
const LAYOUT_SPACES = /[ \t\n\u00A0]*(?:[ \t\n]\u00A0|\u00A0[ \t\n\u00A0])[ \t\n\u00A0]*/gu;

/** Renames style attributes, which the policy of the window would report. */
function readHtml(html: string): Document {
  const plain = html
    .replaceAll(/<style\b[^]*?<\/style>/giu, '')
    .replaceAll(/<[a-z][^>]*>/giu, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/giu, ' data-style'));
  return new DOMParser().parseFromString(plain, 'text/html');
}

function styleOf(element: Element): string {
  return (element.getAttribute('data-style') ?? '').replaceAll(/\s*:\s*/gu, ':');
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
  for (const element of body.querySelectorAll('[data-style]')) {
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
  /** The open lists, the outermost first, and Word's name for them. */
  let open: Element[] = [];
  let last = '';
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const [, name = '', level = '0'] = WORD_LIST.exec(styleOf(paragraph)) ?? [];
    const depth = name === last ? Number(level) : 0;
    last = name;
    open = open.slice(0, depth);
    if (name === '') continue;
    const sign = paragraph.querySelector('[data-style*="mso-list" i]')?.textContent ?? '';
    const entry = body.ownerDocument.createElement('li');
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

/** A cell holds one paragraph, and spans no others: Markdown has no such cells. */
function readTables(body: Element): void {
  for (const cell of body.querySelectorAll('td, th')) {
    const span = Math.min(Number(cell.getAttribute('colspan') ?? 1), MOST_COLUMNS);
    for (let column = 1; column < span; column += 1)
      cell.after(body.ownerDocument.createElement(cell.tagName));
    for (const part of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6')) {
      part.append(' ');
      part.replaceWith(...part.childNodes);
    }
  }
}

/** Removes line breaks between paragraphs; two in a row in a paragraph divide it. */
function readLineBreaks(body: Element): void {
  for (const lineBreak of body.querySelectorAll('br'))
    if (lineBreak.parentElement?.querySelector(':scope > :is(p, h2, h3, h4, ul, ol, table)'))
      lineBreak.remove();
  for (const paragraph of body.querySelectorAll('p')) {
    const html = paragraph.outerHTML;
    const divided = html.replaceAll(/(?:<br>\s*){2,}/gu, '</p><p>');
    if (divided !== html) paragraph.outerHTML = divided;
  }
}

/** Makes pasted HTML what the site shows: headings, bold, italic, links, lists and tables. */
export function cleanPaste(html: string): string {
  // Words that were copied here.
  if (html.includes('data-pm-slice')) return html;
  const { body } = readHtml(html);
  readWordLists(body);
  for (const element of body.querySelectorAll(UNSHOWN)) element.remove();
  readStyles(body);
  readTables(body);
  for (const heading of body.querySelectorAll('h1')) replaceBy(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) replaceBy(heading, 'h4');
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!KEPT.includes(name)) element.removeAttribute(name);
  readLineBreaks(body);
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, li'))
    if (paragraph.textContent.trim() === '') paragraph.remove();
  return body.innerHTML.replaceAll(/<!--[^]*?-->/gu, '').replaceAll(LAYOUT_SPACES, ' ');
}
