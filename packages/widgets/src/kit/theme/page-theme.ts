import type { ReactiveController, ReactiveElement } from 'lit';
import { adoptTheme } from './adopt-theme.ts';
import { pagePropertyOf, textsOf } from './custom-property-names.ts';
import type { Theme } from './theme.ts';
import { DEFAULT_THEME } from './themes.ts';

type LayOver = typeof import('./laid-over-theme.ts').layOver;

/** What the page set, all in one property: the browser tells of its change by a transition. */
const SEEN = '--aj-theme-seen';
/** Few pages set anything: what makes a theme of it comes with the first that does. */
let layOver: LayOver | undefined;

function makeWatcher(onChange: () => void): HTMLElement {
  const watcher = document.createElement('span');
  const names = ['--aj-theme', ...textsOf(DEFAULT_THEME).map(([key]) => pagePropertyOf(key))];
  const seen = names.map((name) => `var(${name},)`).join('/');
  watcher.style.cssText = `position:absolute;visibility:hidden;${SEEN}:${seen};transition:${SEEN} 1ms step-start allow-discrete`;
  watcher.addEventListener('transitionrun', onChange);
  return watcher;
}

/**
 * What a page says of the theme of an element, by `--aj-theme` and `--aj-theme-…` on the element or above it. Its host is
 * updated when that changes, whatever the page did: a class, a media query, another style sheet.
 */
export class PageTheme implements ReactiveController {
  /** Whether it has to be taken again. */
  isOld = true;
  /** What was taken, with what the page sets. */
  theme: Theme | undefined;
  readonly #host: ReactiveElement;
  #watcher: HTMLElement | undefined;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#host.hasUpdated) this.#renew();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /**
   * Gives the element a theme, or none where it stands in a stage that has one. `--aj-theme` does not replace a theme that
   * is named for this element alone. True = another theme than before.
   */
  take(own: Theme | undefined, isNamed: boolean): boolean {
    const [before, root] = [this.theme, this.#host.shadowRoot];
    this.isOld = false;
    this.theme = own && root ? this.#over(own, isNamed, root) : own;
    if (root) adoptTheme(root, this.theme);
    return before !== this.theme;
  }

  #over(own: Theme, isNamed: boolean, root: ShadowRoot): Theme {
    const watcher = (this.#watcher ??= root.appendChild(makeWatcher(this.#renew)));
    if (!this.#stop && !CSS.supports('transition-behavior', 'allow-discrete')) this.#watchPage();
    const seen = getComputedStyle(watcher).getPropertyValue(SEEN);
    if (!/[^/\s]/.test(seen)) return own;
    if (layOver) return layOver(watcher, own, isNamed);
    void import('./laid-over-theme.ts').then((loaded) => {
      ({ layOver } = loaded);
      this.#renew();
    });
    return own;
  }

  /** Chrome 111 to 116, Safari before 18 and Firefox before 129 tell of no change of such a property. */
  #watchPage(): void {
    this.#stop = () => undefined;
    void import('./watch-page.ts').then(({ watchPage }) => {
      if (!this.#stop) return;
      this.#stop = watchPage(this.#renew);
      // What changed while it was loading was seen by nobody.
      this.#renew();
    });
  }

  readonly #renew = () => {
    this.isOld = true;
    this.#host.requestUpdate();
  };
}
