import type { ScheduleRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { ScheduleDialog } from '../../schedules/schedule-dialog.tsx';
import { RunsDrawer } from './runs-drawer.tsx';
import { scheduleResource } from './schedule.resource.ts';
import './schedule.css';

type Opened =
  { readonly kind: 'new' } | { readonly kind: 'edit' | 'history'; readonly schedule: ScheduleRecord } | null;

/** Every schedule: when it runs next, how it went, to whom; made, changed, paused and run here. */
export function SchedulePage() {
  const [opened, setOpened] = useState<Opened>(null);
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
        const schedule = opened.kind === 'edit' ? { schedule: opened.schedule } : {};
        return <ScheduleDialog {...schedule} onClose={close} onSaved={handleSaved} />;
      }}
    </ListPage>
  );
}
