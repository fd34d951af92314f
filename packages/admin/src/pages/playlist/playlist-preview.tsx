import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { Values } from '../../crud/define-resource.ts';
import { Modal } from '../../shell/modal.tsx';
import { nameOfItem, toPreview } from './form-item.ts';
import { ItemPicture } from './item-picture.tsx';
import { itemsOf } from './playlist-fields.ts';
import { playlistWord } from './playlist.words.ts';

interface PlaylistPreviewProps {
  readonly values: Values;
  /** Id of the item with which it begins. */
  readonly first: string;
  onClose(): void;
}

/** What the page in the frame tells: it is there, or shows another item. */
type FrameMessage =
  | { readonly kind: 'aj-playlist-ready' }
  | { readonly kind: 'aj-playlist-shown'; readonly id: string };

/** Plays the items of the form as a wall does, before they are saved: in the page of walls, in a frame. */
export function PlaylistPreview({ values, first, onClose }: PlaylistPreviewProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [start, setStart] = useState(first);
  const [shown, setShown] = useState('');
  const [isReady, setIsReady] = useState(false);
  const [played] = useState(values);
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'aj-playlist-ready') setIsReady(true);
      else setShown(data.id);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const playlist = toPreview(played, start);
    // In the address the language would count before that of a screen.
    const asked = { kind: 'aj-playlist', playlist, language: currentLanguage() };
    frame.current?.contentWindow?.postMessage(asked, location.origin);
  }, [isReady, played, start]);
  return (
    <Modal
      title={playlistWord('previewOf', { name: String(values['playlistName'] ?? '') })}
      isOpen
      canFullscreen
      width="min(100vw, max(640px, 72vw), 135vh)"
      onClose={onClose}
      footer={<sl-button onClick={onClose}>{t('crud.close')}</sl-button>}
    >
      <div className="playlist-preview">
        {/* A page of this product, which needs its log-in: a sandbox would take that away, or be none. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} title={playlistWord('preview')} src="/bigscreen/viewer?playlist-preview" />
        <p className="muted">{playlistWord('previewHint')}</p>
        <ol>
          {itemsOf(played).map((item) => (
            <li key={item.id}>
              <button
                type="button"
                aria-current={item.id === shown || undefined}
                aria-label={playlistWord('showIt', { name: nameOfItem(item) })}
                title={item.id === shown ? playlistWord('nowShown') : nameOfItem(item)}
                onClick={() => setStart(item.id)}
              >
                <ItemPicture item={item} />
                <span className="ellipsis">{nameOfItem(item)}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Modal>
  );
}
