import { normalizeScreen, type ReportListItem } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { currentLanguage } from '../i18n/language.ts';
import { designerAddress } from '../screen/screen-address.ts';
import { screenClient } from '../screen/screen-client.ts';
import type { UnboundWidget } from '../screen/unbound-widgets.ts';
import { useCan } from '../session/use-can.tsx';
import { shareWord } from './share.words.ts';

/** What is published of a screen, by the names of the widgets that have no data. */
async function findUnbound(reportCode: string, signal: AbortSignal): Promise<readonly UnboundWidget[]> {
  const [{ unboundWidgets }, screen] = await Promise.all([
    import('../screen/unbound-widgets.ts'),
    screenClient.getScreen(reportCode, { signal }),
  ]);
  return unboundWidgets(normalizeScreen(screen), currentLanguage());
}

/** Lists the widgets of a published screen whose numbers are none, before it is shared. */
export function UnboundNotice({ report }: { readonly report: Pick<ReportListItem, 'reportCode'> }) {
  const can = useCan();
  const [found, setFound] = useState<readonly UnboundWidget[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    // A screen that cannot be read now is shared all the same: the notice is a help, not a gate.
    findUnbound(report.reportCode, abort.signal).then(setFound, () => {});
    return () => abort.abort();
  }, [report.reportCode]);
  if (found.length === 0) return null;
  return (
    <div className="share-warning" data-testid="unbound">
      <p>{shareWord('unbound')}</p>
      <ul className="share-unbound">
        {found.map(({ id, name, shows }) => (
          <li key={id}>
            {can('bigScreenManage:design') ? (
              <a href={designerAddress(report.reportCode, id)} target="_blank" rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
            <span className="muted">{shareWord(shows === 'sample' ? 'unboundSample' : 'unboundEmpty')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
