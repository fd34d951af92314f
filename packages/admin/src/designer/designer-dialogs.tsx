import { lazy, Suspense, useCallback } from 'react';
import { useStore } from 'zustand';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { MakeScreenOverlay } from './make-screen-overlay.tsx';
import type { OpenDesigner } from './open-designer.ts';
import { CommandPalette } from './panels/command-palette.tsx';
import { ContentsDialog } from './panels/contents-dialog.tsx';
import { ShortcutSheet } from './panels/shortcut-sheet.tsx';
import { WidgetFinder } from './panels/widget-finder.tsx';
import { ArchiveDialogs } from './save/archive-dialogs.tsx';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { DraftDialog } from './save/draft-dialog.tsx';
import { LeaveGuard } from './save/leave-guard.tsx';
import { PreviewDialog } from './save/preview-dialog.tsx';
import { SamplesDialog } from './save/samples-dialog.tsx';
import { VersionsDialog } from './versions/versions-dialog.tsx';

const ShareQuestion = lazy(async () => ({ default: (await import('./save/share-question.tsx')).ShareQuestion }));

const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates/templates-dialog.tsx')).TemplatesDialog,
}));
const SaveBlockDialog = lazy(async () => ({
  default: (await import('./blocks/save-block-dialog.tsx')).SaveBlockDialog,
}));
const MissingSetsDialog = lazy(async () => ({
  default: (await import('./missing-sets/missing-sets-dialog.tsx')).MissingSetsDialog,
}));
const AiTextDialog = lazy(async () => ({ default: (await import('./ai-text/ai-text-dialog.tsx')).AiTextDialog }));

/** Takes over what was saved elsewhere, then saves both. */
async function mergeAndSave({ together, saver }: OpenDesigner): Promise<void> {
  saver.dismiss();
  await together.mergeNewest();
  await saver.save();
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
      onPublished={() => page.setState({ isPublishAsked: false, isJustPublished: true, publishedRevision: revision })}
    />
  );
}

/** Everything that opens over the designer. */
export function DesignerDialogs({ open, onReload }: { readonly open: OpenDesigner; onReload(): void }) {
  const { page, saver, designer, drafts, tabs } = open;
  const overlay = useStore(page, (state) => state.overlay);
  const isPreviewAsked = useStore(page, (state) => state.isPreviewAsked);
  const question = useStore(page, (state) => state.contentsAsked);
  const samples = useStore(page, (state) => state.samplesAsked);
  const sets = useStore(page, (state) => state.setsAsked);
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
      {overlay === 'saveBlock' ? (
        <Suspense>
          <SaveBlockDialog
            onClose={close}
            onShow={() => {
              designer.view.showPanel('left');
              page.setState({ leftTab: 'blocks' });
            }}
          />
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
      {sets ? (
        <Suspense>
          <MissingSetsDialog question={sets} />
        </Suspense>
      ) : null}
      {samples ? <SamplesDialog question={samples} onJump={jump} /> : null}
    </>
  );
}
