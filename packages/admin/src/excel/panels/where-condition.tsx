import {
  isValueless,
  SYMBOLS,
  type CalcSymbol,
  type DataSetChoice,
  type ExcelCellFilter,
  type ExcelCompared,
} from '@aj-report/contract';
import { currentLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/i18n.ts';
import { symbolText } from '../document/conditions.ts';
import { patched, toTyped } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { WHERE_WORDS } from '../where.words.ts';
import { Select, TextBox } from './controls.tsx';

/** Stand for a value, and for several, in place of a cell or parameter. */
const CONSTANT = '=';
const VALUES = '[]';

type Pairs = readonly (readonly [value: string, text: string, group?: string])[];

function keyOf({ cell, param }: ExcelCompared): string {
  return cell?.toUpperCase() ?? (param ? `${param.setCode}.${param.paramName}` : CONSTANT);
}

function fromKey(key: string, value: ExcelCompared['value']): ExcelCompared {
  if (key === CONSTANT) return { value: value ?? '' };
  const dot = key.indexOf('.');
  if (dot < 0) return { cell: key };
  return { param: { setCode: key.slice(0, dot), paramName: key.slice(dot + 1) } };
}

interface ComparedProps {
  readonly label: string;
  readonly compared: ExcelCompared;
  readonly cells: readonly string[];
  readonly params: Pairs;
  onChange(next: ExcelCompared): void;
}

/** One value with which rows are compared: of a cell, of a parameter, or a constant. */
function Compared({ label, compared, cells, params, onChange }: ComparedProps) {
  const text = useText();
  const key = keyOf(compared);
  const known = new Set([CONSTANT, ...cells, ...params.map(([one]) => one)]);
  const named: Pairs = known.has(key) ? [] : [[key, key]];
  const choices: Pairs = [
    [CONSTANT, text(WHERE_WORDS.constant)],
    ...[...cells, ...named.map(([one]) => one)].map((one) => [one, one, text(WHERE_WORDS.cells)] as const),
    ...params,
  ];
  return (
    <div className="xl-pair">
      <Select
        label={label}
        value={key}
        choices={choices}
        onChange={(next) => onChange(fromKey(next, compared.value))}
      />
      {key === CONSTANT ? (
        <TextBox
          label={`${label} ${text(WHERE_WORDS.constant)}`}
          placeholder={text(WHERE_WORDS.constant)}
          value={String(compared.value ?? '')}
          onCommit={(next) => onChange({ value: toTyped(next).value ?? '' })}
        />
      ) : null}
    </div>
  );
}

interface ListProps {
  readonly condition: ExcelCellFilter;
  readonly params: Pairs;
  onChange(next: ExcelCellFilter): void;
}

/** Lines of a text; the end of the last one begins no further one. */
function toLines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** Several constants, one a line, or the values of a parameter. */
function List({ condition, params, onChange }: ListProps) {
  const text = useText();
  const { field, symbol, values = [], param } = condition;
  const head = { field, ...(symbol ? { symbol } : {}) };
  return (
    <>
      <Select
        label={text(WHERE_WORDS.compared)}
        value={param ? keyOf({ param }) : VALUES}
        choices={[[VALUES, text(WHERE_WORDS.values)], ...params]}
        onChange={(next) => onChange(next === VALUES ? { ...head, values } : { ...head, ...fromKey(next, undefined) })}
      />
      {param ? null : (
        <>
          <TextBox
            label={text(WHERE_WORDS.values)}
            isLong
            value={values.map((one) => String(one ?? '')).join('\n')}
            onCommit={(next) =>
              onChange({ ...head, values: next === '' ? [] : toLines(next).map((one) => toTyped(one).value ?? '') })
            }
          />
          <p className="xl-help">{text(WHERE_WORDS.valuesHelp)}</p>
        </>
      )}
    </>
  );
}

/** The condition with another symbol, and what that compares with. */
function withSymbol(condition: ExcelCellFilter, symbol: CalcSymbol): ExcelCellFilter {
  const { field, to, values, cell, param, value } = condition;
  const head: ExcelCellFilter = { field, ...(symbol === '=' ? {} : { symbol }) };
  if (isValueless(symbol)) return head;
  if (symbol === 'in') return param ? { ...head, param } : { ...head, values: values ?? (value ? [value] : []) };
  const first = patched<ExcelCompared>({}, { cell, param, value: value ?? values?.[0] });
  const one = Object.keys(first).length === 0 ? { value: '' } : first;
  return { ...head, ...one, ...(symbol === 'between' ? { to: to ?? { value: '' } } : {}) };
}

export interface ConditionProps {
  readonly condition: ExcelCellFilter;
  readonly fields: readonly string[];
  readonly cells: readonly string[];
  readonly sets: readonly DataSetChoice[];
  /** What is wrong with it; null = nothing. */
  readonly fault: string | null;
  onChange(next: ExcelCellFilter | null): void;
}

/** One condition: its field, how it compares, and with what. */
export function WhereCondition({ condition, fields, cells, sets, fault, onChange }: ConditionProps) {
  const text = useText();
  const { field, symbol = '=', to } = condition;
  const params: Pairs = sets.flatMap(({ setCode, setName, dataSetParamDtoList }) =>
    dataSetParamDtoList.map(({ paramName, paramDesc }) => {
      const label = `${setName} · ${paramDesc || paramName}`;
      return [`${setCode}.${paramName}`, label, text(WHERE_WORDS.params)] as const;
    }),
  );
  return (
    <div className="xl-nested" data-where>
      <div className="xl-pair">
        <Select
          label={text(WHERE_WORDS.field)}
          value={field}
          choices={[...new Set([...fields, field])].map((one) => [one, one] as const)}
          onChange={(next) => onChange({ ...condition, field: next })}
        />
        <Select<CalcSymbol>
          label={text(WHERE_WORDS.symbol)}
          value={symbol}
          choices={SYMBOLS.map(({ value }) => [value, symbolText(value, currentLanguage())] as const)}
          onChange={(next) => onChange(withSymbol(condition, next))}
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
      {symbol === 'in' ? <List condition={condition} params={params} onChange={onChange} /> : null}
      {symbol === 'in' || isValueless(symbol) ? null : (
        <Compared
          label={text(WHERE_WORDS.compared)}
          compared={condition}
          cells={cells}
          params={params}
          onChange={(next) =>
            onChange({ field, ...(symbol === '=' ? {} : { symbol }), ...next, ...(to ? { to } : {}) })
          }
        />
      )}
      {symbol === 'between' ? (
        <Compared
          label={text(WHERE_WORDS.to)}
          compared={to ?? {}}
          cells={cells}
          params={params}
          onChange={(next) => onChange({ ...condition, to: next })}
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
