import { html, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import './aj-excel-choices.ts';
import type { ParameterValues } from './excel-session.ts';
import { excelText } from './excel-texts.ts';
import { itemsOf, keyOf, type Parameter, type QueryValue } from './query-values.ts';

export interface ControlOptions {
  readonly language: Language;
  readonly value: QueryValue;
  readonly isMissing: boolean;
  /** For those who do not see where it stands; default: the label of the field. */
  readonly name?: string;
  /** The least value that makes sense; empty = any. */
  readonly least?: string;
  readonly onChange: (value: QueryValue) => void;
  readonly load: (one: Parameter, search: string, signal: AbortSignal) => Promise<ParameterValues>;
}

const INPUT_TYPES = {
  string: 'text',
  number: 'number',
  date: 'date',
  datetime: 'datetime-local',
  month: 'month',
  boolean: 'text',
  list: 'text',
} as const;

/** A value as an input of its type takes it: a day has no time, and a moment has one. */
export function toShown(type: Parameter['paramType'], value: string): string {
  if (type === 'date') return value.slice(0, 'YYYY-MM-DD'.length);
  if (type === 'month') return value.slice(0, 'YYYY-MM'.length);
  if (type !== 'datetime') return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value.replace(' ', 'T');
}

function renderSelect(
  one: Parameter,
  items: readonly (readonly [value: string, text: string])[],
  { language, value, isMissing, onChange }: ControlOptions,
): TemplateResult {
  const change = (event: Event) => onChange((event.currentTarget as HTMLSelectElement).value);
  return html`<select id=${keyOf(one)} aria-invalid=${isMissing} @change=${change}>
    <option value="" ?selected=${value === ''}>${one.required ? '' : excelText('any', language)}</option>
    ${items.map(([item, text]) => html`<option value=${item} ?selected=${item === value}>${text}</option>`)}
  </select>`;
}

function renderChoices(one: Parameter, options: ControlOptions): TemplateResult {
  const { language, value, isMissing, onChange, load } = options;
  const isList = one.paramType === 'list';
  const ofAllowed = (search: string): ParameterValues => {
    const found = one.allowedValues.filter((item) => item.toLowerCase().includes(search.toLowerCase()));
    return { values: found.map((item) => ({ value: item, text: item })), hasMore: false };
  };
  const picked = isList ? itemsOf(value) : [value].flat().filter((item) => item !== '');
  return html`<aj-excel-choices
    id=${keyOf(one)}
    .spoken=${language}
    .label=${one.label}
    .picked=${picked}
    ?multiple=${isList}
    ?required=${one.required}
    ?invalid=${isMissing}
    .load=${async (search: string, signal: AbortSignal) =>
      one.allowedValues.length > 0 ? ofAllowed(search) : load(one, search, signal)}
    @pick=${({ detail }: CustomEvent<readonly string[]>) => onChange(isList ? detail : (detail[0] ?? ''))}
  ></aj-excel-choices>`;
}

/** Whether a parameter is chosen by a control that a label cannot point to. */
export function hasChoices({ paramType, allowedValues, hasValues = false }: Parameter): boolean {
  return paramType === 'list' ? hasValues || allowedValues.length > 0 : hasValues && allowedValues.length === 0;
}

/** What a value of a parameter is chosen with. */
export function renderControl(one: Parameter, options: ControlOptions): TemplateResult {
  const { language, value, isMissing, name, least = '', onChange } = options;
  if (hasChoices(one)) return renderChoices(one, options);
  if (one.allowedValues.length > 0 && one.paramType !== 'list') {
    return renderSelect(
      one,
      one.allowedValues.map((item) => [item, item] as const),
      options,
    );
  }
  if (one.paramType === 'boolean') {
    const isYes = value === 'true' || value === '1';
    const shown = value === '' ? '' : String(isYes);
    const items = [
      ['true', excelText('yes', language)],
      ['false', excelText('no', language)],
    ] as const;
    return renderSelect(one, items, { ...options, value: shown });
  }
  const text = typeof value === 'string' ? value : value.join(', ');
  return html`<input
    id=${keyOf(one)}
    type=${INPUT_TYPES[one.paramType]}
    step=${one.paramType === 'datetime' ? '1' : 'any'}
    min=${toShown(one.paramType, least)}
    aria-label=${name ?? one.label}
    aria-invalid=${isMissing}
    placeholder=${one.paramType === 'list' ? excelText('listHint', language) : ''}
    .value=${toShown(one.paramType, text)}
    @input=${(event: Event) => onChange((event.currentTarget as HTMLInputElement).value)}
  />`;
}
