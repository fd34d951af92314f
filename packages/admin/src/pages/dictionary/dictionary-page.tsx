import type { DictionaryListItem } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { DictionaryEditor } from './dictionary-editor.tsx';
import { dictionaryResource } from './dictionary.resource.ts';

type Opened = { readonly row: DictionaryListItem | undefined } | null;

/** Dictionaries and their editor. */
export function DictionaryPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const resource = useMemo(
    () => dictionaryResource({ openNew: () => setOpened({ row: undefined }), openEdit: (row) => setOpened({ row }) }),
    [],
  );
  return (
    <ListPage resource={resource}>
      {(context) =>
        opened ? (
          <DictionaryEditor
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
