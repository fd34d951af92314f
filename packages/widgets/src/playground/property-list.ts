import { formOf, isShown, type Fields, type FormField, type Language } from '@aj-report/contract';
import { html, type TemplateResult } from 'lit';

type Values = Readonly<Record<string, unknown>>;
type Change = (name: string, value: unknown) => void;

function parse(text: string, fallback: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return fallback;
  }
}

function control(one: FormField, value: unknown, language: Language, change: Change): TemplateResult {
  const set = (next: unknown) => change(one.name, next);
  if (one.control === 'toggle') {
    return html`<input
      type="checkbox"
      .checked=${value === true}
      @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
    />`;
  }
  if (one.options) {
    return html`<select
      @change=${(event: Event) => set(one.options?.[(event.target as HTMLSelectElement).selectedIndex]?.value)}
    >
      ${one.options.map((option) => html`<option ?selected=${option.value === value}>${option.label[language]}</option>`)}
    </select>`;
  }
  if (one.control === 'number' || one.control === 'slider') {
    return html`<input
      type="number"
      min=${one.min ?? ''}
      max=${one.max ?? ''}
      step="any"
      .value=${value === null ? '' : String(value)}
      @input=${(event: Event) => {
        const { value: text } = event.target as HTMLInputElement;
        set(text === '' ? null : Number(text));
      }}
    />`;
  }
  if (typeof value === 'string') {
    return one.control === 'textarea'
      ? html`<textarea
          rows="2"
          .value=${value}
          @input=${(event: Event) => set((event.target as HTMLTextAreaElement).value)}
        ></textarea>`
      : html`<input .value=${value} @input=${(event: Event) => set((event.target as HTMLInputElement).value)} />`;
  }
  return html`<textarea
    rows="3"
    .value=${JSON.stringify(value)}
    @change=${(event: Event) => set(parse((event.target as HTMLTextAreaElement).value, value))}
  ></textarea>`;
}

/** All properties of a widget as a form that changes them while one looks. */
export function renderProperties(fields: Fields, values: Values, language: Language, change: Change): TemplateResult {
  return html`${formOf(fields).map(
    (group) =>
      html`<h2>${group.label[language]}</h2>
        ${group.fields
          .filter((one) => isShown(one.showIf, values))
          .map(
            (one) =>
              html`<label title=${one.name}>
                <span>${one.label[language]}${one.unit ? html`<i>${one.unit}</i>` : ''}</span>
                ${control(one, values[one.name], language, change)}
              </label>`,
          )}`,
  )}`;
}
