import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import { asksToSend } from '../send-key.ts';
import { excelText } from './excel-texts.ts';
import { hasChoices, renderControl, type ControlOptions } from './query-control.ts';
import { fieldsOf, keyOf, type PanelField, type Parameter, type QueryValues } from './query-values.ts';

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
  /** Values of a parameter to choose among. */
  readonly load: ControlOptions['load'];
}

function renderOne(one: Parameter, panel: QueryPanelOptions, more: Partial<ControlOptions> = {}): TemplateResult {
  const { language, values, missing, onChange, load } = panel;
  const key = keyOf(one);
  return renderControl(one, {
    language,
    value: values[key] ?? '',
    isMissing: missing.has(key),
    onChange: (value) => onChange({ ...values, [key]: value }),
    load,
    ...more,
  });
}

function renderRange(from: Parameter, to: Parameter, panel: QueryPanelOptions): TemplateResult {
  const { language, values } = panel;
  const { label } = from;
  const begins = values[keyOf(from)] ?? '';
  const least = typeof begins === 'string' ? begins : '';
  return html`<div class="range" role="group" aria-label=${label}>
    ${renderOne(from, panel, { name: excelText('rangeFrom', language, { label }) })}
    ${renderOne(to, panel, { name: excelText('rangeTo', language, { label }), least })}
  </div>`;
}

function renderField({ from, to }: PanelField, panel: QueryPanelOptions): TemplateResult {
  const { language, missing } = panel;
  const empty = [from, ...(to ? [to] : [])].filter((one) => missing.has(keyOf(one)));
  const name = html`${from.label}${from.required ? html`<i aria-hidden="true">*</i>` : nothing}`;
  return html`${
    to || hasChoices(from)
      ? html`<span class="name" title=${keyOf(from)}>${name}</span>`
      : html`<label for=${keyOf(from)} title=${keyOf(from)}>${name}</label>`
  }
  ${to ? renderRange(from, to, panel) : renderOne(from, panel)}
  ${empty.map(({ label }) => html`<p class="wrong" role="alert">${excelText('required', language, { label })}</p>`)}`;
}

/** A field for each parameter that a viewer may choose. */
export function renderQueryPanel(options: QueryPanelOptions): TemplateResult {
  const { language, parameters, onRun, onReset, onHide } = options;
  const send = (event: Event) => {
    event.preventDefault();
    // There it lies over the report.
    if (matchMedia('(max-width: 640px)').matches) onHide();
    onRun();
  };
  return html`<form
    class="query"
    part="query"
    novalidate
    @submit=${send}
    @keydown=${(event: KeyboardEvent) => asksToSend(event) && send(event)}
  >
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
    <div class="fields">${fieldsOf(parameters).map((field) => renderField(field, options))}</div>
    <footer>
      <button type="button" class="main" @click=${send}>${excelText('run', language)}</button>
      <button type="button" class="plain" @click=${onReset}>${excelText('reset', language)}</button>
    </footer>
  </form>`;
}
