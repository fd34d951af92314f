import type { PlaylistRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { playlistResource } from './playlist.resource.ts';

/** Every playlist: made, changed, played, interrupted and deleted here. */
export function PlaylistPage() {
  const [addressed, setAddressed] = useState<PlaylistRecord | null>(null);
  const resource = useMemo(() => playlistResource(setAddressed), []);
  const close = () => setAddressed(null);
  return (
    <ListPage resource={resource}>
      {({ reload }) => {
        if (!addressed) return null;
        const handleSent = () => {
          close();
          reload();
        };
        return <NoticeDialog playlist={addressed} onClose={close} onSent={handleSent} />;
      }}
    </ListPage>
  );
}
