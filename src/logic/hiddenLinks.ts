const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gsu;

/** Whether a link leads to a page or section that visitors do not see. */
export function isHiddenLink(href: string, hidden: ReadonlySet<string>): boolean {
  const [page = ''] = href.split('#');
  return hidden.has(href) || hidden.has(page);
}

/** Rendered Markdown without links to what visitors do not see; the words of the links stay. */
export function withoutHiddenLinks(html: string, hidden: ReadonlySet<string>): string {
  return html.replaceAll(LINK, (link, href: string, words: string) =>
    isHiddenLink(href, hidden) ? words : link,
  );
}
