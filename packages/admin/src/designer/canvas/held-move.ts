/**
 * Moves an element by an animation that is held still, frame by frame. A style that moves it would have Chromium order
 * all layers of the page anew on every frame, which takes longer than a frame on a screen of hundreds of charts; for
 * what is being animated it takes over the new place alone.
 */
export class HeldMove {
  private readonly animation: Animation;

  constructor(element: HTMLElement | SVGElement) {
    this.animation = element.animate({ translate: ['0', '0'] }, { duration: 1 });
    this.animation.pause();
  }

  /** `x` and `y` in px of the element's own box */
  to({ x, y }: { readonly x: number; readonly y: number }): void {
    const translate = `${x}px ${y}px`;
    (this.animation.effect as KeyframeEffect).setKeyframes({ translate: [translate, translate] });
  }

  /** The element goes back to where its styles have it. */
  end(): void {
    this.animation.cancel();
  }
}
