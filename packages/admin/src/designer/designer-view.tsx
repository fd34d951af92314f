import { BASE_PREFIX, getScreenChanges, type NormalScreen } from '@aj-report/contract';
import { createClient } from '@aj-report/embed';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onSessionEnd } from '../api/session-end.ts';
import { call } from '../api/call.ts';
import { handInFocusedField } from '../form/hand-in-focused-field.ts';
import { currentLanguage } from '../i18n/language.ts';
import { currentToken } from '../session/session-store.ts';
import { Canvas } from './canvas/canvas.tsx';
import { DesignerDialogs } from './designer-dialogs.tsx';
import { TextEditor } from './canvas/text-editor.tsx';
import { listenToKeys } from './commands/keyboard.ts';
import type { Point } from './geometry/rect.ts';
import { insertStored } from './blocks/insert-stored.ts';
import { insertWidget } from './insert-widget.ts';
import { NarrowNotice } from './panels/narrow-notice.tsx';
import { PanelButton } from './panels/panel-button.tsx';
import { ContextMenu } from './panels/context-menu.tsx';
import { EmptyHint } from './panels/empty-hint.tsx';
import { LeftPanel, type LeftTab } from './panels/left-panel.tsx';
import { rememberOffer } from './panels/recent-offers.ts';
import { RightPanel } from './panels/right-panel.tsx';
import { PublishedNotice } from './panels/published-notice.tsx';
import { SoloNotice } from './panels/solo-notice.tsx';
import { StatusBar } from './panels/status-bar.tsx';
import { TryNotice } from './panels/try-notice.tsx';
import { Toolbar } from './panels/toolbar.tsx';
import { openDesigner, type OpenDesigner, type PageState } from './open-designer.ts';
import { DesignerContext, useDocument } from './ui/use-designer.ts';
import { toggleLook, useLook } from './ui/use-look.ts';
import { ConflictNotice } from './together/conflict-notice.tsx';
import { OthersLayer } from './together/others-layer.tsx';
import { SavedByOthers } from './together/saved-by-others.tsx';
import { useTogether } from './together/use-together.ts';
import { followWidth } from './view/follow-width.ts';
import { useStore } from 'zustand';
import './panels/panels.css';

const PageBar = lazy(() => import('./pages/page-bar.tsx'));

const LIST_ADDRESS = '/report/report';

interface DesignerViewProps {
  readonly screen: NormalScreen;
  /** Widget whose data is to be set, from a link. */
  readonly widgetId: string | null;
  /** Opens the screen anew from the service. */
  onReload(): void;
}

/** An open designer with all its panels. */
export function DesignerView({ screen, widgetId, onReload }: DesignerViewProps) {
  const [open] = useState(() => openDesigner(screen));
  useEffect(() => {
    if (widgetId !== null && open.designer.document.widget(widgetId)) open.showData(widgetId);
  }, [open, widgetId]);
  const { designer, drafts, tabs } = open;
  const isDark = useLook();
  const hidden = useStore(designer.view.store, (state) => state.hiddenPanels);

  useEffect(() => {
    // It only informs; publishing asks again.
    const params = { reportCode: screen.reportCode };
    call(getScreenChanges, { params, isOptional: true }).then(
      ({ publishedRevision }) => open.page.setState({ publishedRevision }),
      () => undefined,
    );
  }, [open, screen.reportCode]);
  // Before the dialog of drafts asks who else is there.
  useLayoutEffect(() => tabs.start(), [tabs]);
  useEffect(() => drafts.start(), [drafts]);
  useLayoutEffect(() => followWidth(designer.view), [designer]);
  useTogether(open);
  useEffect(() => listenToKeys(designer, () => isBusy(open.page.getState())), [designer, open]);
  useEffect(() => {
    const keepWork = (): boolean => {
      handInFocusedField();
      drafts.write();
      return designer.document.isDirty;
    };
    const handleHide = (): void => {
      handInFocusedField();
      drafts.leave();
      tabs.leave();
    };
    const handleFocus = (): void => void tabs.ask();
    const stopKeeping = onSessionEnd(keepWork);
    window.addEventListener('pagehide', handleHide);
    window.addEventListener('focus', handleFocus);
    return () => {
      stopKeeping();
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('focus', handleFocus);
    };
  }, [designer, drafts, tabs]);

  return (
    <DesignerContext value={designer}>
      <div className="designer" data-hidden-panels={hidden.join(' ') || undefined}>
        <Workplace open={open} isDark={isDark} />
        <DesignerDialogs open={open} onReload={onReload} />
        <NarrowNotice />
      </div>
    </DesignerContext>
  );
}

