import { calcOf, type Calculation } from '@aj-report/contract';
import { Form } from '../../form/form.tsx';
import { Select } from '../../form/select/select.tsx';
import { useT, useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { argumentFields, argumentValues, CALC_OPTIONS, withFunction } from './calculation-rows.ts';

interface CalculationCardProps {
  readonly calculation: Calculation;
  /** Place in the list, from 0. */
  readonly index: number;
  readonly count: number;
  /** Fields that this row may work on. */
  readonly names: readonly string[];
  readonly problem: string | undefined;
  onChange(calculation: Calculation): void;
  onMove(by: -1 | 1): void;
  onCopy(): void;
  onRemove(): void;
}

function CardButtons({ index, count, onMove, onCopy, onRemove }: CalculationCardProps) {
  const t = useT();
  return (
    <span className="calc-card__buttons">
      <sl-icon-button name="arrow-up" label={t('set.moveUp')} disabled={index === 0} onClick={() => onMove(-1)} />
      <sl-icon-button
        name="arrow-down"
        label={t('set.moveDown')}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <sl-icon-button name="copy" label={t('set.copyRow')} onClick={onCopy} />
      <sl-icon-button name="trash" label={t('set.removeRow')} onClick={onRemove} />
    </span>
  );
}

function FunctionSelect({ calculation, onChange }: CalculationCardProps) {
  const t = useT();
  const text = useText();
  const { func } = calculation;
  const unknown = calcOf(func) ? [] : [{ value: func, label: t('set.functionUnknown', { name: func }) }];
  return (
    <Select
      className="calc-card__function"
      size="small"
      label={t('set.function')}
      value={func}
      options={[...unknown, ...CALC_OPTIONS.map(({ value, label }) => ({ value, label: text(label) }))]}
      onChange={(chosen) => onChange(withFunction(calculation, String(chosen)))}
    />
  );
}

/** One calculation row: its function, the arguments that the function declares, and what it does. */
export function CalculationCard(props: CalculationCardProps) {
  const { calculation, index, names, problem, onChange } = props;
  const text = useText();
  const summary = calcOf(calculation.func)?.summary;
  return (
    <li className="calc-card" data-invalid={problem !== undefined || undefined}>
      <header className="calc-card__head">
        <span className="calc-card__number number">{index + 1}</span>
        <FunctionSelect {...props} />
        <span className="muted ellipsis calc-card__summary" title={summary ? text(summary) : ''}>
          {summary ? text(summary) : ''}
        </span>
        <CardButtons {...props} />
      </header>
      <div className="calc-card__arguments">
        <Form
          fields={argumentFields(calculation, names)}
          values={argumentValues(calculation)}
          language={currentLanguage()}
          columns={4}
          onChange={(name, value) => onChange({ ...calculation, [name]: value })}
        />
      </div>
      {problem ? (
        <p className="calc-card__problem" role="alert">
          {problem}
        </p>
      ) : null}
    </li>
  );
}
