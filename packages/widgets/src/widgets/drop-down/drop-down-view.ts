import type { Language } from '@aj-report/contract';
import { html, nothing } from 'lit';
import { renderControlIcon } from '../../kit/control/control-icons.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import type { Choice } from '../../shapes/choices.ts';

export interface ListView {
  readonly choices: readonly Choice[];
  readonly chosen: Choice | undefined;
  /** Place of the choice that Enter would take. */
  readonly active: number;
  readonly language: Language;
  onChoose(choice: Choice): void;
  onPoint(index: number): void;
}

/** The options of the open list; `onChoose` and `onPoint` hear of the pointer. */
export function renderOptions({ choices, chosen, active, language, onChoose, onPoint }: ListView): unknown {
  return html`<div role="listbox" id="choices" aria-label=${lateTextOf('search', language)}>
    ${choices.map(
      (choice, i) =>
        html`<div
          class="option"
          part=${choice.value === chosen?.value ? 'option chosen' : 'option'}
          role="option"
          id="choice-${i}"
          aria-selected=${choice.value === chosen?.value}
          ?data-active=${i === active}
          @click=${() => onChoose(choice)}
          @pointermove=${() => onPoint(i)}
        >
          <span>${choice.label}</span>${renderControlIcon('check')}
        </div>`,
    )}
    ${choices.length === 0 ? html`<div class="none">${lateTextOf('noMatch', language)}</div>` : nothing}
  </div>`;
}
