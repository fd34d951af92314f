/** Tells the page, whatever shadow roots lie between. */
export function announce(tag: EventTarget, type: string, detail: object): void {
  tag.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}
