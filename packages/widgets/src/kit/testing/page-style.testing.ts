/** Gives the page of a test a style sheet of its own, as a host page has one; an empty one takes it away. */
export function stylePage(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = rules === '' ? [] : [sheet];
}
