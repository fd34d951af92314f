import { useStore } from 'zustand';
import { ShareDialog } from '../../shares/share-dialog.tsx';
import type { OpenDesigner } from '../open-designer.ts';

interface ShareQuestionProps {
  readonly open: OpenDesigner;
  onClose(): void;
}

/** The dialog that shares the open screen, as the list of reports has it. */
export function ShareQuestion({ open, onClose }: ShareQuestionProps) {
  const publishedRevision = useStore(open.page, (state) => state.publishedRevision) ?? 0;
  const { reportCode, dashboard } = open.designer.document.screen;
  const report = {
    reportCode,
    reportName: dashboard.title,
    reportType: 'report_screen',
    status: publishedRevision > 0 ? 1 : 0,
  };
  return <ShareDialog report={report} onClose={onClose} onShared={() => undefined} />;
}
