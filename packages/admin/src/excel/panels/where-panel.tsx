import type { DataSetChoice, ExcelCell, ExcelCellFilter } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { conditionCells, conditionSet, isLost, sharedConditions } from '../document/conditions.ts';
import { toTyped } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { patchSelection, useDocument, useSheet } from '../use-excel.ts';
import { Select, TextBox } from './controls.tsx';

const CONDITIONS_MAX = 10;
/** Stands for a value in place of a cell. */
const CONSTANT = '=';

interface ConditionProps {
  readonly condition: ExcelCellFilter;
  readonly fields: readonly string[];
  readonly cells: readonly string[];
  /** What is wrong with it; null = nothing. */
  readonly fault: string | null;
  onChange(next: ExcelCellFilter | null): void;
}

function Condition({ condition, fields, cells, fault, onChange }: ConditionProps) {
  const text = useText();
  const { field, cell, value } = condition;
  const name = cell?.toUpperCase() ?? CONSTANT;
  const pairs = (list: readonly string[]) => [...new Set(list)].map((one) => [one, one] as const);
  return (
    <div className="xl-nested" data-where>
      <div className="xl-pair">
        <Select
          label={text(WORDS.whereField)}
          value={field}
          choices={pairs([...fields, field])}
          onChange={(next) => onChange({ ...condition, field: next })}
        />
        <span>=</span>
        <Select
          label={text(WORDS.whereCell)}
          value={name}
          choices={[...pairs([...cells, ...(cell === undefined ? [] : [name])]), [CONSTANT, text(WORDS.whereConstant)]]}
          onChange={(next) => onChange(next === CONSTANT ? { field, value: value ?? '' } : { field, cell: next })}
        />
        <button
          type="button"
          className="xl-tool"
          title={text(WORDS.remove)}
          aria-label={text(WORDS.remove)}
          onClick={() => onChange(null)}
        >
          <sl-icon name="x-lg" />
        </button>
      </div>
      {cell === undefined ? (
        <TextBox
          label={text(WORDS.whereConstant)}
          placeholder={text(WORDS.whereConstant)}
          value={String(value ?? '')}
          onCommit={(next) => onChange({ field, value: toTyped(next).value ?? '' })}
        />
      ) : null}
      {fault === null ? null : (
        <p className="xl-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface WherePanelProps {
  readonly cell: ExcelCell;
  readonly sets: readonly DataSetChoice[];
}

/** Which rows of its set the cell takes: those whose fields equal other cells, as the lines of a bill do. */
export function WherePanel({ cell, sets }: WherePanelProps) {
  const text = useText();
  const document = useDocument();
  const sheet = useSheet();
  const { where = [] } = cell;
  const setCode = conditionSet(cell);
  if (setCode === null && where.length === 0) return null;
  const set = sets.find((one) => one.setCode === setCode);
  const fields = set?.columns.map(({ name }) => name) ?? [];
  const cells = conditionCells(sheet, cell);
  const change = (next: readonly ExcelCellFilter[]) =>
    patchSelection(document, (one) => sharedConditions(sheet, cell, one, next));
  const faultOf = (one: ExcelCellFilter) => {
    if (isLost(sheet, cell, one)) return text(WORDS.whereLost).replace('{cell}', one.cell ?? '');
    if (!set || fields.includes(one.field)) return null;
    return text(WORDS.whereFieldGone).replace('{set}', set.setName).replace('{field}', one.field);
  };
  const first = cells[0];
  const add = () => {
    const field = fields.find((name) => !where.some((one) => one.field === name)) ?? fields[0];
    if (field !== undefined) change([...where, first === undefined ? { field, value: '' } : { field, cell: first }]);
  };
  return (
    <div className="xl-line-field" role="group" aria-label={text(WORDS.where)}>
      <span>{text(WORDS.where)}</span>
      {where.map((one, index) => (
        // Conditions have no identity of their own: their order is what they are.
        <Condition
          key={index}
          condition={one}
          fields={fields}
          cells={cells}
          fault={faultOf(one)}
          onChange={(next) => change(where.flatMap((before, at) => (at === index ? (next ?? []) : before)))}
        />
      ))}
      <button
        type="button"
        className="xl-add"
        data-add-where
        disabled={fields.length === 0 || where.length >= CONDITIONS_MAX}
        onClick={add}
      >
        <sl-icon name="plus-lg" /> {text(WORDS.add)}
      </button>
      <p className="xl-help">{text(first === undefined ? WORDS.whereNoCells : WORDS.whereHelp)}</p>
    </div>
  );
}
