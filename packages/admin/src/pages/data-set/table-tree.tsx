import type { OutputOf } from '@aj-report/contract';
import type { allDataSources } from '@aj-report/contract';
import { useState } from 'react';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import { atOnce } from '../../shoelace/at-once.ts';

export type Source = OutputOf<typeof allDataSources>[number];
type Table = Source['tables'][number];

interface TableTreeProps {
  readonly source: Source | undefined;
  /** There is no source at all yet. */
  readonly hasNone: boolean;
  /** What a click on a name does, in words. */
  readonly hint: string;
  onTable(table: string): void;
  onColumn(column: string, table: string): void;
  /** Asks for the whole table; absent where that cannot be asked for. */
  onQueryTable?: ((table: string) => void) | undefined;
  /** Makes a set over the table without SQL; absent where a click on the name does. */
  onUseTable?: ((table: string) => void) | undefined;
}

function matches(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

interface TableNodeProps extends Pick<TableTreeProps, 'hint' | 'onTable' | 'onColumn' | 'onQueryTable' | 'onUseTable'> {
  readonly table: Table;
  readonly search: string;
  readonly startsOpen: boolean;
}

function TableNode(props: TableNodeProps) {
  const { table, search, startsOpen, hint, onTable, onColumn, onQueryTable, onUseTable } = props;
  const t = useT();
  const text = useText();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const columns = table.columns.filter((column) => matches(table.name, search) || matches(column.name, search));
  if (columns.length === 0 && !matches(table.name, search)) return null;
  return (
    <li>
      <div className="table-tree__table">
        <button
          type="button"
          className="table-tree__toggle"
          aria-label={table.name}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <sl-icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        </button>
        <button
          type="button"
          className="table-tree__name ellipsis"
          title={`${table.name} · ${hint}`}
          onClick={() => onTable(table.name)}
        >
          <sl-icon name="table" />
          {table.name}
        </button>
        {onUseTable ? (
          <button
            type="button"
            className="table-tree__query"
            data-use-table={table.name}
            title={t('set.useThisTable')}
            onClick={() => onUseTable(table.name)}
          >
            <sl-icon name="calculator" label={t('set.useThisTable')} />
          </button>
        ) : null}
        {onQueryTable ? (
          <button
            type="button"
            className="table-tree__query"
            data-query-table={table.name}
            title={t('set.selectAll')}
            onClick={() => onQueryTable(table.name)}
          >
            <sl-icon name="lightning-charge" label={t('set.selectAll')} />
          </button>
        ) : null}
      </div>
      {isOpen || search !== '' ? (
        <ul>
          {columns.map((column) => (
            <li key={column.name}>
              <button
                type="button"
                className="table-tree__column"
                title={`${column.name} · ${hint}`}
                onClick={() => onColumn(column.name, table.name)}
              >
                <span className="ellipsis">{column.name}</span>
                <small>{text(TYPE_WORDS[column.type])}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Tables and typed columns of a source to pick names from. */
export function TableTree({ source, hasNone, ...picks }: TableTreeProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  if (!source) return <p className="table-tree__hint muted">{t(hasNone ? 'set.noSource' : 'set.chooseSource')}</p>;
  return (
    <div className="table-tree">
      <sl-input
        size="small"
        clearable
        placeholder={t('set.filterTables')}
        className="aj-control"
        label={t('set.filterTables')}
        value={search}
        onsl-input={atOnce((event) => setSearch((event.target as HTMLInputElement).value))}
      >
        <sl-icon slot="prefix" name="search" />
      </sl-input>
      <ul className="table-tree__list">
        {source.tables.map((table) => (
          <TableNode
            key={`${source.id} ${table.name}`}
            table={table}
            search={search}
            startsOpen={source.tables.length <= 3}
            {...picks}
          />
        ))}
      </ul>
    </div>
  );
}
