import { dataSetCosts, dataSetFields, type DataSetCost, type OutputOf } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format-value.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import type { WordKey } from '../../i18n/words.ts';
import { Modal } from '../../shell/modal.tsx';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import '../../crud/value-table.css';
import './data-set.css';

const COLUMNS: readonly { readonly word: WordKey; readonly show: (cost: DataSetCost) => string }[] = [
  { word: 'set.costAsked', show: (cost) => formatNumber(cost.asked) },
  {
    word: 'set.costHits',
    show: (cost) => `${cost.asked === 0 ? 0 : Math.round((cost.cacheHits / cost.asked) * 100)}%`,
  },
  { word: 'set.costRuns', show: (cost) => formatNumber(cost.runs) },
  { word: 'set.costFailures', show: (cost) => formatNumber(cost.failures) },
  { word: 'set.costTotal', show: (cost) => formatNumber(Math.round(cost.totalMs)) },
  { word: 'set.costAverage', show: (cost) => formatNumber(Math.round(cost.totalMs / Math.max(1, cost.runs))) },
  { word: 'set.costMax', show: (cost) => formatNumber(Math.round(cost.maxMs)) },
  { word: 'set.costRows', show: ({ rows }) => (rows === null ? '—' : formatNumber(rows)) },
  { word: 'set.costBytes', show: ({ bytes }) => (bytes === null ? '—' : formatMeasure(bytes, BYTES)) },
];

function CostTable({ sets }: { readonly sets: readonly DataSetCost[] }) {
  const t = useT();
  const text = useText();
  return (
    <div className="value-table">
      <table>
        <thead>
          <tr>
            <th>{text(dataSetFields.setCode['x-aj'].label)}</th>
            {COLUMNS.map(({ word }) => (
              <th key={word} data-numeric>
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map((cost) => (
            <tr key={cost.setCode}>
              <td>
                <code>{cost.setCode}</code>
              </td>
              {COLUMNS.map(({ word, show }) => (
                <td key={word} className="number" data-numeric>
                  {show(cost)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What data sets cost the server that answers, those that took most time first. */
export function CostsDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const [costs, setCosts] = useState<OutputOf<typeof dataSetCosts> | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    call(dataSetCosts, { signal: abort.signal }).then(setCosts, () => undefined);
    return () => abort.abort();
  }, []);
  return (
    <Modal title={t('set.costsTitle')} isOpen canFullscreen width="min(1000px, 92vw)" onClose={onClose}>
      {costs ? (
        <>
          <p className="muted set-pane__intro">{t('set.costsServer', { server: costs.server, since: costs.since })}</p>
          {costs.sets.length === 0 ? <p className="muted">{t('set.costsNone')}</p> : <CostTable sets={costs.sets} />}
          {costs.sets.some(({ rows }) => rows === null) ? (
            <p className="muted costs-note">{t('set.costsHidden')}</p>
          ) : null}
        </>
      ) : (
        <sl-skeleton effect="sheen" />
      )}
    </Modal>
  );
}
