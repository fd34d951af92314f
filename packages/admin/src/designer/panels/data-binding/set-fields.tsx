import { isNumericType, settingOf, type DataSetChoice } from '@aj-report/contract';
import { useText } from '../../../i18n/i18n.ts';
import { fill } from '../../../i18n/fill.ts';
import { FIELD_DRAG_TYPE } from '../../tools/drag-types.ts';
import { DATA_WORDS } from './data.words.ts';
import { FieldKind } from './field-kind.tsx';
import type { KnownSet } from './field-use.ts';
import { toCellText } from './static-rows.ts';
import type { Loaded } from './use-data-sets.ts';

const ROWS_SHOWN = 5;

interface SetFieldsProps {
  readonly set: DataSetChoice;
  readonly known: Loaded<KnownSet>;
}

/** The fields of a data set, to be dragged into roles, and its first rows. */
export function SetFields({ set, known }: SetFieldsProps) {
  const text = useText();
  return (
    <section className="data__part">
      <h4>
        {text(DATA_WORDS.fields)} <span className="data__hint">{text(DATA_WORDS.fieldsHint)}</span>
      </h4>
      <div className="fields fields--all">
        {set.columns.map((column) => (
          <span
            key={column.name}
            className="field-chip"
            draggable
            title={settingOf(set.fieldSettings, column.name).description || column.name}
            data-field={column.name}
            onDragStart={(event) => event.dataTransfer.setData(FIELD_DRAG_TYPE, column.name)}
          >
            <FieldKind isNumber={isNumericType(column.type)} isTime={column.type.startsWith('date')} />
            <span className="ellipsis">{settingOf(set.fieldSettings, column.name).label || column.name}</span>
          </span>
        ))}
      </div>
      <FirstRows set={set} known={known} />
    </section>
  );
}

function FirstRows({ set, known }: SetFieldsProps) {
  const text = useText();
  if (known.kind === 'failed') {
    return (
      <p className="data__problem" role="alert">
        {known.message}
      </p>
    );
  }
  if (known.kind === 'loading') return <div className="first-rows first-rows--loading" aria-busy="true" />;
  const shown = known.value.rows.slice(0, ROWS_SHOWN);
  if (shown.length === 0) return <p className="data__hint">{text(DATA_WORDS.noRows)}</p>;
  return (
    <div className="first-rows" role="region" aria-label={fill(text(DATA_WORDS.firstRows), { count: shown.length })}>
      <table>
        <thead>
          <tr>
            {set.columns.map((column) => (
              <th key={column.name} data-number={isNumericType(column.type) || undefined}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr key={index}>
              {set.columns.map((column) => (
                <td key={column.name} data-number={isNumericType(column.type) || undefined}>
                  {toCellText(row[column.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
