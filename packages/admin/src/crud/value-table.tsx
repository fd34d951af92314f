import { isNumericType, type ColumnType } from '@aj-report/contract';
import { useT, useText } from '../i18n/i18n.ts';
import { formatNumber } from './cell.tsx';
import { TYPE_WORDS } from './type-words.ts';

interface ValueTableProps {
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  /** Undefined while the first rows load. */
  readonly rows: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Number of the first row, from 1. */
  readonly firstNumber?: number;
}

function Value({ value, type }: { readonly value: unknown; readonly type: ColumnType }) {
  if (value === null || value === undefined) return <span className="value-table__null">null</span>;
  if (typeof value === 'number' && type !== 'integer') return <>{formatNumber(value)}</>;
  if (typeof value === 'object') return <>{JSON.stringify(value)}</>;
  return <>{String(value)}</>;
}

/** Rows of typed columns as they are: type under the name, figures right-aligned, null told from empty. */
export function ValueTable({ columns, rows, firstNumber = 1 }: ValueTableProps) {
  const t = useT();
  const text = useText();
  return (
    <div className="value-table" role="region" aria-label={t('crud.rows')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th className="value-table__number" />
            {columns.map((column) => (
              <th key={column.name} data-numeric={isNumericType(column.type) || undefined}>
                <span className="value-table__name" title={column.name}>
                  {column.name}
                </span>
                <span className="value-table__type">{text(TYPE_WORDS[column.type])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row, index) => (
            <tr key={index}>
              <td className="value-table__number number">{firstNumber + index}</td>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={isNumericType(column.type) ? 'number' : undefined}
                  data-numeric={isNumericType(column.type) || undefined}
                  title={typeof row[column.name] === 'string' ? String(row[column.name]) : undefined}
                >
                  <Value value={row[column.name]} type={column.type} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
