import { ListPage } from '../../crud/list-page.tsx';
import { playlistResource } from './playlist.resource.ts';

/** Every playlist: made, changed, played and deleted here. */
export function PlaylistPage() {
  return <ListPage resource={playlistResource} />;
}
