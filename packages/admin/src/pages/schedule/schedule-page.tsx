import { getExcelReport, type ScheduleRecord } from '@aj-report/contract';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { ScheduleDialog } from '../../schedules/schedule-dialog.tsx';
import type { ScheduledReport } from '../../schedules/use-schedule-report.ts';
import { RunsDrawer } from './runs-drawer.tsx';
import { scheduleResource } from './schedule.resource.ts';
import './schedule.css';

type Opened =
  | { readonly kind: 'new'; readonly report?: ScheduledReport }
  | { readonly kind: 'edit' | 'history'; readonly schedule: ScheduleRecord }
  | null;

/** Opens the form for the report that the address names, once. */
function useAskedReport(open: (report: ScheduledReport) => void): void {
  const [params, setParams] = useSearchParams();
  const reportCode = params.get('reportCode');
  useEffect(() => {
    if (reportCode === null) return;
    setParams({}, { replace: true });
    call(getExcelReport, { params: { reportCode } }).then(open, () => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is asked when the page opens
  }, [reportCode]);
}

/** Every schedule: when it runs next, how it went, to whom; made, changed, paused and run here. */
export function SchedulePage() {
  const [opened, setOpened] = useState<Opened>(null);
  useAskedReport(({ reportCode, reportName }) => setOpened({ kind: 'new', report: { reportCode, reportName } }));
  const resource = useMemo(
    () =>
      scheduleResource({
        openNew: () => setOpened({ kind: 'new' }),
        openEdit: (schedule) => setOpened({ kind: 'edit', schedule }),
        openHistory: (schedule) => setOpened({ kind: 'history', schedule }),
      }),
    [],
  );
  const close = () => setOpened(null);
  return (
    <ListPage resource={resource}>
      {(context) => {
        if (!opened) return null;
        if (opened.kind === 'history') return <RunsDrawer schedule={opened.schedule} onClose={close} />;
        const handleSaved = () => {
          close();
          context.reload();
        };
        const { kind, ...known } = opened;
        return <ScheduleDialog key={kind} {...known} onClose={close} onSaved={handleSaved} />;
      }}
    </ListPage>
  );
}