/** Whether a dialog or menu has the keys. */
function isBusy({ overlay, isPreviewAsked, isPublishAsked, setsAsked }: PageState): boolean {
  return (
    overlay !== undefined ||
    isPreviewAsked ||
    isPublishAsked ||
    setsAsked !== undefined ||
    document.querySelector('sl-dialog[open]') !== null
  );
}

function Workplace({ open, isDark }: { readonly open: OpenDesigner; readonly isDark: boolean }) {
  const { designer, page, saver, tabs } = open;
  const navigate = useNavigate();
  const language = currentLanguage();
  const [menuAt, setMenuAt] = useState<Point | undefined>();
  const closeMenu = useCallback(() => setMenuAt(undefined), []);
  const renaming = useStore(page, (state) => state.renaming);
  const tab = useStore(page, (state) => state.leftTab);
  const rightTab = useStore(page, (state) => state.rightTab);
  const hidden = useStore(designer.view.store, (state) => state.hiddenPanels);
  const published = useStore(page, (state) => state.publishedRevision);
  const provider = useMemo(
    () =>
      createClient({ base: BASE_PREFIX, language, token: () => ({ kind: 'session', value: currentToken() ?? '' }) }),
    [language],
  );
  const handleAdd = (type: string, at?: Point): void => {
    insertWidget(designer, type, at);
    rememberOffer(type);
  };
  return (
    <>
      <Toolbar
        together={open.together}
        isDark={isDark}
        onToggleLook={toggleLook}
        onBack={() => void navigate(LIST_ADDRESS)}
      />
      {hidden.includes('left') ? null : (
        <LeftPanel
          tab={tab}
          language={language}
          renaming={renaming}
          onTab={(leftTab: LeftTab) => page.setState({ leftTab })}
          onAdd={handleAdd}
          onRename={(id) => page.setState({ renaming: id })}
        />
      )}
      <div className="designer__canvas">
        <Canvas
          designer={designer}
          provider={provider}
          look={isDark ? 'dark' : 'light'}
          onMenu={setMenuAt}
          onDropWidget={handleAdd}
          onDropBlock={(id, at) => void insertStored(designer, id, at)}
        />
        <OthersLayer together={open.together} />
        <TextEditor />
        <EmptyHint />
        <SoloNotice />
        <TryNotice />
        <PublishedNotice open={open} />
        <ConflictNotice together={open.together} />
        <SavedByOthers together={open.together} />
        <PanelButton side="left" />
        <PanelButton side="right" />
      </div>
      <Pages />
      {hidden.includes('right') ? null : (
        <RightPanel language={language} tab={rightTab} onTab={(next) => page.setState({ rightTab: next })} />
      )}
      <StatusBar save={saver.store} tabs={tabs} together={open.together} publishedRevision={published} />
      {menuAt ? <ContextMenu at={menuAt} onClose={closeMenu} /> : null}
    </>
  );
}

/** The bar of pages, once there are several. */
function Pages() {
  const hasSome = useDocument((state) => state.stored.dashboard.pages.length > 1);
  if (!hasSome) return null;
  return (
    <Suspense>
      <PageBar />
    </Suspense>
  );
}
