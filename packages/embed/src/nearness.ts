/** Waits until an element comes near the view: half of the view away from it. */
export class Nearness {
  /** It has been near once. */
  isNear = false;
  readonly #element: Element;
  readonly #observer: IntersectionObserver;

  constructor(element: Element, onNear: () => void) {
    this.#element = element;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.stop();
        this.isNear = true;
        onNear();
      },
      { rootMargin: '50%' },
    );
  }

  wait(): void {
    this.#observer.observe(this.#element);
  }

  stop(): void {
    this.#observer.disconnect();
  }
}
