import { isConnectionKind, type DataSourceListItem } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../../crud/list-page.tsx';
import { MakeScreen } from '../../make-screen/make-screen.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { dataSourceResource, type DataSourceDialogs } from './data-source.resource.ts';
import { DetailDrawer } from './detail-drawer.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RemoteDrawer } from './remote-drawer.tsx';
import { useImportWatch } from './use-import-watch.ts';

type Opened =
  | { readonly kind: 'import'; readonly source: DataSourceListItem | undefined }
  | { readonly kind: 'connection'; readonly source: DataSourceListItem | undefined }
  | { readonly kind: 'remote'; readonly source: DataSourceListItem }
  | { readonly kind: 'detail'; readonly source: DataSourceListItem }
  | { readonly kind: 'makeScreen'; readonly source: DataSourceListItem; readonly table?: string }
  | null;

/** The table that was chosen; else somebody is asked which of the source. */
function originOf({ source, table }: { readonly source: DataSourceListItem; readonly table?: string }) {
  if (table === undefined) return { sourceId: source.id };
  const { sourceCode, sourceName, sourceType } = source;
  return { origin: { kind: 'table', sourceCode, sourceName, sourceType, table } as const };
}

/** Data sources: import a spreadsheet, watch it, look into it. `?import=1` opens the dialog at once. */
export function DataSourcePage() {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(() =>
    search.has('import') ? { kind: 'import', source: undefined } : null,
  );
  const resource = useMemo(() => {
    const dialogs: DataSourceDialogs = {
      openImport: () => setOpened({ kind: 'import', source: undefined }),
      openReimport: (source) => setOpened({ kind: 'import', source }),
      openDetail: (source) => setOpened({ kind: isConnectionKind(source.sourceType) ? 'remote' : 'detail', source }),
      openMakeScreen: (source) => setOpened({ kind: 'makeScreen', source }),
      openConnection: (source) => setOpened({ kind: 'connection', source }),
    };
    return dataSourceResource(dialogs);
  }, []);
  const watch = useImportWatch();
  const close = () => setOpened(null);
  return (
    <ListPage resource={resource}>
      {(context) => (
        <>
          {opened?.kind === 'import' ? (
            <ImportDialog
              source={opened.source}
              onClose={close}
              onStarted={(ids) => {
                close();
                context.reload();
                watch(ids, context.reload);
              }}
            />
          ) : null}
          {opened?.kind === 'connection' ? (
            <ConnectionDialog
              source={opened.source}
              onClose={close}
              onSaved={() => {
                close();
                context.reload();
              }}
            />
          ) : null}
          {opened?.kind === 'remote' ? (
            <RemoteDrawer key={opened.source.id} source={opened.source} onClose={close} />
          ) : null}
          {opened?.kind === 'makeScreen' ? <MakeScreen {...originOf(opened)} onClose={close} /> : null}
          {opened?.kind === 'detail' ? (
            <DetailDrawer
              key={opened.source.id}
              source={opened.source}
              onClose={close}
              onReimport={() => setOpened({ kind: 'import', source: opened.source })}
              onMakeScreen={(table) => setOpened({ kind: 'makeScreen', source: opened.source, table })}
            />
          ) : null}
        </>
      )}
    </ListPage>
  );
}
