import type { ExcelValidation } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { readEnd, toEndText } from '../document/rule-ends.ts';
import { patched } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useSheet } from '../use-excel.ts';
import { AreaList, type AreaEditorProps } from './area-list.tsx';
import { Select, TextBox } from './controls.tsx';

const KINDS = [
  ['list', WORDS.ruleList],
  ['whole', WORDS.ruleWhole],
  ['decimal', WORDS.ruleDecimal],
  ['textLength', WORDS.ruleLength],
  ['date', WORDS.ruleDate],
  ['time', WORDS.ruleTime],
] as const;
type Kind = ExcelValidation['kind'];
/** 2026-01-01, which a rule about days begins with. */
const FIRST_DAY = 46_023;
/** A comma in Chinese or English, or a new line. */
const BETWEEN = /[,，\n]/;

/** The rule of another kind, with what that needs. */
function withKind(rule: ExcelValidation, kind: Kind): ExcelValidation {
  const next = patched(rule, { kind, values: undefined, valuesFrom: undefined, min: undefined, max: undefined });
  if (kind === 'list') return { ...next, values: rule.values ?? ['A', 'B'] };
  return { ...next, min: kind === 'date' ? FIRST_DAY : 0 };
}

function Rule({ of: rule, onChange }: AreaEditorProps<ExcelValidation>) {
  const text = useText();
  const { kind, values = [], valuesFrom, min, max, message } = rule;
  const takeList = (typed: string) => {
    const area = /^\s*=\s*(\S.*)$/.exec(typed)?.[1];
    if (area !== undefined)
      return onChange(patched(rule, { values: undefined, valuesFrom: area.trim().slice(0, 300) }));
    const list = typed
      .split(BETWEEN)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (list.length > 0) onChange(patched(rule, { values: list, valuesFrom: undefined }));
  };
  const takeEnd = (end: 'min' | 'max', typed: string) => {
    const next = patched(rule, { [end]: readEnd(kind, typed) });
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
        <TextBox
          label={text(WORDS.ruleList)}
          placeholder={text(WORDS.ruleListHelp)}
          value={valuesFrom === undefined ? values.join(', ') : `=${valuesFrom}`}
          onCommit={takeList}
        />
      ) : (
        <div className="xl-pair">
          <TextBox
            label={text(WORDS.ruleMin)}
            placeholder={text(WORDS.ruleMin)}
            value={toEndText(kind, min)}
            onCommit={(typed) => takeEnd('min', typed)}
          />
          <TextBox
            label={text(WORDS.ruleMax)}
            placeholder={text(WORDS.ruleMax)}
            value={toEndText(kind, max)}
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
  const all = useSheet().validations ?? [];
  const change = (next: ExcelValidation[]) =>
    document.changeSheet((one) => patched(one, { validations: next.length === 0 ? undefined : next }));
  return (
    <AreaList<ExcelValidation>
      title={text(WORDS.validations)}
      all={all}
      first={{ kind: 'list', values: ['A', 'B'] }}
      adds="rule"
      onChange={change}
      editor={Rule}
    />
  );
}
