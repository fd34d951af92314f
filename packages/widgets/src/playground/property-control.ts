import type { FormField, Language } from '@aj-report/contract';
import { html, type TemplateResult } from 'lit';
import { wordOf } from './playground-words.ts';

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

const RENDERERS: Partial<Record<FormField['control'], Renderer>> = {
  text: renderText,
  image: renderText,
  font: renderText,
  map: renderText,
  column: renderText,
  textarea: renderLongText,
  number: renderNumber,
  slider: renderSlider,
  toggle: renderToggle,
  color: renderColor,
};

/** A simple input for a property; what has no simple one is edited as JSON. */
export function renderControl(one: FormField, value: unknown, language: Language, set: Set): TemplateResult {
  const renderer = one.options ? renderChoice : (RENDERERS[one.control] ?? renderJson);
  return renderer(one, value, set, language);
}
