import type { BinnedRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCan } from '../../session/use-can.tsx';
import { binResource, BINS, type Bin } from './bin.resource.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import './bin.css';

function BinList({ bin }: { readonly bin: Bin }) {
  const [taken, setTaken] = useState<BinnedRecord | null>(null);
  const resource = useMemo(() => binResource(bin, { askCode: setTaken }), [bin]);
  return (
    <ListPage resource={resource}>
      {(context) =>
        taken ? (
          <RestoreDialog
            bin={bin}
            record={taken}
            onClose={() => setTaken(null)}
            onRestored={() => {
              setTaken(null);
              context.reload();
            }}
          />
        ) : null
      }
    </ListPage>
  );
}

/** What was deleted and can still be restored: reports and data sets, of which each has a bin. */
export function BinPage() {
  const t = useT();
  const isAllowed = useCan();
  const bins = BINS.filter(({ permission }) => isAllowed(permission));
  const [id, setId] = useState(bins[0]?.id);
  const chosen = bins.find((bin) => bin.id === id);
  return (
    <div className="bin-page">
      <span className="segmented" role="group" aria-label={t('bin.kind')}>
        {bins.map((bin) => (
          <button key={bin.id} type="button" aria-pressed={bin.id === id} onClick={() => setId(bin.id)}>
            {t(bin.word)}
          </button>
        ))}
      </span>
      {chosen ? <BinList key={chosen.id} bin={chosen} /> : null}
    </div>
  );
}
