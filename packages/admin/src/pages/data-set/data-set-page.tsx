import type { DataSetListItem } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../../crud/list-page.tsx';
import { DataSetEditor } from './data-set-editor.tsx';
import { dataSetResource } from './data-set.resource.ts';

type Opened = { readonly row: DataSetListItem | undefined } | null;

/** Data sets and their editor. `?new=1` opens the editor at once. */
export function DataSetPage() {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(() => (search.has('new') ? { row: undefined } : null));
  const resource = useMemo(
    () =>
      dataSetResource({
        openNew: () => setOpened({ row: undefined }),
        openEdit: (row) => setOpened({ row }),
      }),
    [],
  );
  return (
    <ListPage resource={resource}>
      {(context) =>
        opened ? (
          <DataSetEditor
            row={opened.row}
            onClose={() => setOpened(null)}
            onSaved={() => {
              setOpened(null);
              context.reload();
            }}
          />
        ) : null
      }
    </ListPage>
  );
}
