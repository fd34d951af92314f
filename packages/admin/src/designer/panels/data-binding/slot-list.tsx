import { ALL_ROWS, type Aggregation, type Column, type Language, type Mapping, type Text } from '@aj-report/contract';
import type { Slot, WidgetDeclaration } from '@aj-report/widgets/declarations';
import { useState, type DragEvent } from 'react';
import { Select } from '../../../form/select/select.tsx';
import type { SelectOption } from '../../../form/select/select-options.ts';
import { useText } from '../../../i18n/i18n.ts';
import { fill } from '../../../i18n/fill.ts';
import { FIELD_DRAG_TYPE } from '../../tools/drag-types.ts';
import { fits, isUnorderedLine, withField, withoutEntry } from './auto-map.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import { isAnswerable, withFieldUse, withUse, type KnownSet } from './field-use.ts';
import { textOfUse, USE_WORDS, withText } from './field-use.words.ts';
import { UseChip } from './use-chip.tsx';

interface SlotListProps {
  readonly declaration: WidgetDeclaration;
  readonly columns: readonly Column[];
  readonly mapping: readonly Mapping[];
  readonly language: Language;
  /** What is known of the data set; absent for rows that are typed by hand: they stand as they are. */
  readonly known?: KnownSet;
  /** The rows are those that we made up: they stand in an order that we know. */
  readonly isSample?: boolean;
  /** What people read in place of a field. */
  readonly labelOf?: (field: string) => string;
  /** @param label what the history calls the change */
  onChange(mapping: readonly Mapping[], label: Text): void;
  readonly onAutoMap?: () => void;
}

/** The roles of a widget, the fields that play them, and how each is used. */
export function SlotList(props: SlotListProps) {
  const { declaration, columns, mapping, language, known, labelOf = (field) => field, onChange, onAutoMap } = props;
  const { isSample = false } = props;
  const text = useText();
  const { slots } = declaration;
  const textOf = (entry: Mapping) => textOfUse(entry, labelOf(entry.field));

  function add(role: string, field: string): void {
    const next = known
      ? withFieldUse(declaration, mapping, role, field, known)
      : withField(mapping, slots, role, field);
    const added = next.find((entry) => !mapping.includes(entry) && entry.role === role && entry.field === field);
    if (added) onChange(next, withText(DATA_LABELS.fieldAdded, textOf(added)));
  }

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
      {hasFewSpokes(declaration, mapping) ? <p className="data__warning">{text(DATA_WORDS.fewSpokes)}</p> : null}
      {Object.entries(slots).map(([role, slot]) => (
        <SlotRow
          key={role}
          role={role}
          slot={slot}
          columns={columns}
          entries={mapping.filter((one) => one.role === role)}
          language={language}
          isSample={isSample}
          canCount={known !== undefined && slot.kind === 'measure'}
          labelOf={labelOf}
          isOffered={(aggregation) => known !== undefined && isAnswerable(aggregation, mapping, known)}
          onAdd={(field) => add(role, field)}
          onRemove={(entry) =>
            onChange(withoutEntry(mapping, entry), withText(DATA_LABELS.fieldRemoved, textOf(entry)))
          }
          onUse={
            known &&
            ((entry, use) => {
              const at = mapping.indexOf(entry);
              const next = withUse(declaration, mapping, at, use, known);
              onChange(next, withText(DATA_LABELS.fieldUse, textOf(next[at] ?? entry)));
            })
          }
        />
      ))}
    </section>
  );
}

/** A radar of one or two spokes has no area. */
function hasFewSpokes({ type }: WidgetDeclaration, mapping: readonly Mapping[]): boolean {
  const spokes = mapping.filter(({ role }) => role === 'radar').length;
  return type === 'radar-chart' && spokes > 0 && spokes < 3;
}

interface SlotRowProps {
  readonly role: string;
  readonly slot: Slot;
  readonly columns: readonly Column[];
  readonly entries: readonly Mapping[];
  readonly language: Language;
  readonly isSample: boolean;
  /** Rows can be counted in this role. */
  readonly canCount: boolean;
  labelOf(field: string): string;
  isOffered(aggregation: Aggregation): boolean;
  onAdd(field: string): void;
  onRemove(entry: Mapping): void;
  readonly onUse: ((entry: Mapping, use: Parameters<typeof withUse>[3]) => void) | undefined;
}

function SlotRow(props: SlotRowProps) {
  const { role, slot, columns, entries, language, labelOf, isOffered, onAdd, onRemove, onUse } = props;
  const text = useText();
  const [isOver, setIsOver] = useState(false);

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
        {entries.map((entry, at) => (
          <UseChip
            key={`${entry.field} ${at}`}
            entry={entry}
            slot={slot}
            column={columns.find((column) => column.name === entry.field)}
            label={labelOf(entry.field)}
            onUse={onUse && ((use) => onUse(entry, use))}
            isOffered={isOffered}
            onRemove={() => onRemove(entry)}
          />
        ))}
        {slot.many || entries.length === 0 ? (
          <Select
            className="slot__pick"
            size="small"
            label={`${slot.label[language]}: ${text(DATA_WORDS.pickField)}`}
            placeholder={text(DATA_WORDS.pickField)}
            value={undefined}
            options={choicesOf(props, text(USE_WORDS.rowCount))}
            onChange={(name) => onAdd(String(name))}
          />
        ) : null}
      </div>
      {props.isSample ? null : <SlotProblems slot={slot} columns={columns} entries={entries} />}
    </div>
  );
}

/** Fields that can take the role; one that has it can take it once more where it is put together in another way. */
function choicesOf({ slot, columns, entries, canCount, labelOf }: SlotRowProps, rowCount: string): SelectOption[] {
  const isTaken = (name: string) => entries.some(({ field }) => field === name);
  const isAgain = (name: string) =>
    slot.many === true && entries.every(({ field, aggregation }) => field !== name || aggregation !== undefined);
  const free = columns.filter(({ name }) => !isTaken(name) || (canCount && isAgain(name)));
  const counted = canCount && !isTaken(ALL_ROWS) ? [{ value: ALL_ROWS, label: rowCount }] : [];
  return [...counted, ...free.map(({ name }) => ({ value: name, label: labelOf(name), words: name }))];
}

function SlotProblems({ slot, columns, entries }: Pick<SlotRowProps, 'slot' | 'columns' | 'entries'>) {
  const text = useText();
  const problems = entries.flatMap(({ field, grain, aggregation }) => {
    if (field === ALL_ROWS) return [];
    const column = columns.find((one) => one.name === field);
    if (!column) return fill(text(DATA_WORDS.notInSet), { field });
    if (!aggregation && !fits(slot, column)) return fill(text(DATA_WORDS.notNumeric), { field });
    return !grain && isUnorderedLine(slot, column) ? fill(text(DATA_WORDS.unorderedLine), { field }) : [];
  });
  return [...new Set(problems)].map((problem) => (
    <p key={problem} className="data__warning">
      {problem}
    </p>
  ));
}
