import type { DataSetChoice, ExcelCell } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import {
  expressionChoices,
  fieldOf,
  isExpression,
  type ExpressionChoice,
  type ExpressionKind,
} from '../document/expression-choices.ts';
import { WORDS } from '../excel.words.ts';
import { withChoice } from '../document/selection-edit.ts';
import { patchSelection, useDocument, useExcel } from '../use-excel.ts';
import { Line, Select } from './controls.tsx';

const HEADINGS: Partial<Record<ExpressionKind, keyof typeof WORDS>> = {
  index: 'running',
  serial: 'running',
  rows: 'rows',
  param: 'params',
};

interface ExpressionPanelProps {
  readonly cell: ExcelCell;
  readonly sets: readonly DataSetChoice[];
}

/** What becomes of the field of the cell; or a running number, a count or a parameter. */
export function ExpressionPanel({ cell, sets }: ExpressionPanelProps) {
  const text = useText();
  const document = useDocument();
  const { setCodes } = useExcel((state) => state.content);
  const { value, formula } = cell;
  if (formula !== undefined || typeof value === 'number' || typeof value === 'boolean') return null;
  const field = fieldOf(value);
  const used = sets.filter(({ setCode }) => setCodes.includes(setCode) || setCode === field?.setCode);
  const all = expressionChoices(value, used);
  const toChoice = ({ expression, kind, of }: ExpressionChoice) => {
    const heading = HEADINGS[kind];
    const word = of ?? text(WORDS[kind === 'field' ? 'aggregateNone' : kind === 'param' ? 'params' : kind]);
    return [expression, word, heading && text(WORDS[heading])] as const;
  };
  const shown = isExpression(value) ? String(value) : '';
  const isKnown = all.some(({ expression }) => expression === shown);
  const own = [shown, shown === '' ? text(WORDS.insertNone) : shown] as const;
  return (
    <Line label={text(field ? WORDS.aggregate : WORDS.insert)}>
      {(id) => (
        <Select
          id={id}
          value={shown}
          choices={[...(isKnown ? [] : [own]), ...all.map(toChoice)]}
          onChange={(next) => next !== shown && patchSelection(document, withChoice(cell, next, used))}
        />
      )}
    </Line>
  );
}
