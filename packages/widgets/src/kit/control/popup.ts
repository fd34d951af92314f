import { setStyles } from '../template/styles.ts';
import { placePopup } from './popup-place.ts';

/** The visible part of the screen that a widget stands on, or of the page. */
function boundsOf(host: Element): DOMRect {
  const page = new DOMRect(0, 0, document.documentElement.clientWidth, window.innerHeight);
  const root = host.getRootNode();
  if (!(root instanceof ShadowRoot)) return page;
  const stage = root.host.getBoundingClientRect();
  const left = Math.max(stage.left, page.left);
  const top = Math.max(stage.top, page.top);
  const seen = new DOMRect(
    left,
    top,
    Math.min(stage.right, page.right) - left,
    Math.min(stage.bottom, page.bottom) - top,
  );
  return seen.width > 160 && seen.height > 160 ? seen : page;
}

/**
 * Puts a popover beside its control just before it opens. A popover lies over the whole page, where no scale of the
 * stage reaches it: it takes letters and place from the drawn control and stays within the stage.
 */
export function openBeside(
  host: Element,
  control: HTMLElement,
  popover: HTMLElement,
  { widthEm, heightEm }: { readonly widthEm: number; readonly heightEm: number },
): void {
  const anchor = control.getBoundingClientRect();
  const scale = anchor.width / Math.max(control.offsetWidth, 1);
  const fontSize = Number.parseFloat(getComputedStyle(control).fontSize) * scale;
  const place = placePopup(anchor, boundsOf(host), { widthEm, heightEm, fontSize });
  setStyles(popover, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    right: 'auto',
    bottom: 'auto',
    width: `${widthEm}em`,
    'font-size': `${place.fontSize}px`,
  });
}
