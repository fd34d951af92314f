import { html, nothing, type TemplateResult } from 'lit';
import type { ExcelPreview, Language } from '@aj-report/contract';
import { nextEntry } from './toolbar.ts';
import { excelText } from './excel-texts.ts';

/** Says of which data sets not all rows are shown. */
function renderTruncated(preview: ExcelPreview | null, language: Language): TemplateResult | typeof nothing {
  const sets = preview?.truncatedSets ?? [];
  if (sets.length === 0) return nothing;
  return html`<p class="truncated" role="status">${excelText('truncated', language, { sets: sets.join(', ') })}</p>`;
}

/** Says of which fields sums leave out values that are no numbers. */
function renderSkipped(preview: ExcelPreview | null, language: Language): TemplateResult | typeof nothing {
  const skipped = preview?.skippedTexts ?? [];
  if (skipped.length === 0) return nothing;
  const texts = skipped.map(({ setCode, field, count, rows, cells }) =>
    excelText('skipped', language, {
      field: `${setCode}.${field}`,
      count: String(count),
      rows: String(rows),
      cells: cells.join(', '),
    }),
  );
  return html`<p class="truncated" data-skipped role="status">${texts.join(' ')}</p>`;
}

/** Says which characters are boxes on paper. */
function renderMissing(preview: ExcelPreview | null, language: Language): TemplateResult | typeof nothing {
  const missing = preview?.missingGlyphs ?? [];
  if (missing.length === 0) return nothing;
  const signs = missing.map(({ character, place }) =>
    excelText('missingGlyph', language, { sign: character, cell: place }),
  );
  const text = excelText('missingGlyphs', language, { signs: signs.join(language === 'zh' ? '、' : ', ') });
  return html`<p class="truncated" data-missing role="status">${text}</p>`;
}

/** What readers are to know of the rows behind the report. */
export function renderNotices(preview: ExcelPreview | null, language: Language): TemplateResult {
  return html`${renderTruncated(preview, language)} ${renderSkipped(preview, language)}
  ${renderMissing(preview, language)}`;
}

/** The sheets by name, and how many rows the one that is shown has. */
export function renderTabs(
  preview: ExcelPreview | null,
  shown: number,
  language: Language,
  onChoose: (index: number) => void,
): TemplateResult {
  const sheets = preview?.sheets ?? [];
  const rows = sheets[shown]?.totalRows;
  const handleKey = (event: KeyboardEvent) => {
    const next = nextEntry(event.key, shown, sheets.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    (event.currentTarget as HTMLElement).querySelectorAll('button')[next]?.focus();
  };
  return html`<footer class=${sheets.length > 1 ? 'tabs' : 'tabs single'} part="tabs">
    <div role="tablist" aria-label=${excelText('sheets', language)} @keydown=${handleKey}>
      ${sheets.map(
        ({ name }, index) =>
          html`<button
            type="button"
            role="tab"
            aria-selected=${index === shown}
            tabindex=${index === shown ? 0 : -1}
            @click=${() => onChoose(index)}
          >
            ${name}
          </button>`,
      )}
    </div>
    ${
      rows === undefined
        ? nothing
        : html`<span class="count">${excelText('rows', language, { count: rows.toLocaleString(language) })}</span>`
    }
  </footer>`;
}
