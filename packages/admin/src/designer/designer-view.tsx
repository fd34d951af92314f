import { BASE_PREFIX, getScreenChanges, type NormalScreen } from '@aj-report/contract';
import { createClient } from '@aj-report/embed';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onSessionEnd } from '../api/session-end.ts';
import { call } from '../api/call.ts';
import { handInFocusedField } from '../form/hand-in-focused-field.ts';
import { currentLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/i18n.ts';
import { currentToken } from '../session/session-store.ts';
import { Canvas } from './canvas/canvas.tsx';
import { TextEditor } from './canvas/text-editor.tsx';
import { runCommand } from './commands/command-list.ts';
import { listenToKeys } from './commands/keyboard.ts';
import { templatesCommand } from './commands/templates.command.ts';
import { makeScreenCommand } from './commands/make-screen.command.ts';
import type { Point } from './geometry/rect.ts';
import { Icon } from './icons/icon.tsx';
import { insertWidget } from './insert-widget.ts';
import { MakeScreenOverlay } from './make-screen-overlay.tsx';
import { NarrowNotice } from './panels/narrow-notice.tsx';
import { PanelButton } from './panels/panel-button.tsx';
import { CommandPalette } from './panels/command-palette.tsx';
import { ContentsDialog } from './panels/contents-dialog.tsx';
import { ContextMenu } from './panels/context-menu.tsx';
import { LeftPanel, type LeftTab } from './panels/left-panel.tsx';
import { rememberOffer } from './panels/recent-offers.ts';
import { RightPanel } from './panels/right-panel.tsx';
import { ShortcutSheet } from './panels/shortcut-sheet.tsx';
import { SoloNotice } from './panels/solo-notice.tsx';
import { StatusBar } from './panels/status-bar.tsx';
import { WidgetFinder } from './panels/widget-finder.tsx';
import { TryNotice } from './panels/try-notice.tsx';
import { Toolbar } from './panels/toolbar.tsx';
import { canMakeSets } from '../make-screen/can-make-screen.ts';
import { MAKE_WORDS } from '../make-screen/make-screen.words.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { DraftDialog } from './save/draft-dialog.tsx';
import { LeaveGuard } from './save/leave-guard.tsx';
import { SamplesDialog } from './save/samples-dialog.tsx';
import { PreviewDialog } from './save/preview-dialog.tsx';
import { openDesigner, type OpenDesigner, type PageState } from './open-designer.ts';
import { DesignerContext, useDesigner, useDocument } from './ui/use-designer.ts';
import { toggleLook, useLook } from './ui/use-look.ts';
import { ConflictNotice } from './together/conflict-notice.tsx';
import { OthersLayer } from './together/others-layer.tsx';
import { SavedByOthers } from './together/saved-by-others.tsx';
import { useTogether } from './together/use-together.ts';
import { ArchiveDialogs } from './save/archive-dialogs.tsx';
import { VersionsDialog } from './versions/versions-dialog.tsx';
import { WORDS } from './designer.words.ts';
import { useStore } from 'zustand';
import './panels/panels.css';

const ShareQuestion = lazy(async () => ({ default: (await import('./save/share-question.tsx')).ShareQuestion }));

const PageBar = lazy(() => import('./pages/page-bar.tsx'));
const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates/templates-dialog.tsx')).TemplatesDialog,
}));
const AiTextDialog = lazy(async () => ({ default: (await import('./ai-text/ai-text-dialog.tsx')).AiTextDialog }));

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
    call(getScreenChanges, { params, showErrorDialog: false }).then(
      ({ publishedRevision }) => open.page.setState({ publishedRevision }),
      () => undefined,
    );
  }, [open, screen.reportCode]);
  // Before the dialog of drafts asks who else is there.
  useLayoutEffect(() => tabs.start(), [tabs]);
  useEffect(() => drafts.start(), [drafts]);
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
        <Dialogs open={open} onReload={onReload} />
        <NarrowNotice />
      </div>
    </DesignerContext>
  );
}

