import type { DataSetListItem } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListContext } from '../../crud/define-resource.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { MakeScreen } from '../../make-screen/make-screen.tsx';
import { CostsDialog } from './costs-dialog.tsx';
import { DataSetEditor } from './data-set-editor.tsx';
import { dataSetResource } from './data-set.resource.ts';
import { CopyDialog, DataPreviewDialog, UsesDialog } from './set-dialogs.tsx';

type Row = DataSetListItem;
type Opened =
  | { readonly kind: 'editor'; readonly row: Row | undefined }
  | { readonly kind: 'copy' | 'preview' | 'uses' | 'makeScreen'; readonly row: Row }
  | { readonly kind: 'costs' }
  | null;

interface OpenedDialogProps {
  readonly opened: NonNullable<Opened>;
  readonly context: ListContext<Row>;
  onClose(): void;
}

function OpenedDialog({ opened, context, onClose }: OpenedDialogProps) {
  const done = () => {
    onClose();
    context.reload();
  };
  switch (opened.kind) {
    case 'editor':
      return <DataSetEditor row={opened.row} onClose={onClose} onSaved={done} />;
    case 'copy':
      return <CopyDialog row={opened.row} onClose={onClose} onCopied={done} />;
    case 'preview':
      return <DataPreviewDialog row={opened.row} onClose={onClose} />;
    case 'uses':
      return <UsesDialog row={opened.row} onClose={onClose} />;
    case 'makeScreen':
      return <MakeScreen origin={{ kind: 'set', id: opened.row.id, setName: opened.row.setName }} onClose={onClose} />;
    case 'costs':
      return <CostsDialog onClose={onClose} />;
  }
}

/** Data sets and their editor. `?new=1` opens the editor at once. */
export function DataSetPage() {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(() => (search.has('new') ? { kind: 'editor', row: undefined } : null));
  const resource = useMemo(
    () =>
      dataSetResource({
        openNew: () => setOpened({ kind: 'editor', row: undefined }),
        openEdit: (row) => setOpened({ kind: 'editor', row }),
        openCopy: (row) => setOpened({ kind: 'copy', row }),
        openPreview: (row) => setOpened({ kind: 'preview', row }),
        openUses: (row) => setOpened({ kind: 'uses', row }),
        openMakeScreen: (row) => setOpened({ kind: 'makeScreen', row }),
        openCosts: () => setOpened({ kind: 'costs' }),
      }),
    [],
  );
  return (
    <ListPage resource={resource}>
      {(context) =>
        opened ? <OpenedDialog opened={opened} context={context} onClose={() => setOpened(null)} /> : null
      }
    </ListPage>
  );
}
