import type { Language } from '@aj-report/contract';
import {
  accepted,
  callAt,
  matching,
  prefixAt,
  withNextDollars,
  type Caret,
  type FormulaFunction,
  type Prefix,
} from './completion.ts';
import { drawHint, drawOptions, OPTION_ID, placeBelow } from './assist-popup.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

let count = 0;

/**
 * Helps who types a formula into a field: offers functions whose names begin so, and says which argument is written.
 * The field is a combobox with a list, by keys and pointer alike.
 */
export class FormulaAssist {
  readonly #field: Field;
  readonly #language: Language;
  readonly #popup = document.createElement('div');
  readonly #id = `xl-assist-${++count}`;
  readonly #stop = new AbortController();
  #functions: readonly FormulaFunction[] = [];
  #options: readonly FormulaFunction[] = [];
  #prefix: Prefix | null = null;
  #active = 0;
  /** The text for which the list was closed by hand: it stays so until another one is typed. */
  #dismissed: string | null = null;

  constructor(field: Field, language: Language) {
    this.#field = field;
    this.#language = language;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    this.#popup.className = 'xl-assist';
    this.#popup.id = this.#id;
    this.#popup.hidden = true;
    // The field keeps the focus.
    this.#popup.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#popup.addEventListener('click', (event) => this.#pick(event));
    const { signal } = this.#stop;
    // Before the field's own keys: an arrow moves in the list, Enter takes from it.
    field.addEventListener('keydown', (event) => this.#handleKey(event as KeyboardEvent), { signal, capture: true });
    field.addEventListener('input', () => void this.#update(), { signal });
    field.addEventListener('keyup', (event) => this.#followCaret(event as KeyboardEvent), { signal });
    field.addEventListener('click', () => void this.#update(), { signal });
    field.addEventListener('blur', () => this.close(), { signal });
    this.#describe();
  }

  destroy(): void {
    this.#stop.abort();
    this.close();
  }

  get #caret(): Caret {
    return { text: this.#field.value, at: this.#field.selectionEnd ?? 0 };
  }

  get #isList(): boolean {
    return !this.#popup.hidden && this.#options.length > 0;
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(this.#isList ? this.#handleListKey(event) : this.#handlePlainKey(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #handleListKey({ key, shiftKey }: KeyboardEvent): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const chosen = this.#options[this.#active];
    if (step !== undefined) {
      this.#active = (this.#active + step + this.#options.length) % this.#options.length;
      this.#draw();
      return true;
    }
    if ((key === 'Enter' || key === 'Tab') && !shiftKey && chosen) {
      this.#accept(chosen);
      return true;
    }
    if (key === 'Escape') {
      this.#dismissed = this.#field.value;
      this.close();
      return true;
    }
    return key === 'F4' && this.#toggleDollars();
  }

  #handlePlainKey({ key }: KeyboardEvent): boolean {
    if (key === 'F4') return this.#toggleDollars();
    // What Enter, Tab and Escape do to the field ends the formula.
    if (key === 'Enter' || key === 'Tab' || key === 'Escape') this.close();
    return false;
  }

  #toggleDollars(): boolean {
    const next = withNextDollars(this.#caret);
    if (next) this.#write(next);
    return next !== null;
  }

  /** Another place of the caret may be another call. */
  #followCaret({ key }: KeyboardEvent): void {
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) void this.#update();
  }

  #pick(event: Event): void {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role=option]');
    const chosen = this.#options[Number(row?.dataset['index'] ?? Number.NaN)];
    if (chosen) this.#accept(chosen);
  }

  #accept(chosen: FormulaFunction): void {
    if (this.#prefix) this.#write(accepted(this.#caret, this.#prefix, chosen));
  }

  /** Writes as if it was typed, so that whoever listens to the field hears it. */
  #write({ text, at }: Caret): void {
    this.#field.setRangeText(text, 0, this.#field.value.length, 'end');
    this.#field.setSelectionRange(at, at);
    this.#field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async #update(): Promise<void> {
    if (!this.#field.value.startsWith('=')) return this.close();
    if (this.#functions.length === 0) this.#functions = (await import('./functions.gen.ts')).FUNCTIONS;
    if (document.activeElement !== this.#field) return;
    const caret = this.#caret;
    const isDismissed = this.#dismissed === caret.text;
    if (!isDismissed) this.#dismissed = null;
    this.#prefix = isDismissed ? null : prefixAt(caret);
    this.#options = this.#prefix ? matching(this.#prefix.letters, this.#functions) : [];
    this.#active = 0;
    this.#draw();
  }

  #draw(): void {
    const call = callAt(this.#caret);
    const called = call && this.#functions.find(({ name }) => name === call.name);
    if (this.#options.length === 0 && !called) return this.close();
    if (this.#options.length > 0) drawOptions(this.#popup, this.#options, this.#active, this.#language, this.#id);
    else if (call && called) drawHint(this.#popup, called, call.argument, this.#language);
    this.#popup.hidden = false;
    if (!this.#popup.isConnected) document.body.append(this.#popup);
    placeBelow(this.#popup, this.#field);
    this.#describe();
  }

  /** What was typed is taken over, or given up. */
  close(): void {
    this.#options = [];
    this.#popup.hidden = true;
    this.#popup.remove();
    this.#describe();
  }

  /** Says the field's state to assistive technology. */
  #describe(): void {
    const states = {
      'aria-expanded': String(this.#isList),
      'aria-controls': this.#isList ? this.#id : null,
      'aria-activedescendant': this.#isList ? `${this.#id}${OPTION_ID}${this.#active}` : null,
      'aria-describedby': !this.#isList && !this.#popup.hidden ? this.#id : null,
    };
    for (const [name, value] of Object.entries(states)) {
      if (value === null) this.#field.removeAttribute(name);
      else this.#field.setAttribute(name, value);
    }
  }
}
