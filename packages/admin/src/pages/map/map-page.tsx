import type { GeoMapListItem } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { useT } from '../../i18n/i18n.ts';
import { MapUploadDialog } from '../../maps/map-upload-dialog.tsx';
import { MapDetailDialog } from './map-detail-dialog.tsx';
import { MapReplaceDialog } from './map-replace-dialog.tsx';
import { mapResource } from './map.resource.ts';

type Opened =
  | { readonly kind: 'upload' }
  | { readonly kind: 'detail' | 'replace'; readonly map: GeoMapListItem }
  | null;

/** Maps: upload GeoJSON, look at it, replace, rename and delete it. */
export function MapPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const resource = useMemo(
    () =>
      mapResource({
        openUpload: () => setOpened({ kind: 'upload' }),
        openDetail: (map) => setOpened({ kind: 'detail', map }),
        openReplace: (map) => setOpened({ kind: 'replace', map }),
      }),
    [],
  );
  const t = useT();
  const close = () => setOpened(null);
  return (
    <ListPage resource={resource}>
      {(context) => (
        <>
          <p className="map-note muted">{t('map.others')}</p>
          {opened?.kind === 'upload' ? (
            <MapUploadDialog
              onClose={close}
              onUploaded={() => {
                close();
                context.reload();
              }}
            />
          ) : null}
          {opened?.kind === 'replace' ? (
            <MapReplaceDialog
              map={opened.map}
              onClose={close}
              onReplaced={() => {
                close();
                context.reload();
              }}
            />
          ) : null}
          {opened?.kind === 'detail' ? <MapDetailDialog map={opened.map} onClose={close} /> : null}
        </>
      )}
    </ListPage>
  );
}
