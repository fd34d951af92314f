import { isNumericType, type Calculation } from '@aj-report/contract';
import { MultiSelect, Select } from '../../form/select/select.tsx';
import { useT } from '../../i18n/i18n.ts';
import { BaseRowsLine } from './base-rows.tsx';
import { CalculationCard } from './calculation-card.tsx';
import {
  findCalcProblem,
  isCalculated,
  newCalculation,
  operandNames,
  uniqueAlias,
  withField,
  type CalcProblem,
} from './calculation-rows.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { Draft } from './draft.ts';
import { overTable } from './over-table.ts';
import type { Source } from './table-tree.tsx';
import type { BaseRows } from './use-draft.ts';

interface CalculationPaneProps {
  readonly draft: Draft;
  readonly source: Source | undefined;
  /** The rows that are grouped. */
  readonly base: BaseRows;
  /** Problems are shown once somebody tried to run it. */
  readonly showsProblems: boolean;
  onChange(draft: Draft): void;
}

function TableChoice({ draft, source, onChange }: CalculationPaneProps) {
  const t = useT();
  const names = (source?.tables ?? []).map((table) => table.name);
  const options = draft.tableName === '' || names.includes(draft.tableName) ? names : [draft.tableName, ...names];
  return (
    <label className="calc-pane__row">
      <span className="calc-pane__label" data-required>
        {t('set.table')}
      </span>
      <Select
        className="calc-pane__table"
        size="small"
        label={t('set.table')}
        placeholder={t('set.chooseTable')}
        value={draft.tableName}
        options={options.map((name) => ({ value: name, label: name }))}
        onChange={(name) => {
          const table = source?.tables.find((one) => one.name === name);
          if (table) onChange(overTable(draft, table));
        }}
      />
    </label>
  );
}

function GroupFields({ draft, base, onChange }: CalculationPaneProps) {
  const t = useT();
  const { columns = [] } = base;
  const { groupFields } = draft;
  return (
    <div className="calc-pane__row" data-field="groupFields">
      <span
        className="calc-pane__label"
        title={t('set.groupsHint')}
        data-required={draft.setType === 'calc' || undefined}
      >
        {t('set.groupFields')}
      </span>
      <div className="calc-pane__groups">
        <MultiSelect
          size="small"
          label={t('set.addGroup')}
          placeholder={t('set.addGroup')}
          values={groupFields}
          options={columns.map(({ name }) => ({ value: name, label: name }))}
          onChange={(names) => onChange({ ...draft, groupFields: names.map(String) })}
        />
        {groupFields.length === 0 ? <span className="muted calc-pane__hint">{t('set.groupsHint')}</span> : null}
      </div>
    </div>
  );
}

function moved(rows: readonly Calculation[], index: number, by: -1 | 1): Calculation[] {
  const next = [...rows];
  const [row] = next.splice(index, 1);
  if (row) next.splice(index + by, 0, row);
  return next;
}

function Rows({ draft, base, onChange, problem }: CalculationPaneProps & { problem: CalcProblem | undefined }) {
  const t = useT();
  const { columns = [] } = base;
  const { calculations } = draft;
  const names = columns.map((column) => column.name);
  const change = (next: readonly Calculation[]) => onChange({ ...draft, calculations: next });
  if (calculations.length === 0) return isCalculated(draft) ? <p className="muted">{t('set.calcEmpty')}</p> : null;
  return (
    <ol className="calc-pane__cards">
      {calculations.map((calculation, index) => (
        <CalculationCard
          key={index}
          calculation={calculation}
          index={index}
          count={calculations.length}
          names={columns.length > 0 ? operandNames(draft, names, index) : []}
          problem={problem?.row === index + 1 ? problem.message : undefined}
          onChange={(next) => change(calculations.with(index, withField(draft, index, next)))}
          onMove={(by) => change(moved(calculations, index, by))}
          onCopy={() => change(calculations.toSpliced(index + 1, 0, copyOf(draft, calculation)))}
          onRemove={() => change(calculations.toSpliced(index, 1))}
        />
      ))}
    </ol>
  );
}

function copyOf(draft: Draft, calculation: Calculation): Calculation {
  return { ...calculation, alias: uniqueAlias(draft, String(calculation.alias ?? '')) };
}

/** Table, group fields and calculation rows: a whole `calc` set, or what is laid over the rows of the SQL. */
export function CalculationPane(props: CalculationPaneProps) {
  const t = useT();
  const { draft, base, onChange } = props;
  const problem = props.showsProblems ? findCalcProblem(draft, currentLanguage()) : undefined;
  const numeric = (base.columns ?? []).filter((column) => isNumericType(column.type)).map((column) => column.name);
  const add = () => onChange({ ...draft, calculations: [...draft.calculations, newCalculation(draft, numeric)] });
  return (
    <section className="calc-pane">
      {draft.setType === 'calc' ? (
        <TableChoice {...props} />
      ) : (
        <BaseRowsLine draft={draft} source={props.source} base={base} onChange={onChange} />
      )}
      <GroupFields {...props} />
      {problem?.row === 0 ? (
        <p className="calc-card__problem" role="alert">
          {problem.message}
        </p>
      ) : null}
      <Rows {...props} problem={problem} />
      <button type="button" className="text-button calc-pane__add" data-button="add-calculation" onClick={add}>
        <sl-icon name="plus-lg" /> {t('set.addCalculation')}
      </button>
    </section>
  );
}
