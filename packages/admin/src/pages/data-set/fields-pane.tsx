import {
  FIELD_AGGREGATIONS,
  fieldSettingFields,
  formOf,
  isNumericType,
  settingOf,
  type Column,
  type FieldSetting,
  type FormField,
  type Row,
  type Text,
} from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { FormContext } from '../../form/control.ts';
import { CONTROLS } from '../../form/controls/controls.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { readFields, type FieldReading } from '../../make-screen/plan/field-reading.ts';
import type { Draft } from './draft.ts';
import { toRowValues, withSetting } from './field-settings.ts';
import './fields-pane.css';

const FIELDS: readonly FormField[] = formOf(fieldSettingFields).flatMap((group) => group.fields);
const { role: ROLE, aggregation: AGGREGATION } = fieldSettingFields;

interface FieldsPaneProps {
  readonly draft: Draft;
  /** Of the last preview, or as they are kept with the set. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  onChange(draft: Draft): void;
}

/** What every column of the set is: as it was said here, else as it is read, which stands beside every choice. */
export function FieldsPane({ draft, columns, rows, onChange }: FieldsPaneProps) {
  const t = useT();
  const text = useText();
  const readings = useMemo(() => readFields(columns, rows), [columns, rows]);
  if (columns.length === 0) return <p className="muted set-pane">{t('set.fieldsUnknown')}</p>;
  return (
    <section className="set-pane set-pane--wide">
      <p className="muted set-pane__intro">{t('set.fields')}</p>
      <div className="child-table fields-pane" data-density="compact">
        <table>
          <thead>
            <tr>
              <th data-column="name">{t('set.field')}</th>
              {FIELDS.map((field) => (
                <th key={field.name} data-column={field.name} title={field.hint && text(field.hint)}>
                  {text(field.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readings.map((reading) => (
              <FieldRow
                key={reading.name}
                reading={reading}
                setting={settingOf(draft.fieldSettings, reading.name)}
                onChange={(name, value) =>
                  onChange({ ...draft, fieldSettings: withSetting(draft.fieldSettings, reading.name, name, value) })
                }
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface FieldRowProps {
  readonly reading: FieldReading;
  readonly setting: FieldSetting;
  onChange(name: string, value: unknown): void;
}

function FieldRow({ reading, setting, onChange }: FieldRowProps) {
  const values = useMemo(() => toRowValues(setting), [setting]);
  const settings = useMemo(
    () => ({
      language: currentLanguage(),
      density: 'compact' as const,
      themeColors: [],
      choices: {},
      dataColumns: [],
      values,
    }),
    [values],
  );
  const { language } = settings;
  const shown = FIELDS.map((field) => asRead(field, reading, setting));
  return (
    <FormContext value={settings}>
      <tr data-field-row={reading.name}>
        <th scope="row" title={reading.name}>
          <span className="ellipsis">{reading.name}</span>
          <small className="muted">{TYPE_WORDS[reading.type][language]}</small>
        </th>
        {shown.map((field) => (
          <td key={field.name} className="aj-field" data-column={field.name}>
            {isUseful(field, reading) ? (
              <SettingCell
                field={field}
                id={`field-${reading.name}-${field.name}`}
                value={values[field.name]}
                onChange={(value) => onChange(field.name, value)}
              />
            ) : null}
          </td>
        ))}
      </tr>
    </FormContext>
  );
}

interface SettingCellProps {
  readonly field: FormField;
  readonly id: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

function SettingCell({ field, id, value, onChange }: SettingCellProps) {
  // What is being written keeps its empty lines until the cell is left.
  const [written, setWritten] = useState<unknown>();
  const Control = CONTROLS[field.control];
  return (
    <Control
      field={field}
      id={id}
      value={written ?? value ?? field.default}
      mixed={false}
      invalid={false}
      disabled={false}
      onChange={(next, stage) => {
        setWritten(field.control === 'textarea' && stage === 'live' ? next : undefined);
        onChange(next);
      }}
    />
  );
}

/** Numbers are written in some way; what is counted once has no unit. */
function isUseful(field: FormField, { type }: FieldReading): boolean {
  const isNumber = isNumericType(type);
  if (field.name === 'unit' || field.name === 'format' || field.name === 'decimals') return isNumber;
  return field.name === 'order' ? !isNumber || type === 'integer' : true;
}

/** The field with what the column is read as in place of an empty choice, and an empty label. */
function asRead(field: FormField, reading: FieldReading, setting: FieldSetting): FormField {
  if (field.name === 'label') return { ...field, placeholder: { zh: reading.label, en: reading.label } };
  if (field.name === 'unit') return { ...field, placeholder: { zh: reading.unit, en: reading.unit } };
  const options = field.options ?? [];
  if (field.name === 'role') return { ...field, options: named(options, labelIn(ROLE, reading.role)) };
  if (field.name !== 'aggregation') return field;
  const isOther = setting.role !== undefined && setting.role !== reading.role;
  const taken = FIELD_AGGREGATIONS.filter(({ takes }) => takes.some((type) => type === reading.type));
  const fitting = options.filter(({ value }) => value === '' || taken.some((one) => one.value === value));
  return { ...field, options: isOther ? fitting : named(fitting, labelIn(AGGREGATION, reading.aggregation)) };
}

type Options = NonNullable<FormField['options']>;

function labelIn(field: typeof ROLE | typeof AGGREGATION, value: string): Text | undefined {
  return field['x-aj'].options?.find((one) => one.value === value)?.label;
}

/** “As read” with what was read. */
function named(options: Options, label: Text | undefined): Options {
  if (!label) return options;
  return options.map((one) =>
    one.value === ''
      ? { ...one, label: { zh: `${one.label.zh}：${label.zh}`, en: `${one.label.en}: ${label.en.toLowerCase()}` } }
      : one,
  );
}
