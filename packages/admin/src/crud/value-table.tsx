import { isNumericType, LIMITS, type ColumnType } from '@aj-report/contract';
import { useT, useText } from '../i18n/i18n.ts';
import { decimalsOf, formatNumber } from '../i18n/format-value.ts';
import { TYPE_WORDS } from './type-words.ts';
import './value-table.css';

interface ValueTableProps {
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  /** Undefined while the first rows load. */
  readonly rows: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Number of the first row, from 1. */
  readonly firstNumber?: number;
  /** Rows that will come: their place is kept while they load. */
  readonly expected?: number;
  /** Texts of which the beginning alone is there. */
  readonly shortened?: number | undefined;
}

interface ValueProps {
  readonly value: unknown;
  readonly type: ColumnType;
  /** Digits behind the point of the column, so that its points stand below each other. */
  readonly digits: number;
}

function Value({ value, type, digits }: ValueProps) {
  if (value === null || value === undefined) return <span className="value-table__null">null</span>;
  if (typeof value === 'number' && type !== 'integer') return <>{formatNumber(value, digits)}</>;
  if (typeof value === 'object') return <>{JSON.stringify(value)}</>;
  return <>{String(value)}</>;
}

/** The whole value for the tooltip; nothing where the cell shows it. */
function titleOf(value: unknown, type: ColumnType): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && type !== 'integer' ? String(value) : undefined;
}

/** Rows of typed columns as they are: type under the name, figures right-aligned, null distinct from empty. */
export function ValueTable({ columns, rows, firstNumber = 1, expected = 0, shortened = 0 }: ValueTableProps) {
  const t = useT();
  const text = useText();
  const digits = new Map(columns.map(({ name }) => [name, decimalsOf(rows?.map((row) => row[name]) ?? [])]));
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
        <tbody aria-busy={rows === undefined}>
          {rows === undefined
            ? Array.from({ length: expected }, (_, index) => (
                <tr key={index}>
                  <td className="value-table__number number">{firstNumber + index}</td>
                  <td colSpan={columns.length} className="value-table__waiting">
                    <span />
                  </td>
                </tr>
              ))
            : null}
          {rows?.map((row, index) => (
            <tr key={index}>
              <td className="value-table__number number">{firstNumber + index}</td>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={isNumericType(column.type) ? 'number' : undefined}
                  data-numeric={isNumericType(column.type) || undefined}
                  title={titleOf(row[column.name], column.type)}
                >
                  <Value value={row[column.name]} type={column.type} digits={digits.get(column.name) ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shortened > 0 ? (
        <p className="value-table__note muted">
          {t('crud.shortened', { count: shortened, limit: formatNumber(LIMITS.previewCellMax) })}
        </p>
      ) : null}
    </div>
  );
}
