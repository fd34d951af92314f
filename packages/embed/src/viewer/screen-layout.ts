import type { AjBigscreen } from '../aj-bigscreen.ts';
import { isOnItsSide } from './turned-box.ts';
import { rotationOf } from './wall-look.ts';

/** Windows below this width are phones; that of a picture on its side is the height of its window. */
const PHONE = '(width < 768px)';
const PHONE_ON_ITS_SIDE = '(height < 768px)';

/** The layout that an address asks for; without one, that for phones in a narrow window. */
export function layoutFor(search: string, isNarrow: boolean): 'phone' | 'desktop' {
  const asked = new URLSearchParams(search).get('layout');
  if (asked === 'phone' || asked === 'desktop') return asked;
  return isNarrow ? 'phone' : 'desktop';
}

/** Shows the screen as it is laid out for the window, which may be turned or pulled. */
export function followWidth(screen: AjBigscreen, search: string): void {
  const narrow = window.matchMedia(isOnItsSide(rotationOf(search)) ? PHONE_ON_ITS_SIDE : PHONE);
  const show = (): void => {
    screen.layout = layoutFor(search, narrow.matches);
  };
  narrow.addEventListener('change', show);
  show();
}
