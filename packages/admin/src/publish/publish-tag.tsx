import { PUBLISH_STATE_LABELS, publishStateOf, type ReportListItem } from '@aj-report/contract';
import { useText } from '../i18n/i18n.ts';
import './publish-tag.css';

/** Whether viewers see the screen, and whether it has changed since. */
export function PublishTag({ report }: { readonly report: Pick<ReportListItem, 'revision' | 'publishedRevision'> }) {
  const text = useText();
  const state = publishStateOf(report);
  return (
    <span className="publish-tag" data-state={state}>
      {text(PUBLISH_STATE_LABELS[state])}
    </span>
  );
}
