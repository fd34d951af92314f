/** An element with its class and what is in it. */
export function el(tag: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}
