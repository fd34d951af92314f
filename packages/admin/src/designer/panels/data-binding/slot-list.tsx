import { isNumericType, type Column, type Language, type Mapping } from '@aj-report/contract';
import type { Slot } from '@aj-report/widgets/declarations';
import { useState, type DragEvent } from 'react';
import { Select } from '../../../form/select/select.tsx';
import { useText } from '../../../i18n/i18n.ts';
import { fill } from '../../../i18n/fill.ts';
import { Icon } from '../../icons/icon.tsx';
import { FIELD_DRAG_TYPE } from '../../tools/drag-types.ts';
import { fits, isUnorderedLine, withField, withoutField } from './auto-map.ts';
import { DATA_WORDS } from './data.words.ts';
import { FieldKind } from './set-fields.tsx';

interface SlotListProps {
  readonly slots: Readonly<Record<string, Slot>>;
  readonly columns: readonly Column[];
  readonly mapping: readonly Mapping[];
  readonly language: Language;
  onChange(mapping: readonly Mapping[]): void;
  readonly onAutoMap?: () => void;
}

/** The roles of a widget and the fields that play them. */
export function SlotList({ slots, columns, mapping, language, onChange, onAutoMap }: SlotListProps) {
  const text = useText();
  return (
    <section className="data__part">
      <h4>
        {text(DATA_WORDS.roles)}
        {onAutoMap ? (
          <button type="button" className="text-button" onClick={onAutoMap}>
            {text(DATA_WORDS.autoMap)}
          </button>
        ) : null}
      </h4>
      {Object.entries(slots).map(([role, slot]) => (
        <SlotRow
          key={role}
          role={role}
          slot={slot}
          columns={columns}
          fields={mapping.filter((one) => one.role === role).map((one) => one.field)}
          language={language}
          onAdd={(field) => onChange(withField(mapping, slots, role, field))}
          onRemove={(field) => onChange(withoutField(mapping, role, field))}
        />
      ))}
    </section>
  );
}

interface SlotRowProps {
  readonly role: string;
  readonly slot: Slot;
  readonly columns: readonly Column[];
  readonly fields: readonly string[];
  readonly language: Language;
  onAdd(field: string): void;
  onRemove(field: string): void;
}

function SlotRow({ role, slot, columns, fields, language, onAdd, onRemove }: SlotRowProps) {
  const text = useText();
  const [isOver, setIsOver] = useState(false);
  const free = columns.filter((column) => !fields.includes(column.name));

  function handleDrop(event: DragEvent): void {
    setIsOver(false);
    const field = event.dataTransfer.getData(FIELD_DRAG_TYPE);
    if (field) onAdd(field);
  }

  function handleDragOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes(FIELD_DRAG_TYPE)) return;
    event.preventDefault();
    setIsOver(true);
  }

  return (
    <div
      className="slot"
      data-slot={role}
      data-over={isOver || undefined}
      onDrop={handleDrop}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      <div className="slot__head">
        <span className="slot__label" data-required={slot.required || undefined}>
          {slot.label[language]}
        </span>
        <span className="data__hint">{slot.hint[language]}</span>
      </div>
      <div className="fields">
        {fields.map((field) => (
          <SlotField
            key={field}
            field={field}
            column={columns.find((column) => column.name === field)}
            onRemove={() => onRemove(field)}
          />
        ))}
        {slot.many || fields.length === 0 ? (
          <Select
            className="slot__pick"
            size="small"
            label={`${slot.label[language]}: ${text(DATA_WORDS.pickField)}`}
            placeholder={text(DATA_WORDS.pickField)}
            value={undefined}
            options={free.map(({ name }) => ({ value: name, label: name }))}
            onChange={(name) => onAdd(String(name))}
          />
        ) : null}
      </div>
      <SlotProblems slot={slot} columns={columns} fields={fields} />
    </div>
  );
}

interface SlotFieldProps {
  readonly field: string;
  readonly column: Column | undefined;
  onRemove(): void;
}

function SlotField({ field, column, onRemove }: SlotFieldProps) {
  const text = useText();
  return (
    <span className="field-chip field-chip--set" title={field} data-missing={!column || undefined}>
      {column ? <FieldKind isNumber={isNumericType(column.type)} isTime={column.type.startsWith('date')} /> : null}
      <span className="ellipsis">{field}</span>
      <button type="button" aria-label={fill(text(DATA_WORDS.removeField), { field })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}

function SlotProblems({ slot, columns, fields }: Pick<SlotRowProps, 'slot' | 'columns' | 'fields'>) {
  const text = useText();
  const problems = fields.flatMap((field) => {
    const column = columns.find((one) => one.name === field);
    if (!column) return fill(text(DATA_WORDS.notInSet), { field });
    if (!fits(slot, column)) return fill(text(DATA_WORDS.notNumeric), { field });
    return isUnorderedLine(slot, column) ? fill(text(DATA_WORDS.unorderedLine), { field }) : [];
  });
  return problems.map((problem) => (
    <p key={problem} className="data__warning">
      {problem}
    </p>
  ));
}
