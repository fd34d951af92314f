import { field, fieldTextsOf, type DataSetTransform, type FieldTexts, type Text } from '@aj-report/contract';
import { toChildRows, valuesOf, type ChildRow } from '../../crud/child-rows.ts';
import type { Values } from '../../crud/define-resource.ts';

/** Dictionary steps while they are edited: a row a field. */
export interface StepsDraft {
  readonly rows: readonly ChildRow<Values>[];
  /** Steps that this editor cannot read: sent back as they came. */
  readonly kept: readonly DataSetTransform[];
}

function option(value: string) {
  return { value, label: { zh: value, en: value } };
}

/** A choice among names that also shows a name that is not there any more. */
export function nameChoice(label: Text, names: readonly string[], isRequired = false) {
  const choice = field.choice<string>({ label, options: names.map(option), default: '' });
  return isRequired ? { ...choice, minLength: 1 } : choice;
}

/** Columns of the table of steps. */
export function stepFields(columns: readonly string[], dictionaries: readonly string[]) {
  return {
    field:
      columns.length > 0
        ? nameChoice({ zh: '字段', en: 'Field' }, columns, true)
        : field.text({ label: { zh: '字段', en: 'Field' }, minLength: 1, maxLength: 255 }),
    dictionary: nameChoice({ zh: '字典', en: 'Dictionary' }, dictionaries),
    texts: field.text({
      label: { zh: '或直接写文字', en: 'Or the texts' },
      placeholder: { zh: '1=已付款, 2=已退款', en: '1=paid, 2=refunded' },
      maxLength: 10_000,
    }),
  };
}

/** `1=a, 2=b` where that can be read back, else JSON. */
export function toTextsLine(texts: Readonly<Record<string, string>>): string {
  const entries = Object.entries(texts);
  const isPlain = entries.every(
    ([code, text]) => !/[=,，{}]/.test(code + text) && code.trim() === code && text.trim() === text,
  );
  return isPlain ? entries.map(([code, text]) => `${code}=${text}`).join(', ') : JSON.stringify(texts);
}

/** Reads `1=a, 2=b` or JSON. */
export function readTextsLine(line: string): Record<string, string> {
  if (line.trim().startsWith('{')) {
    const parsed = parse(line);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).map(([code, text]) => [code, String(text)]));
  }
  const pairs = line.split(/[,，]/).map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([code = '', ...text]) =>
      code.trim() && text.length > 0 ? [[code.trim(), text.join('=').trim()]] : [],
    ),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Still being typed.
    return undefined;
  }
}

export function toSteps(transforms: readonly DataSetTransform[]): StepsDraft {
  try {
    const fields = Object.entries(fieldTextsOf(transforms));
    return { rows: toChildRows<Values>(fields.map(([name, texts]) => toRow(name, texts))), kept: [] };
  } catch {
    return { rows: [], kept: transforms };
  }
}

function toRow(name: string, texts: FieldTexts): Values {
  if (typeof texts === 'string') return { field: name, dictionary: texts, texts: '' };
  return { field: name, dictionary: '', texts: toTextsLine(texts) };
}

/** The steps as they are saved: all fields in one. */
export function fromSteps({ rows, kept }: StepsDraft): DataSetTransform[] {
  const fields = valuesOf(rows).flatMap((row): [string, FieldTexts][] => {
    const [name, dictionary] = [String(row['field'] ?? '').trim(), String(row['dictionary'] ?? '')];
    const texts = readTextsLine(String(row['texts'] ?? ''));
    if (name === '' || (dictionary === '' && Object.keys(texts).length === 0)) return [];
    return [[name, dictionary === '' ? texts : dictionary]];
  });
  if (fields.length === 0) return [...kept];
  const transformScript = JSON.stringify(Object.fromEntries(fields));
  return [...kept, { transformType: 'dict', transformScript, orderNum: kept.length + 1 }];
}
