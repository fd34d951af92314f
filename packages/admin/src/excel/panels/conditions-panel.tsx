import {
  EXCEL_CONDITIONS,
  type ExcelCondition,
  type ExcelConditionalFormat,
  type ExcelStyle,
} from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { patched, toTyped } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useSheet } from '../use-excel.ts';
import { AreaList, type AreaEditorProps } from './area-list.tsx';
import { Select, TextBox } from './controls.tsx';

const WORDED = {
  contains: WORDS.contains,
  empty: WORDS.empty,
  notEmpty: WORDS.notEmpty,
  between: WORDS.between,
  formula: WORDS.byFormula,
  scale: WORDS.colorScale,
  bar: WORDS.dataBar,
} as const;

/** Conditions that compare with no value. */
const VALUELESS: ReadonlySet<ExcelCondition> = new Set(['empty', 'notEmpty', 'formula', 'scale', 'bar']);
const MIDDLE = '#ffeb84';
const FIRST_COLORS = { scale: ['#f8696b', '#63be7b'], bar: ['#8ab4f8'] } as const;

/** The format with another condition, and what that needs. */
function withOperator(format: ExcelConditionalFormat, operator: ExcelCondition): ExcelConditionalFormat {
  const next = patched(format, { operator, formula: undefined, colors: undefined });
  if (operator === 'formula') return { ...next, formula: format.formula ?? 'FALSE' };
  return operator === 'scale' || operator === 'bar' ? { ...next, colors: [...FIRST_COLORS[operator]] } : next;
}

function Condition({ of: format, onChange }: AreaEditorProps<ExcelConditionalFormat>) {
  const text = useText();
  const { operator, value, valueTo, formula, style } = format;
  const hasValue = !VALUELESS.has(operator);
  const shown = (one: typeof value) => (one === undefined || one === null ? '' : String(one));
  return (
    <div className="xl-nested" data-condition>
      <div className="xl-pair">
        <Select<ExcelCondition>
          label={text(WORDS.condition)}
          value={operator}
          choices={EXCEL_CONDITIONS.map((one) => [one, one in WORDED ? text(WORDED[one as keyof typeof WORDED]) : one])}
          onChange={(next) => onChange(withOperator(format, next))}
        />
        {hasValue ? (
          <TextBox
            label={text(WORDS.condition)}
            value={shown(value)}
            onCommit={(next) => onChange(patched(format, { value: toTyped(next).value }))}
          />
        ) : null}
        {operator === 'formula' ? (
          <TextBox
            label={text(WORDS.byFormula)}
            placeholder={text(WORDS.formulaHelp)}
            value={formula ?? ''}
            onCommit={(next) => onChange(patched(format, { formula: next.trim() || 'FALSE' }))}
          />
        ) : null}
        {operator === 'between' ? (
          <TextBox
            label={text(WORDS.between)}
            value={shown(valueTo)}
            onCommit={(next) => onChange(patched(format, { valueTo: toTyped(next).value }))}
          />
        ) : null}
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
      {operator === 'scale' || operator === 'bar' ? (
        <Colors of={format} onChange={onChange} />
      ) : (
        <Look style={style} onChange={(next) => onChange({ ...format, style: next })} />
      )}
    </div>
  );
}

/** Colours of a scale or a bar. */
function Colors({ of: format, onChange }: AreaEditorProps<ExcelConditionalFormat>) {
  const text = useText();
  const { operator, colors = [] } = format;
  const change = (next: readonly string[]) => onChange({ ...format, colors: [...next] });
  const [low = '', high = ''] = [colors[0], colors.at(-1)];
  return (
    <div className="xl-pair xl-swatches">
      <span>{text(operator === 'bar' ? WORDS.color : WORDS.scaleEnds)}</span>
      {colors.map((color, index) => (
        <input
          // Their order is what they are.
          key={index}
          type="color"
          aria-label={`${text(WORDS.color)} ${index + 1}`}
          value={color}
          onChange={(event) => change(colors.map((one, at) => (at === index ? event.target.value : one)))}
        />
      ))}
      {operator === 'scale' ? (
        <label>
          <input
            type="checkbox"
            checked={colors.length > 2}
            onChange={(event) => change(event.target.checked ? [low, MIDDLE, high] : [low, high])}
          />
          {text(WORDS.middleColor)}
        </label>
      ) : null}
    </div>
  );
}

interface LookProps {
  readonly style: ExcelStyle;
  onChange(style: ExcelStyle): void;
}

function Look({ style, onChange }: LookProps) {
  const text = useText();
  return (
    <div className="xl-pair xl-swatches">
      <label>
        {text(WORDS.color)}
        <input
          type="color"
          value={style.color ?? '#000000'}
          onChange={(event) => onChange({ ...style, color: event.target.value })}
        />
      </label>
      <label>
        {text(WORDS.background)}
        <input
          type="color"
          value={style.background ?? '#ffffff'}
          onChange={(event) => onChange({ ...style, background: event.target.value })}
        />
      </label>
      <button
        type="button"
        className="xl-tool"
        aria-pressed={style.bold === true}
        title={text(WORDS.bold)}
        aria-label={text(WORDS.bold)}
        onClick={() => onChange(patched(style, { bold: style.bold ? undefined : true }))}
      >
        <sl-icon name="type-bold" />
      </button>
    </div>
  );
}

const FIRST: Pick<ExcelConditionalFormat, 'operator' | 'value' | 'style'> = {
  operator: '>',
  value: 0,
  style: { color: '#c00000', background: '#fff1f0' },
};

/** Looks that cells take on by their value, or by those of others. */
export function ConditionsPanel() {
  const text = useText();
  const document = useDocument();
  const all = useSheet().conditionalFormats ?? [];
  return (
    <AreaList<ExcelConditionalFormat>
      title={text(WORDS.conditions)}
      all={all}
      first={FIRST}
      adds="condition"
      onChange={(next) => document.changeSheet((one) => ({ ...one, conditionalFormats: next }))}
      editor={Condition}
    />
  );
}
