import { moveDataSource, WAREHOUSE_LABELS, type DataSourceDetail, type WarehouseKind } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import { Can } from '../../session/use-can.tsx';

interface MoveSourceProps {
  readonly detail: DataSourceDetail;
  onMoved(): void;
}

/** Where the tables lie, and the way to another warehouse, which imports the kept file again. */
export function MoveSource({ detail, onMoved }: MoveSourceProps) {
  const t = useT();
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const { id, warehouse, movableTo, status, held } = detail;
  if (warehouse === undefined || movableTo.length === 0) return null;
  async function move(to: WarehouseKind) {
    setIsBusy(true);
    const isStarted = await call(moveDataSource, { params: { id }, body: { warehouse: to } }).then(
      () => true,
      () => false,
    );
    setIsBusy(false);
    if (isStarted) toastSuccess(t('source.moveStarted'));
    onMoved();
  }
  return (
    <div className="move-source">
      <span>{t('source.liesIn', { warehouse: text(WAREHOUSE_LABELS[warehouse]) })}</span>
      <Can permission="datasourceManage:update">
        {movableTo.map((to) => (
          <sl-button
            key={to}
            size="small"
            data-move={to}
            loading={isBusy}
            disabled={status === 'inProgress' || held !== undefined}
            onClick={() => void move(to)}
          >
            {t('source.moveTo', { warehouse: text(WAREHOUSE_LABELS[to]) })}
          </sl-button>
        ))}
      </Can>
      <small className="muted">{t('source.moveHint')}</small>
    </div>
  );
}
