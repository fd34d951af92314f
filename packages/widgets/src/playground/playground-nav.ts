import type { Language } from '@aj-report/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { declarations } from '../gen/declarations.gen.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { ENTRIES, entryOf, writePlace, type Entry, type PlaygroundPlace } from './playground-place.ts';
import { CATEGORIES, wordOf } from './playground-words.ts';

function includes(search: string, ...texts: readonly string[]): boolean {
  return texts.some((text) => text.toLowerCase().includes(search));
}

/** Samples of a widget that a search finds by their own name, else all of them when it finds the widget. */
export function findSamples(declaration: WidgetDeclaration, search: string): readonly Entry[] {
  const wanted = search.trim().toLowerCase();
  const { type, label, summary } = declaration;
  const entries = ENTRIES.filter((entry) => entry.type === type);
  const named = entries.filter(({ sample }) => includes(wanted, sample.name, sample.label.zh, sample.label.en));
  if (named.length > 0) return named;
  return includes(wanted, type, label.zh, label.en, summary.zh, summary.en) ? entries : [];
}

function renderWidget(declaration: WidgetDeclaration, place: PlaygroundPlace, search: string): unknown {
  const found = findSamples(declaration, search);
  if (found.length === 0) return nothing;
  const { type, label } = declaration;
  const isOpen = place.type === type;
  const isListed =
    isOpen || (search.trim() !== '' && found.length < ENTRIES.filter((entry) => entry.type === type).length);
  const current = entryOf(place);
  return html`
    <a class="widget" href=${writePlace({ ...place, type, sample: 'typical', size: '' })} ?data-open=${isOpen}>
      ${label[place.language]}<small>${found.length}</small>
    </a>
    ${
      isListed
        ? found.map(
            (entry) =>
              html`<a
                class="sample"
                href=${writePlace({ ...place, type, sample: entry.sample.name })}
                aria-current=${isOpen && entry === current ? 'true' : nothing}
                >${entry.sample.label[place.language]}</a
              >`,
          )
        : nothing
    }
  `;
}

function renderCategories(place: PlaygroundPlace, search: string): readonly TemplateResult[] {
  return CATEGORIES.flatMap(([category, label]) => {
    const members = Object.values(declarations).filter(
      (one) => one.category === category && findSamples(one, search).length > 0,
    );
    if (members.length === 0) return [];
    return [
      html`<h2>${label[place.language]}</h2>
        ${members.map((one) => renderWidget(one, place, search))}`,
    ];
  });
}

/** The list of widgets by kind, with the samples of the one that is open or of those that the search found. */
export function renderNav(place: PlaygroundPlace, search: string, language: Language): TemplateResult {
  const categories = renderCategories(place, search);
  return html`
    <a class="widget" href=${writePlace({ ...place, type: '' })} ?data-open=${place.type === ''}
      >${wordOf('all', language)}<small>${Object.keys(declarations).length}</small></a
    >
    ${categories.length > 0 ? categories : html`<p>${wordOf('nothing', language)}</p>`}
  `;
}
