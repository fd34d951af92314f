import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import { excelText } from './excel-texts.ts';
import { keyOf, type Parameter, type QueryValues } from './query-values.ts';

export interface QueryPanelOptions {
  readonly language: Language;
  readonly parameters: readonly Parameter[];
  readonly values: QueryValues;
  /** Keys of fields that are empty and must not be. */
  readonly missing: ReadonlySet<string>;
  readonly onChange: (values: QueryValues) => void;
  readonly onRun: () => void;
  readonly onReset: () => void;
  readonly onHide: () => void;
}

const INPUT_TYPES = { string: 'text', number: 'number', date: 'date', list: 'text' } as const;

function renderControl(one: Parameter, options: QueryPanelOptions): TemplateResult {
  const { language, values, missing, onChange } = options;
  const key = keyOf(one);
  const value = values[key] ?? '';
  const change = (event: Event) =>
    onChange({ ...values, [key]: (event.currentTarget as HTMLInputElement | HTMLSelectElement).value });
  if (one.allowedValues.length > 0 && one.paramType !== 'list') {
    return html`<select id=${key} aria-invalid=${missing.has(key)} @change=${change}>
      <option value="" ?selected=${value === ''}>${one.required ? '' : excelText('any', language)}</option>
      ${one.allowedValues.map((item) => html`<option value=${item} ?selected=${item === value}>${item}</option>`)}
    </select>`;
  }
  return html`<input
    id=${key}
    type=${INPUT_TYPES[one.paramType]}
    step="any"
    aria-invalid=${missing.has(key)}
    placeholder=${one.paramType === 'list' ? excelText('listHint', language) : ''}
    .value=${value}
    @input=${change}
  />`;
}

/** A field for each parameter that a viewer may choose. */
export function renderQueryPanel(options: QueryPanelOptions): TemplateResult {
  const { language, parameters, missing, onRun, onReset, onHide } = options;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // There it lies over the report.
    if (matchMedia('(max-width: 640px)').matches) onHide();
    onRun();
  };
  return html`<form class="query" part="query" @submit=${handleSubmit} novalidate>
    <header>
      <h2>${excelText('query', language)}</h2>
      <button
        type="button"
        class="tool"
        title=${excelText('queryHide', language)}
        aria-label=${excelText('queryHide', language)}
        @click=${onHide}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>
      </button>
    </header>
    <div class="fields">
      ${parameters.map(
        (one) =>
          html`<label for=${keyOf(one)} title=${keyOf(one)}>
              ${one.label}${one.required ? html`<i aria-hidden="true">*</i>` : nothing}
            </label>
            ${renderControl(one, options)}
            ${missing.has(keyOf(one)) ? html`<p class="wrong" role="alert">${excelText('required', language, { label: one.label })}</p>` : nothing}`,
      )}
    </div>
    <footer>
      <button class="main">${excelText('run', language)}</button>
      <button type="button" class="plain" @click=${onReset}>${excelText('reset', language)}</button>
    </footer>
  </form>`;
}
