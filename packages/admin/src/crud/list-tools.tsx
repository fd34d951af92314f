import { useState } from 'react';
import { toApiError } from '../api/http.ts';
import { toastError } from '../api/toast.ts';
import { useT, useText } from '../i18n/i18n.ts';
import type { Resource } from './define-resource.ts';
import type { ListLook } from './list-look.ts';
import type { ListQuery } from './query-state.ts';

interface ListToolsProps<R> {
  readonly resource: Resource<R>;
  readonly look: ListLook<R>;
  readonly query: ListQuery;
}

function valueOf(event: CustomEvent): string {
  return (event.detail as { item: { value: string } }).item.value;
}

function ColumnChooser<R>({ resource, look }: Omit<ListToolsProps<R>, 'query'>) {
  const t = useT();
  const text = useText();
  return (
    <sl-dropdown
      hoist
      stayOpenOnSelect
      placement="bottom-end"
      onsl-select={(event: CustomEvent) => {
        const column = resource.columns.find((one) => one.field === valueOf(event));
        if (column) look.toggleColumn(column);
      }}
    >
      <sl-icon-button slot="trigger" name="sliders" label={t('crud.columns')} title={t('crud.columns')} />
      <sl-menu>
        {resource.columns.map((column) => (
          <sl-menu-item
            key={column.field}
            type="checkbox"
            data-checks=""
            value={column.field}
            checked={look.isShown(column)}
            disabled={look.columns.length === 1 && look.isShown(column)}
          >
            {text(column.label)}
          </sl-menu-item>
        ))}
      </sl-menu>
    </sl-dropdown>
  );
}

function ExportMenu<R>({ resource, look, query }: ListToolsProps<R>) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  async function save(kind: 'csv' | 'xlsx') {
    setIsBusy(true);
    try {
      const { saveList } = await import('./save-list.ts');
      await saveList(resource, look.columns, query, kind);
    } catch (failure) {
      toastError(t('crud.exportFailed', { reason: toApiError(failure).reported }));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <sl-dropdown
      hoist
      placement="bottom-end"
      onsl-select={(event: CustomEvent) => void save(valueOf(event) === 'csv' ? 'csv' : 'xlsx')}
    >
      <sl-icon-button
        slot="trigger"
        name="download"
        disabled={isBusy}
        label={t('crud.export')}
        title={t('crud.export')}
      />
      <sl-menu>
        <sl-menu-item value="xlsx">{t('crud.exportXlsx')}</sl-menu-item>
        <sl-menu-item value="csv">{t('crud.exportCsv')}</sl-menu-item>
      </sl-menu>
    </sl-dropdown>
  );
}

/** What a person may do to the look of a list: columns, density, a file of it. */
export function ListTools<R>(props: ListToolsProps<R>) {
  const t = useT();
  const { look } = props;
  return (
    <>
      <ColumnChooser {...props} />
      <sl-icon-button
        name="list"
        data-active={look.density === 'dense' || undefined}
        label={t('crud.density')}
        title={t('crud.density')}
        onClick={look.toggleDensity}
      />
      {props.resource.canExport ? <ExportMenu {...props} /> : null}
    </>
  );
}
