import type { DataSetChoice, ExcelCell, ExcelCellFilter } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { conditionCells, conditionSet, lostCell, misfit, sharedConditions } from '../document/conditions.ts';
import { WORDS } from '../excel.words.ts';
import { patchSelection, useDocument, useExcel, useSheet } from '../use-excel.ts';
import { WHERE_WORDS } from '../where.words.ts';
import { WhereCondition } from './where-condition.tsx';

const CONDITIONS_MAX = 10;

interface WherePanelProps {
  readonly cell: ExcelCell;
  readonly sets: readonly DataSetChoice[];
}

/** Which rows of its set the cell takes: those whose fields equal, exceed … cells, parameters or constants. */
export function WherePanel({ cell, sets }: WherePanelProps) {
  const text = useText();
  const document = useDocument();
  const sheet = useSheet();
  const setCodes = useExcel((state) => state.content.setCodes);
  const { where = [] } = cell;
  const setCode = conditionSet(cell);
  if (setCode === null && where.length === 0) return null;
  const set = sets.find((one) => one.setCode === setCode);
  const fields = set?.columns.map(({ name }) => name) ?? [];
  const cells = conditionCells(sheet, cell);
  const change = (next: readonly ExcelCellFilter[]) =>
    patchSelection(document, (one) => sharedConditions(sheet, cell, one, next));
  const faultOf = (one: ExcelCellFilter) => {
    const lost = lostCell(sheet, cell, one);
    if (lost !== undefined) return text(WHERE_WORDS.lost).replace('{cell}', lost);
    const column = set?.columns.find(({ name }) => name === one.field);
    if (set && !column) {
      return text(WHERE_WORDS.fieldGone).replace('{set}', set.setName).replace('{field}', one.field);
    }
    const wrong = column ? misfit(one, column.type) : null;
    if (!wrong) return null;
    const said = text(wrong.wanted === 'number' ? WHERE_WORDS.noNumber : WHERE_WORDS.noDay);
    return said.replace('{field}', one.field).replace('{value}', wrong.value);
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
        <WhereCondition
          key={index}
          condition={one}
          fields={fields}
          cells={cells}
          sets={sets.filter((other) => setCodes.includes(other.setCode))}
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
      <p className="xl-help">{text(WHERE_WORDS.help)}</p>
    </div>
  );
}
