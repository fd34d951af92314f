import { defaultsOf, formOf, problemOf, type Fields, type FormField } from '@aj-report/contract';
import { FormContext } from '../form/control.ts';
import { CONTROLS } from '../form/controls/controls.ts';
import { problemTextOf } from '../form/form-problems.ts';
import { useT, useText } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { ChildEntity } from './child-entity.ts';
import {
  addRow,
  cancelRow,
  changeRow,
  deleteRow,
  editRow,
  saveRow,
  shownRows,
  valuesOf,
  type ChildRow,
} from './child-rows.ts';
import type { Values } from './define-resource.ts';
import './child-table.css';

interface ChildTableProps {
  readonly fields: Fields;
  readonly rows: readonly ChildRow<Values>[];
  readonly emptyText: string;
  readonly addLabel: string;
  /** First values of an added row beside the defaults of its fields. */
  readonly initial?: ChildEntity['initial'] | undefined;
  /** Rows are shown and cannot be changed. */
  readonly isReadOnly?: boolean;
  onChange(rows: readonly ChildRow<Values>[]): void;
}

const SETTINGS = {
  language: currentLanguage(),
  density: 'compact',
  themeColors: [],
  choices: {},
  dataColumns: [],
  values: {},
} as const;

function ReadCell({ field, value }: { readonly field: FormField; readonly value: unknown }) {
  const text = useText();
  const option = field.options?.find((one) => one.value === value);
  const words = option ? text(option.label) : String(value ?? '');
  return <span className="ellipsis">{words === '' ? <span className="muted">–</span> : words}</span>;
}

interface RowProps extends Pick<ChildTableProps, 'fields' | 'rows' | 'onChange'> {
  readonly row: ChildRow<Values>;
  readonly columns: readonly FormField[];
}

function RowButtons({ row, rows, columns, onChange }: RowProps) {
  const t = useT();
  const isValid = (value: Values) => columns.every((field) => problemOf(field, value[field.name]) === undefined);
  if (row.state === 'inShow') {
    return (
      <span className="row-actions">
        <button type="button" className="text-button" onClick={() => onChange(editRow(rows, row.key))}>
          {t('crud.edit')}
        </button>
        <button
          type="button"
          className="text-button text-button--danger"
          onClick={() => onChange(deleteRow(rows, row.key))}
        >
          {t('crud.delete')}
        </button>
      </span>
    );
  }
  return (
    <span className="row-actions">
      <button
        type="button"
        className="text-button"
        disabled={!isValid(row.value)}
        onClick={() => onChange(saveRow(rows, row.key, isValid))}
      >
        {t('child.done')}
      </button>
      <button type="button" className="text-button" onClick={() => onChange(cancelRow(rows, row.key))}>
        {t('crud.cancel')}
      </button>
    </span>
  );
}

function EditCell({
  row,
  rows,
  field,
  onChange,
}: Omit<RowProps, 'columns' | 'fields'> & { readonly field: FormField }) {
  const Control = CONTROLS[field.control];
  const value = row.value[field.name];
  const problem = value === '' ? undefined : problemTextOf(field, value, SETTINGS.language);
  return (
    <>
      <Control
        field={field}
        id={`child-${row.key}-${field.name}`}
        value={value}
        mixed={false}
        invalid={problem !== undefined}
        disabled={false}
        onChange={(next) => onChange(changeRow(rows, row.key, { ...row.value, [field.name]: next }))}
      />
      {problem ? <div className="aj-field__problem">{problem}</div> : null}
    </>
  );
}

/** One-to-many records edited in place; each row is shown, added or edited (spec §4). */
export function ChildTable(props: ChildTableProps) {
  const { fields, rows, emptyText, addLabel, initial, isReadOnly = false, onChange } = props;
  const t = useT();
  const text = useText();
  const columns = formOf(fields)
    .flatMap((group) => group.fields)
    .filter((field) => !field.hiddenInTable);
  const shown = shownRows(rows);
  return (
    <FormContext value={SETTINGS}>
      <div className="child-table" data-density="compact">
        {shown.length === 0 ? (
          <p className="muted child-table__empty">{emptyText}</p>
        ) : (
          <table>
            <thead>
              <tr>
                {columns.map((field) => (
                  <th key={field.name} data-kind={field.control}>
                    {text(field.label)}
                  </th>
                ))}
                {isReadOnly ? null : <th className="child-table__actions">{t('crud.actions')}</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.key}>
                  {columns.map((field) => (
                    <td key={field.name} className="aj-field">
                      {row.state === 'inShow' ? (
                        <ReadCell field={field} value={row.value[field.name]} />
                      ) : (
                        <EditCell row={row} rows={rows} field={field} onChange={onChange} />
                      )}
                    </td>
                  ))}
                  {isReadOnly ? null : (
                    <td className="child-table__actions">
                      <RowButtons row={row} rows={rows} columns={columns} fields={fields} onChange={onChange} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {isReadOnly ? null : (
          <button
            type="button"
            className="text-button child-table__add"
            onClick={() => onChange(addRow(rows, { ...defaultsOf(fields), ...initial?.(valuesOf(rows)) }))}
          >
            <sl-icon name="plus-lg" /> {addLabel}
          </button>
        )}
      </div>
    </FormContext>
  );
}
