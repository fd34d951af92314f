import type { ExcelValidation } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { isInside } from '../document/area.ts';
import { patched } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useExcel, useSheet } from '../use-excel.ts';
import { Select, TextBox } from './controls.tsx';

const KINDS = [
  ['list', WORDS.ruleList],
  ['whole', WORDS.ruleWhole],
  ['decimal', WORDS.ruleDecimal],
  ['textLength', WORDS.ruleLength],
] as const;
type Kind = ExcelValidation['kind'];
/** A comma in Chinese or English, or a new line. */
const BETWEEN = /[,，\n]/;

function areaOf({ row, column, rowSpan = 1, columnSpan = 1 }: ExcelValidation) {
  return { row, column, rowSpan, columnSpan };
}

/** The rule of another kind, with what that needs. */
function withKind(rule: ExcelValidation, kind: Kind): ExcelValidation {
  const next = patched(rule, { kind, values: undefined, min: undefined, max: undefined });
  return kind === 'list' ? { ...next, values: rule.values ?? ['A', 'B'] } : { ...next, min: 0 };
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

interface RuleProps {
  readonly rule: ExcelValidation;
  onChange(next: ExcelValidation | null): void;
}

function Rule({ rule, onChange }: RuleProps) {
  const text = useText();
  const { kind, values = [], min, max, message } = rule;
  const takeList = (typed: string) => {
    const list = typed
      .split(BETWEEN)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (list.length > 0) onChange({ ...rule, values: list });
  };
  const takeEnd = (end: 'min' | 'max', typed: string) => {
    const next = patched(rule, { [end]: numberOf(typed) });
    // A rule without an end would allow everything.
    if (next.min !== undefined || next.max !== undefined) onChange(next);
  };
  return (
    <div className="xl-nested" data-rule>
      <div className="xl-pair">
        <Select<Kind>
          label={text(WORDS.validations)}
          value={kind}
          choices={KINDS.map(([one, word]) => [one, text(word)])}
          onChange={(next) => onChange(withKind(rule, next))}
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
      {kind === 'list' ? (
        <TextBox label={text(WORDS.ruleList)} value={values.join(', ')} onCommit={takeList} />
      ) : (
        <div className="xl-pair">
          <TextBox
            label={text(WORDS.ruleMin)}
            placeholder={text(WORDS.ruleMin)}
            value={String(min ?? '')}
            onCommit={(typed) => takeEnd('min', typed)}
          />
          <TextBox
            label={text(WORDS.ruleMax)}
            placeholder={text(WORDS.ruleMax)}
            value={String(max ?? '')}
            onCommit={(typed) => takeEnd('max', typed)}
          />
        </div>
      )}
      <TextBox
        label={text(WORDS.ruleMessage)}
        placeholder={text(WORDS.ruleMessage)}
        value={message ?? ''}
        onCommit={(typed) => onChange(patched(rule, { message: typed === '' ? undefined : typed.slice(0, 255) }))}
      />
    </div>
  );
}

/** What may be typed into the selected cells of the exported workbook. */
export function ValidationsPanel() {
  const text = useText();
  const document = useDocument();
  const sheet = useSheet();
  const { active, area } = useExcel((state) => state);
  const all = sheet.validations ?? [];
  const change = (next: ExcelValidation[]) =>
    document.changeSheet((one) => patched(one, { validations: next.length === 0 ? undefined : next }));
  return (
    <section className="xl-section">
      <h3>{text(WORDS.validations)}</h3>
      {all.map((rule, index) =>
        isInside(active, areaOf(rule)) ? (
          // Rules have no identity of their own.
          <Rule
            key={index}
            rule={rule}
            onChange={(next) => change(all.flatMap((one, at) => (at === index ? (next ?? []) : one)))}
          />
        ) : null,
      )}
      <button
        type="button"
        className="xl-add"
        data-add-rule
        onClick={() => change([...all, { ...area, kind: 'list', values: ['A', 'B'] }])}
      >
        <sl-icon name="plus-lg" /> {text(WORDS.add)}
      </button>
    </section>
  );
}
