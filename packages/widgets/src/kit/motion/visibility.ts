type Listener = (isVisible: boolean) => void;

interface Watched {
  readonly listener: Listener;
  isOnScreen: boolean;
  reported: boolean | undefined;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

function tell(one: Watched): void {
  const isVisible = one.isOnScreen && !document.hidden;
  if (isVisible === one.reported) return;
  one.reported = isVisible;
  one.listener(isVisible);
}

function handleTab(): void {
  for (const one of watched.values()) tell(one);
}

function observe(element: Element): void {
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const one = watched.get(entry.target);
      if (!one) continue;
      one.isOnScreen = entry.isIntersecting;
      tell(one);
    }
  });
  observer.observe(element);
}

/**
 * Tells whether an element can be seen: within the viewport, in a tab that is shown. The listener is called when the
 * answer is first known and at every change; the returned function stops it. One observer serves all elements.
 */
export function watchVisibility(element: Element, listener: Listener): () => void {
  if (watched.size === 0) document.addEventListener('visibilitychange', handleTab);
  watched.set(element, { listener, isOnScreen: true, reported: undefined });
  observe(element);
  return () => {
    if (watched.get(element)?.listener !== listener) return;
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size === 0) document.removeEventListener('visibilitychange', handleTab);
  };
}
