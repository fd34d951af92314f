import { normalizeScreen } from '@aj-report/contract';
import { useStore } from 'zustand';
import { toastSuccess } from '../../api/toast.ts';
import { ARCHIVE_WORDS } from '../../archive/archive.words.ts';
import { ExportDialog } from '../../archive/export-dialog.tsx';
import { ImportDialog, type ImportDone } from '../../archive/import-dialog.tsx';
import { useText } from '../../i18n/i18n.ts';
import type { OpenDesigner } from '../open-designer.ts';
import { restoreScreen } from '../versions/restore.ts';

interface ArchiveDialogsProps {
  readonly open: OpenDesigner;
  onClose(): void;
}

/** Import into the open screen, as one step, and export of it. */
export function ArchiveDialogs({ open, onClose }: ArchiveDialogsProps) {
  const text = useText();
  const { designer, page } = open;
  const { document } = designer;
  const overlay = useStore(page, (state) => state.overlay);

  function takeOver({ document: imported, sources }: ImportDone) {
    if (!imported) return;
    designer.replaceScreen(ARCHIVE_WORDS.step, restoreScreen(normalizeScreen(imported)));
    designer.fitScreen();
    onClose();
    toastSuccess(text(ARCHIVE_WORDS.importedOpen) + (sources > 0 ? text(ARCHIVE_WORDS.tablesComing) : ''));
  }

  const { reportCode, dashboard, revision } = document.screen;
  if (overlay === 'import') return <ImportDialog openCode={reportCode} onClose={onClose} onImported={takeOver} />;
  if (overlay !== 'exportWith' && overlay !== 'exportWithout') return null;
  return (
    <ExportDialog
      reportCode={reportCode}
      name={dashboard.title}
      reach={overlay === 'exportWith' ? 'with' : 'without'}
      onSave={document.isDirty || revision === 0 ? open.save : undefined}
      onClose={onClose}
    />
  );
}
