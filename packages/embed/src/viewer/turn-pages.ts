import type { AjBigscreen, ScreenDetail } from '../aj-bigscreen.ts';

/** px that a finger moves aside to turn the page */
const SWIPE_PX = 60;

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
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (id: string): void => {
    screen.page = id;
    const current = pages.some((one) => one.id === id) ? id : pages[0]?.id;
    for (const mark of marks.children)
      mark.ariaCurrent = (mark as HTMLElement).dataset['page'] === current ? 'page' : null;
    clearInterval(timer);
    if (seconds > 0 && pages.length > 1 && !page.hidden) timer = setInterval(() => turn(1), seconds * 1000);
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
    if (step !== 0) turn(step);
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

function listenToSwipes(page: Document, turn: (by: 1 | -1) => void): void {
  let from: { readonly x: number; readonly y: number } | undefined;
  page.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
    from = pointerType === 'touch' && isPrimary ? { x, y } : undefined;
  });
  page.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    from = undefined;
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
  });
}
