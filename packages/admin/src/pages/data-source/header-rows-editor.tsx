import { NumberBox } from '../../form/controls/number-box.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { HeaderRow } from './header-rows.ts';

interface HeaderRowsEditorProps {
  readonly rows: readonly HeaderRow[];
  onChange(rows: readonly HeaderRow[]): void;
}

/** Says in which row of which sheet the names stand, for sheets where finding it by itself goes wrong. */
export function HeaderRowsEditor({ rows, onChange }: HeaderRowsEditorProps) {
  const t = useT();
  function change(place: number, part: Partial<HeaderRow>) {
    onChange(rows.map((row, index) => (index === place ? { ...row, ...part } : row)));
  }
  return (
    <sl-details className="header-rows" summary={t('source.advanced')}>
      <p className="muted">{t('source.advancedHint')}</p>
      {rows.map((row, place) => (
        <div key={place} className="header-rows__row">
          <sl-input
            placeholder={t('source.sheet')}
            className="aj-control"
            label={t('source.sheet')}
            value={row.sheet}
            onsl-input={(event) => change(place, { sheet: (event.target as HTMLInputElement).value })}
          />
          <NumberBox
            label={t('source.headerRow')}
            value={row.row}
            min={0}
            max={1000}
            disabled={false}
            unit={t('source.headerRow')}
            onChange={(value) => change(place, { row: Math.round(value ?? 1) })}
          />
          <sl-icon-button
            name="trash"
            label={t('crud.delete')}
            onClick={() => onChange(rows.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <button type="button" className="text-button" onClick={() => onChange([...rows, { sheet: '', row: 1 }])}>
        <sl-icon name="plus-lg" /> {t('source.addSheet')}
      </button>
    </sl-details>
  );
}
