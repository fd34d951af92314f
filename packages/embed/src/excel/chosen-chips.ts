import { html, nothing, type TemplateResult } from 'lit';
import type { ExcelAutoFilterField, ExcelFilter, Language } from '@aj-report/contract';
import { isSameField, NOTHING_CHOSEN, withFilters, withOrder, type ChosenRows } from './chosen-rows.ts';
import { excelText } from './excel-texts.ts';

/** Values of a filter that a chip names; the others are counted. */
const NAMED_MOST = 3;

function toText(value: string | number | boolean | null | undefined, language: Language): string {
  return value === null || value === undefined || value === '' ? excelText('blank', language) : String(value);
}

function conditionOf({ symbol, value }: ExcelFilter, language: Language): string {
  const values = (Array.isArray(value) ? value : [value]).map((one) => toText(one, language));
  switch (symbol) {
    case 'between':
      return `${values[0]} – ${values[1]}`;
    case '>=':
      return `≥ ${values[0]}`;
    case '<=':
      return `≤ ${values[0]}`;
    case 'contains':
      return excelText('hasText', language, { text: values[0] ?? '' });
    case 'in': {
      const named = values.slice(0, NAMED_MOST).join(language === 'zh' ? '、' : ', ');
      const more = String(values.length);
      return values.length > NAMED_MOST ? excelText('andMore', language, { named, more }) : named;
    }
    default:
      return `${symbol} ${value === undefined ? '' : values.join(', ')}`.trim();
  }
}

interface Chip {
  readonly text: string;
  readonly without: ChosenRows;
}

function chipsOf(chosen: ChosenRows, fields: readonly ExcelAutoFilterField[], language: Language): Chip[] {
  const nameOf = (one: Pick<ExcelAutoFilterField, 'setCode' | 'field'>) =>
    fields.find((field) => isSameField(field, one))?.label ?? one.field;
  const sorts = chosen.sort.map((one) => ({
    text: `${nameOf(one)} ${one.order === 'desc' ? '↓' : '↑'}`,
    without: withOrder(chosen, one, undefined),
  }));
  const filters = chosen.filter.map((one) => ({
    text: excelText('chip', language, { name: nameOf(one), condition: conditionOf(one, language) }),
    without: withFilters(
      chosen,
      one,
      chosen.filter.filter((other) => other !== one && isSameField(other, one)),
    ),
  }));
  return [...sorts, ...filters];
}

export interface ChipsOptions {
  readonly language: Language;
  readonly chosen: ChosenRows;
  readonly fields: readonly ExcelAutoFilterField[];
  readonly onChoose: (chosen: ChosenRows) => void;
}

/** What is sorted and filtered, each to be taken back; nothing where all rows are as they are. */
export function renderChips({ language, chosen, fields, onChoose }: ChipsOptions): TemplateResult | typeof nothing {
  const chips = chipsOf(chosen, fields, language);
  if (chips.length === 0) return nothing;
  return html`<div class="chips" part="chips" role="group" aria-label=${excelText('chosen', language)}>
    ${chips.map(({ text, without }) => {
      const label = excelText('takeBack', language, { name: text });
      return html`<button
        type="button"
        class="chip"
        title=${label}
        aria-label=${label}
        @click=${() => onChoose(without)}
      >
        <span>${text}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 7l10 10M17 7L7 17" /></svg>
      </button>`;
    })}
    ${
      chips.length > 1
        ? html`<button type="button" class="link" @click=${() => onChoose(NOTHING_CHOSEN)}>
            ${excelText('takeAllBack', language)}
          </button>`
        : nothing
    }
  </div>`;
}
