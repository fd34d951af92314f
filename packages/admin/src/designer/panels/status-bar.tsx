import { useStore, type StoreApi } from 'zustand';
import { PublishTag } from '../../publish/publish-tag.tsx';
import { useText } from '../../i18n/i18n.ts';
import { isDirty, selectedOf } from '../document/document-store.ts';
import { fill, WORDS } from '../designer.words.ts';
import { boundsOf, unionOf } from '../geometry/rect.ts';
import type { OpenTabs } from '../save/open-tabs.ts';
import type { SaveState } from '../save/save-store.ts';
import { useDocument, useZoom } from '../ui/use-designer.ts';
import './status-bar.css';

interface StatusBarProps {
  readonly save: StoreApi<SaveState>;
  readonly tabs: OpenTabs;
  /** Revision that viewers see; undefined while it is not known. */
  readonly publishedRevision: number | undefined;
}

/** Size and zoom of the screen, the selection, and whether the work is saved. */
export function StatusBar({ save, tabs, publishedRevision }: StatusBarProps) {
  const text = useText();
  const isElsewhere = useStore(tabs.others, (others) => others.size > 0);
  const zoom = useZoom();
  const { width, height } = useDocument((state) => state.screen.dashboard);
  const revision = useDocument((state) => state.screen.revision);
  return (
    <footer className="status-bar number">
      <span>
        {width} × {height}
      </span>
      <span>{Math.round(zoom * 100)}%</span>
      <SelectionText />
      <span className="status-bar__space" />
      {isElsewhere ? (
        <span className="status-bar__save" data-state="dirty" data-elsewhere title={text(WORDS.otherTabHint)}>
          {text(WORDS.otherTab)}
        </span>
      ) : null}
      {publishedRevision === undefined ? null : <PublishTag report={{ revision, publishedRevision }} />}
      {revision > 0 ? <span>{fill(text(WORDS.revision), { revision })}</span> : null}
      <SaveText save={save} />
    </footer>
  );
}

function SelectionText() {
  const text = useText();
  const selection = useDocument((state) => state.selection);
  const screen = useDocument((state) => state.screen);
  const box = unionOf(selectedOf({ screen, selection }).map(boundsOf));
  if (!box) return null;
  const place = [box.left, box.top, box.width, box.height].map(Math.round);
  return (
    <span>
      {fill(text(WORDS.chosen), { count: selection.length })} · X {place[0]} Y {place[1]} · {place[2]} × {place[3]}
    </span>
  );
}

function SaveText({ save }: Pick<StatusBarProps, 'save'>) {
  const text = useText();
  const state = useStore(save);
  const dirty = useDocument(isDirty);
  if (state.kind === 'saving') return <span className="status-bar__save">{text(WORDS.saving)}</span>;
  if (state.kind === 'conflict' || state.kind === 'failed') {
    return (
      <span className="status-bar__save" data-state="failed" title={state.message}>
        {text(state.kind === 'conflict' ? WORDS.conflict : WORDS.saveFailed)}
      </span>
    );
  }
  return (
    <span className="status-bar__save" data-state={dirty ? 'dirty' : 'saved'}>
      {text(dirty ? WORDS.unsaved : WORDS.saved)}
    </span>
  );
}
