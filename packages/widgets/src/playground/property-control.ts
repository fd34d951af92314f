import { field, type FormField, type Language } from '@aj-report/contract';
import { html, nothing, type TemplateResult } from 'lit';
import './item-list.ts';
import type { RenderRow } from './item-list.ts';
import { wordOf } from './playground-words.ts';

/** Id of the list with the names of the columns. */
export const COLUMN_NAMES = 'column-names';

/** Controls that need the width of the panel. */
const WIDE: ReadonlySet<FormField['control']> = new Set(['list', 'palette', 'code', 'json']);

type Set = (value: unknown) => void;
type Renderer = (one: FormField, value: unknown, set: Set, language: Language) => TemplateResult;

function valueOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLTextAreaElement).value;
}

/** `#rrggbb`, all that the browser's own picker of colours knows. */
function toPicked(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7) : '#808080';
}

const renderText: Renderer = (_, value, set) =>
  html`<input .value=${String(value ?? '')} @input=${(event: Event) => set(valueOf(event))} />`;

const renderNumber: Renderer = (one, value, set) =>
  html`<input
    type="number"
    min=${one.min ?? ''}
    max=${one.max ?? ''}
    step=${one.step ?? 'any'}
    .value=${value === null ? '' : String(value)}
    @input=${(event: Event) => set(valueOf(event) === '' ? null : Number(valueOf(event)))}
  />`;

const renderSlider: Renderer = (one, value, set, language) =>
  html`<div class="pair" data-slider>
    <input
      type="range"
      min=${one.min ?? 0}
      max=${one.max ?? 100}
      step=${one.step ?? 'any'}
      aria-label=${one.label[language]}
      .value=${String(value ?? 0)}
      @input=${(event: Event) => set(Number(valueOf(event)))}
    />
    ${renderNumber(one, value, set, language)}
  </div>`;

const renderColor: Renderer = (one, value, set, language) =>
  html`<div class="pair">
    <input
      type="color"
      aria-label=${one.label[language]}
      .value=${toPicked(value)}
      @input=${(event: Event) => set(valueOf(event))}
    />
    <input
      placeholder=${one.empty === 'theme' ? wordOf('ofTheme', language) : ''}
      .value=${String(value ?? '')}
      @input=${(event: Event) => set(valueOf(event))}
    />
  </div>`;

const renderToggle: Renderer = (_, value, set) =>
  html`<input
    type="checkbox"
    .checked=${value === true}
    @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
  />`;

const renderChoice: Renderer = (one, value, set, language) =>
  html`<select
    @change=${(event: Event) => set(one.options?.[(event.target as HTMLSelectElement).selectedIndex]?.value)}
  >
    ${one.options?.map(
      (option) => html`<option ?selected=${option.value === value}>${option.label[language]}</option>`,
    )}
  </select>`;

const renderLongText: Renderer = (_, value, set) =>
  html`<textarea rows="2" .value=${String(value ?? '')} @input=${(event: Event) => set(valueOf(event))}></textarea>`;

const renderJson: Renderer = (_, value, set) =>
  html`<textarea
    rows="3"
    spellcheck="false"
    .value=${JSON.stringify(value)}
    @change=${(event: Event) => {
      const area = event.target as HTMLTextAreaElement;
      try {
        set(JSON.parse(area.value));
        area.ariaInvalid = 'false';
      } catch {
        area.ariaInvalid = 'true';
      }
    }}
  ></textarea>`;

const renderCode: Renderer = (_, value, set) =>
  html`<textarea
    rows="12"
    spellcheck="false"
    .value=${String(value ?? '')}
    @change=${(event: Event) => set(valueOf(event))}
  ></textarea>`;

const renderDate: Renderer = (_, value, set) =>
  html`<input type="date" .value=${String(value ?? '')} @change=${(event: Event) => set(valueOf(event))} />`;

/** A column of the data; the page lists their names. */
const renderColumn: Renderer = (_, value, set) =>
  html`<input list=${COLUMN_NAMES} .value=${String(value ?? '')} @input=${(event: Event) => set(valueOf(event))} />`;

/** Lists of records, and of colours: these are records of one field. */
const COLOUR = { colour: field.color({ label: { zh: '颜色', en: 'Colour' } }) };

type Item = Readonly<Record<string, unknown>>;

const renderItems: Renderer = (one, value, set, language) => {
  const isPalette = one.control === 'palette';
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = isPalette ? values.map((colour) => ({ colour })) : (values as readonly Item[]);
  const tell = ({ detail }: CustomEvent<readonly Item[]>) =>
    set(isPalette ? detail.map(({ colour }) => colour) : detail);
  return html`<aj-item-list
    .items=${items}
    .fields=${isPalette ? COLOUR : (one.item ?? {})}
    .maxItems=${one.maxItems ?? Number.POSITIVE_INFINITY}
    .language=${language}
    .renderRow=${ROWS[language]}
    @items=${tell}
  ></aj-item-list>`;
};

const RENDERERS: Partial<Record<FormField['control'], Renderer>> = {
  text: renderText,
  image: renderText,
  font: renderText,
  map: renderText,
  column: renderColumn,
  textarea: renderLongText,
  code: renderCode,
  date: renderDate,
  list: renderItems,
  palette: renderItems,
  number: renderNumber,
  slider: renderSlider,
  toggle: renderToggle,
  color: renderColor,
};

/** A simple input for a property; what has no simple one is edited as JSON. */
function renderControl(one: FormField, value: unknown, language: Language, set: Set): TemplateResult {
  const renderer = one.options ? renderChoice : (RENDERERS[one.control] ?? renderJson);
  return renderer(one, value, set, language);
}

/** A property with its name and input; `mark` stands before the name. Lists take the whole width below their name. */
export function renderRow(
  one: FormField,
  value: unknown,
  { language, set, mark = nothing }: { readonly language: Language; readonly set: Set; readonly mark?: unknown },
): TemplateResult {
  const name = html`<span title=${one.hint?.[language] ?? one.name}
    >${mark}${one.label[language]}${one.unit ? html`<i>${one.unit}</i>` : nothing}</span
  >`;
  const control = renderControl(one, value, language, set);
  return WIDE.has(one.control)
    ? html`<div class="wide" role="group" aria-label=${one.label[language]}>${name}${control}</div>`
    : html`<label>${name}${control}</label>`;
}

/** The same function each time, so that a list is drawn anew only when it changed. */
const ROWS: Readonly<Record<Language, RenderRow>> = {
  zh: (one, value, set) => renderRow(one, value, { language: 'zh', set }),
  en: (one, value, set) => renderRow(one, value, { language: 'en', set }),
};