/** Whether a dialog or menu has the keys. */
function isBusy({ overlay, isPreviewAsked, isPublishAsked }: PageState): boolean {
  return (
    overlay !== undefined || isPreviewAsked || isPublishAsked || document.querySelector('sl-dialog[open]') !== null
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
        />
        <OthersLayer together={open.together} />
        <TextEditor />
        <EmptyHint />
        <SoloNotice />
        <TryNotice />
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

/** Takes over what was saved elsewhere, then saves both. */
async function mergeAndSave({ together, saver }: OpenDesigner): Promise<void> {
  saver.dismiss();
  await together.mergeNewest();
  await saver.save();
}

function EmptyHint() {
  const text = useText();
  const designer = useDesigner();
  const isEmpty = useDocument((state) => state.shown.widgets.length === 0);
  if (!isEmpty) return null;
  return (
    <div className="designer__empty">
      <Icon name="palette" />
      {text(WORDS.emptyCanvas)}
      {canMakeSets() ? (
        <button
          type="button"
          className="button button--primary"
          data-button="make-screen"
          onClick={() => runCommand(makeScreenCommand, designer)}
        >
          <Icon name="wand" />
          {text(MAKE_WORDS.make)}
        </button>
      ) : null}
      <button
        type="button"
        className="button"
        data-button="templates"
        onClick={() => runCommand(templatesCommand, designer)}
      >
        <Icon name={templatesCommand.icon} />
        {text(templatesCommand.label)}
      </button>
    </div>
  );
}

/** Asks whether to publish what is saved, and says what viewers would see that they do not see now. */
function PublishQuestion({ open }: { readonly open: OpenDesigner }) {
  const { page, designer } = open;
  const isAsked = useStore(page, (state) => state.isPublishAsked);
  const close = useCallback(() => page.setState({ isPublishAsked: false }), [page]);
  if (!isAsked) return null;
  const { reportCode, dashboard, revision } = designer.document.screen;
  return (
    <PublishDialog
      reportCode={reportCode}
      name={dashboard.title}
      onClose={close}
      onPublished={() => page.setState({ isPublishAsked: false, publishedRevision: revision })}
    />
  );
}

function Dialogs({ open, onReload }: { readonly open: OpenDesigner; onReload(): void }) {
  const { page, saver, designer, drafts, tabs } = open;
  const overlay = useStore(page, (state) => state.overlay);
  const isPreviewAsked = useStore(page, (state) => state.isPreviewAsked);
  const question = useStore(page, (state) => state.contentsAsked);
  const samples = useStore(page, (state) => state.samplesAsked);
  const close = (): void => page.setState({ overlay: undefined });
  const jump = (id: string): void => {
    samples?.answer(undefined);
    open.showData(id);
  };
  return (
    <>
      {overlay === 'palette' ? <CommandPalette onClose={close} /> : null}
      {overlay === 'find' ? <WidgetFinder onClose={close} /> : null}
      {overlay === 'shortcuts' ? <ShortcutSheet onClose={close} /> : null}
      <ArchiveDialogs open={open} onClose={close} />
      {overlay === 'makeScreen' ? <MakeScreenOverlay open={open} onClose={close} /> : null}
      {overlay === 'share' ? (
        <Suspense>
          <ShareQuestion open={open} onClose={close} />
        </Suspense>
      ) : null}
      {overlay === 'templates' ? (
        <Suspense>
          <TemplatesDialog onClose={close} />
        </Suspense>
      ) : null}
      {overlay === 'writeText' ? (
        <Suspense>
          <AiTextDialog onClose={close} />
        </Suspense>
      ) : null}
      {overlay === 'versions' ? <VersionsDialog onSave={open.save} onClose={close} /> : null}
      {isPreviewAsked ? (
        <PreviewDialog onSave={open.save} onClose={() => page.setState({ isPreviewAsked: false })} />
      ) : null}
      <PublishQuestion open={open} />
      <ContentsDialog question={question} />
      <ConflictDialog
        saver={saver}
        onReload={onReload}
        onMerge={() => void mergeAndSave(open)}
        onLook={() => {
          saver.dismiss();
          page.setState({ overlay: 'versions' });
        }}
      />
      <DraftDialog document={designer.document} tabs={tabs} together={open.together} />
      <LeaveGuard document={designer.document} together={open.together} drafts={drafts} onSave={open.save} />
      {samples ? <SamplesDialog question={samples} onJump={jump} /> : null}
    </>
  );
}
