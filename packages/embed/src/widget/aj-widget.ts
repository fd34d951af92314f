import type { ScreenDocument } from '@aj-report/contract';
import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { AjBigscreen } from '../aj-bigscreen.ts';
import type { OpenScreen, SessionOptions } from '../screen-session.ts';
import type { ScreenState } from '../screen-state.ts';
import { hasWidget, sizeOf, toOneWidget } from './one-widget.ts';
import { noWidgetText } from './no-widget-text.ts';
import { openShared } from './shared-sessions.ts';

/**
 * One widget of a screen, as large as its own box; without a height it has the proportions of the widget. It has what
 * `<aj-bigscreen>` has, but no filters: what ties a widget to others stays on the screen. Tags of one screen on a page
 * ask for it once.
 *
 * @example <aj-widget src="https://bi.example.com/aj/Xy12" widget="w1"></aj-widget>
 */
export class AjWidget extends AjBigscreen {
  /** Id of the widget on its screen. */
  @property() widget = '';

  #shown: { readonly key: string; readonly of: ScreenDocument; readonly document: ScreenDocument } | undefined;
  readonly #resizes = new ResizeObserver(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('widget') && this.hasUpdated) this.reload();
  }

  protected override openSession(options: SessionOptions): OpenScreen {
    return openShared(options);
  }

  /** A screen without the widget is none for this tag. */
  protected override toState(state: ScreenState): ScreenState {
    if (state.kind !== 'ready' || hasWidget(state.document, this.widget)) return state;
    const message = () => noWidgetText(state.document, this.widget, this.spoken);
    return {
      kind: 'failed',
      name: 'noWidget',
      code: 'widget/missing',
      // The card follows the language of the tag.
      get message() {
        return message();
      },
      isRetrying: false,
    };
  }

  protected override toShown(of: ScreenDocument): ScreenDocument {
    const { width, height } = sizeOf(of, this.widget);
    const size = { width: this.clientWidth || width, height: this.clientHeight || height };
    const key = `${this.widget} ${size.width} ${size.height}`;
    if (this.#shown?.of !== of || this.#shown.key !== key)
      this.#shown = { key, of, document: toOneWidget(of, this.widget, size) };
    return this.#shown.document;
  }

  protected override updated(): void {
    super.updated();
    if (!this.#shown) return;
    const { width, height } = sizeOf(this.#shown.of, this.widget);
    this.renderRoot.querySelector<HTMLElement>('.frame')?.style.setProperty('aspect-ratio', `${width} / ${height}`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'aj-widget': AjWidget;
  }
}
