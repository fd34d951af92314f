import { useEffect, useRef } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { PublishTag } from '../../publish/publish-tag.tsx';
import { useText } from '../../i18n/i18n.ts';
import { addPageCommand } from '../commands/add-page.command.ts';
import { runCommand } from '../commands/command-list.ts';
import { Icon } from '../icons/icon.tsx';
import { PAGE_WORDS } from '../pages/pages.words.ts';
import { isDirty } from '../document/document-store.ts';
import type { Designer } from '../designer.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { TogetherText } from '../together/together-text.tsx';
import type { Together } from '../together/together.ts';
import type { OpenTabs } from '../save/open-tabs.ts';
import type { SaveState } from '../save/save-store.ts';
import { INFORM_EVERY_MS, paced } from '../view/paced.ts';
import { useDesigner, useDocument, useZoom } from '../ui/use-designer.ts';
import './status-bar.css';

interface StatusBarProps {
  readonly save: StoreApi<SaveState>;
  readonly tabs: OpenTabs;
  readonly together: Together;
  /** Revision that viewers see; undefined while it is not known. */
  readonly publishedRevision: number | undefined;
}

/** Size and zoom of the screen, the selection, and whether the work is saved. */
export function StatusBar({ save, tabs, together, publishedRevision }: StatusBarProps) {
  const text = useText();
  const isElsewhere = useStore(tabs.others, (others) => others.size > 0);
  const isTogether = useStore(together.store, ({ kind }) => kind !== 'off');
  const zoom = useZoom();
  const { width, height } = useDocument((state) => state.screen.dashboard);
  const revision = useDocument((state) => state.screen.revision);
  return (
    <footer className="status-bar number">
      <span>
        {width} × {height}
      </span>
      <span>{Math.round(zoom * 100)}%</span>
      <PageText />
      <SelectionText />
      <span className="status-bar__space" />
      <TogetherText together={together} />
      {isElsewhere && !isTogether ? (
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

/** Which page is worked on; with one page, the way to a second. */
function PageText() {
  const text = useText();
  const designer = useDesigner();
  const pages = useDocument((state) => state.stored.dashboard.pages);
  const current = useDocument((state) => state.scope.page);
  if (pages.length < 2) {
    return (
      <button
        type="button"
        className="status-bar__button"
        data-button="add-page"
        onClick={() => runCommand(addPageCommand, designer)}
      >
        <Icon name="page-add" />
        {text(addPageCommand.label)}
      </button>
    );
  }
  const page = pages.findIndex(({ id }) => id === current) + 1;
  return <span>{fill(text(PAGE_WORDS.count), { page, count: pages.length })}</span>;
}

/** Follows the pointer while something is dragged, so it is written without React. */
function SelectionText() {
  const text = useText();
  const designer = useDesigner();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      // The last word may come after the bar has gone.
      if (place.current) place.current.textContent = selectionText(designer, text(WORDS.chosen));
    };
    show();
    const stops = [
      designer.document.store.subscribe(show),
      designer.live.store.subscribe(paced(show, INFORM_EVERY_MS)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [designer, text]);
  return <span ref={place} className="status-bar__selection" />;
}

function selectionText({ document, selectionBox }: Designer, chosen: string): string {
  if (!selectionBox) return '';
  const { left, top, width, height } = selectionBox;
  const [x, y, w, h] = [left, top, width, height].map(Math.round);
  return `${fill(chosen, { count: document.selection.length })} · X ${x} Y ${y} · ${w} × ${h}`;
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
