import { defaultsOf, formOf, isShown, rowTitle, type FormField } from '@aj-report/contract';
import { useState } from 'react';
import { useFormSettings, type ChangePhase, type ControlProps } from '../control.ts';
import { FieldRow } from './field-row.tsx';
import { inPairs } from '../form-model.ts';
import { FORM_WORDS } from '../form.words.ts';
import { wordIn } from '../../i18n/fill.ts';

type Row = Readonly<Record<string, unknown>>;

interface RowCardProps {
  readonly row: Row;
  readonly place: number;
  readonly count: number;
  readonly columns: readonly FormField[];
  readonly disabled: boolean;
  onChange(row: Row, phase: ChangePhase): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function RowCard({ row, place, count, columns, disabled, onChange, onMove, onRemove }: RowCardProps) {
  const { language } = useFormSettings();
  const [isOpen, setIsOpen] = useState(count <= 3);
  const fallback = wordIn(language, FORM_WORDS.row, { n: place + 1 });
  return (
    <div className="aj-list__row">
      <div className="aj-list__head">
        <button
          type="button"
          className="aj-list__title ellipsis"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <sl-icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <span className="ellipsis">{rowTitle(row, columns, language) || fallback}</span>
        </button>
        <button
          type="button"
          title={FORM_WORDS.moveUp[language]}
          disabled={disabled || place === 0}
          onClick={() => onMove(-1)}
        >
          <sl-icon name="arrow-up" />
        </button>
        <button
          type="button"
          title={FORM_WORDS.moveDown[language]}
          disabled={disabled || place === count - 1}
          onClick={() => onMove(1)}
        >
          <sl-icon name="arrow-down" />
        </button>
        <button type="button" title={FORM_WORDS.removeRow[language]} disabled={disabled} onClick={onRemove}>
          <sl-icon name="trash" />
        </button>
      </div>
      {isOpen ? (
        <div className="aj-list__body">
          {inPairs(columns.filter((column) => isShown(column.showIf, row))).map((column) => (
            <FieldRow
              key={column.name}
              field={column}
              value={row[column.name] ?? column.default}
              mixed={false}
              disabled={disabled}
              onChange={(value, phase) => onChange({ ...row, [column.name]: value }, phase ?? 'done')}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Rows with the columns that the field's `item` declares. */
export function ListControl({ field, value, mixed, disabled, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const rows = !mixed && Array.isArray(value) ? (value as Row[]) : [];
  const item = field.item ?? {};
  const columns = formOf(item).flatMap((group) => group.fields);

  function move(place: number, by: -1 | 1) {
    const next = [...rows];
    const [row] = next.splice(place, 1);
    if (row) next.splice(place + by, 0, row);
    onChange(next, 'done');
  }

  return (
    <div className="aj-list">
      {rows.length === 0 ? <div className="muted">{FORM_WORDS[mixed ? 'mixed' : 'noRows'][language]}</div> : null}
      {rows.map((row, place) => (
        <RowCard
          key={place}
          row={row}
          place={place}
          count={rows.length}
          columns={columns}
          disabled={disabled}
          onChange={(next, phase) =>
            onChange(
              rows.map((one, index) => (index === place ? next : one)),
              phase,
            )
          }
          onMove={(by) => move(place, by)}
          onRemove={() =>
            onChange(
              rows.filter((_, index) => index !== place),
              'done',
            )
          }
        />
      ))}
      <button
        type="button"
        className="text-button aj-list__add"
        disabled={disabled}
        onClick={() => onChange([...rows, defaultsOf(item)], 'done')}
      >
        <sl-icon name="plus-lg" /> {FORM_WORDS.addRow[language]}
      </button>
    </div>
  );
}
