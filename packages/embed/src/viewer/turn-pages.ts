import type { AjBigscreen } from '../aj-bigscreen.ts';
import type { ScreenDetail } from '../screen-detail.ts';

/** px that a finger moves aside to turn the page */
const SWIPE_PX = 60;
/** ms after a word of somebody at the screen during which pages do not turn by themselves */
const HOLD_MS = 30_000;
/** Share of the window that a key scrolls. */
const SCROLL_SHARE = 0.9;

type Pages = ScreenDetail['pages'];

/** Page beside another one; after the last comes the first. Undefined where there is only one. */
export function pageBeside(pages: Pages, current: string, by: 1 | -1): string | undefined {
  if (pages.length < 2) return undefined;
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === current),
  );
  return pages[(at + by + pages.length) % pages.length]?.id;
}

/** Step of a key that turns pages; 0 = another key. */
export function stepOfKey(key: string): 1 | -1 | 0 {
  if (key === 'PageDown' || key === 'ArrowRight') return 1;
  if (key === 'PageUp' || key === 'ArrowLeft') return -1;
  return 0;
}

/**
 * Turns the pages of a screen that has several: by keys, by a swipe, by the marks at its lower edge, and by themselves
 * if the screen says so, while somebody can see it.
 */
export function turnPages(screen: AjBigscreen, page: Document): void {
  const marks = page.createElement('nav');
  marks.className = 'pages';
  let pages: Pages = [];
  let seconds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Of a clock that nobody sets: walls get their time from the network, sometimes hours later.
  let heldUntil = 0;

  const show = (id: string): void => {
    screen.page = id;
    const current = pages.some((one) => one.id === id) ? id : pages[0]?.id;
    for (const mark of marks.children)
      mark.ariaCurrent = (mark as HTMLElement).dataset['page'] === current ? 'page' : null;
    plan();
  };
  const plan = (): void => {
    clearTimeout(timer);
    if (seconds === 0 || pages.length < 2 || page.hidden) return;
    timer = setTimeout(() => turn(1), Math.max(seconds * 1000, heldUntil - performance.now()));
  };
  const hold = (): void => {
    heldUntil = performance.now() + HOLD_MS;
    plan();
  };
  const turn = (by: 1 | -1): void => {
    const next = pageBeside(pages, screen.page, by);
    if (next !== undefined) show(next);
  };

  screen.addEventListener('aj-load', (event) => {
    ({ pages, pageSeconds: seconds } = (event as CustomEvent<ScreenDetail>).detail);
    marks.replaceChildren(...(pages.length > 1 ? pages.map((one, at) => markOf(page, one, at, show)) : []));
    show(screen.page);
  });
  page.addEventListener('visibilitychange', () => show(screen.page));
  page.addEventListener('keydown', (event) => {
    const step = event.ctrlKey || event.metaKey || event.altKey || isTyping(event) ? 0 : stepOfKey(event.key);
    if (step === 0) return;
    if (!event.key.startsWith('Page') || !scroll(screen, step)) turn(step);
    else event.preventDefault();
  });
  for (const type of ['keydown', 'pointerdown', 'wheel']) page.addEventListener(type, hold, { passive: true });
  page.addEventListener('pointermove', ({ movementX, movementY }) => {
    // Browsers tell of a pointer that rests when what is below it moves.
    if (movementX !== 0 || movementY !== 0) hold();
  });
  listenToSwipes(page, turn);
  page.body.append(marks);
}

function markOf(page: Document, { id, title }: Pages[number], at: number, onClick: (id: string) => void): HTMLElement {
  const mark = page.createElement('button');
  mark.type = 'button';
  mark.dataset['page'] = id;
  mark.title = title || String(at + 1);
  mark.ariaLabel = mark.title;
  mark.addEventListener('click', () => onClick(id));
  return mark;
}

/** Whether a key belongs to a control of the screen. */
function isTyping(event: KeyboardEvent): boolean {
  return event
    .composedPath()
    .some((one) => one instanceof Element && one.matches('input, select, textarea, [role]:not([role=region])'));
}

/** Scrolls a screen that is higher than the window; false = it cannot go further that way. */
function scroll(screen: AjBigscreen, by: 1 | -1): boolean {
  const stage = screen.renderRoot.querySelector('aj-stage');
  const scroller = stage?.renderRoot.querySelector('.scroller');
  if (!scroller) return false;
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const left = by > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
  if (left <= 1) return false;
  scroller.scrollBy({ top: by * clientHeight * SCROLL_SHARE });
  return true;
}

/** Whether a finger on it does something else: moves a slider, drags, scrolls aside, draws. */
function takesDrags(one: EventTarget): boolean {
  if (!(one instanceof HTMLElement)) return false;
  if (one.matches('input, textarea, select, [draggable=true], [data-scroll-x]')) return true;
  return getComputedStyle(one).touchAction === 'none';
}

/** A widget that pans, such as a map, keeps the moves of the finger from the page. */
function listenToSwipes(page: Document, turn: (by: 1 | -1) => void): void {
  let from: Touch | undefined;
  let last: Touch | undefined;
  page.addEventListener(
    'touchstart',
    (event) => {
      const isSwipe = event.touches.length === 1 && !event.composedPath().some(takesDrags);
      from = last = isSwipe ? event.touches[0] : undefined;
    },
    { passive: true },
  );
  page.addEventListener(
    'touchmove',
    (event) => {
      if (event.defaultPrevented || event.touches.length > 1) from = undefined;
      last = event.touches[0];
    },
    { passive: true },
  );
  page.addEventListener('touchend', () => {
    if (!from || !last) return;
    const [x, y] = [last.clientX - from.clientX, last.clientY - from.clientY];
    from = undefined;
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
  });
}
