import {
  createSchedule,
  deleteSchedule,
  deleteSchedules,
  field,
  isOpenJob,
  LIMITS,
  listScheduleRuns,
  listSchedules,
  pauseSchedule,
  runSchedule,
  SCHEDULE_LABEL,
  updateSchedule,
  type ScheduleRecord,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { ROW_LOOKS } from '../../crud/row-looks.ts';
import { toParams } from '../../crud/query-state.ts';
import { WORDS } from '../../i18n/words.ts';
import { isUnderWay } from '../../schedules/run-outcome.ts';
import { SCHEDULE_WORDS } from '../../schedules/schedule.words.ts';
import { pause, runNow } from './schedule-actions.ts';
import { LastCell, NextCell, RecipientsCell, RhythmCell, ScheduleCell } from './schedule-cells.tsx';

type Row = ScheduleRecord;

/** What only the page can do: it owns dialog and drawer. */
export interface ScheduleDialogs {
  openNew(): void;
  openEdit(row: Row): void;
  openHistory(row: Row): void;
}

/** ms until a list with schedules that run is read again */
const RUNNING_MS = 2_000;
/** ms until others are: they become due */
const RESTING_MS = 30_000;

const queryFields = {
  scheduleName: field.text({ label: SCHEDULE_WORDS.name, maxLength: LIMITS.scheduleNameMax }),
  reportName: field.text({ label: SCHEDULE_WORDS.report, maxLength: LIMITS.reportNameMax }),
  recipient: field.text({ label: SCHEDULE_WORDS.recipient, maxLength: LIMITS.recipientMax }),
  reportCode: field.text({ label: { zh: '报表编码', en: 'Report code' }, maxLength: LIMITS.reportCodeMax }),
};

function columns({ openHistory }: ScheduleDialogs): Resource<Row>['columns'] {
  return [
    {
      field: 'scheduleName',
      label: SCHEDULE_WORDS.name,
      minWidth: 170,
      grows: true,
      sortable: true,
      render: (row) => createElement(ScheduleCell, { schedule: row, onOpen: () => openHistory(row) }),
    },
    {
      field: 'cron',
      label: SCHEDULE_WORDS.rhythm,
      minWidth: 164,
      render: (row) => createElement(RhythmCell, { schedule: row }),
    },
    {
      field: 'nextTime',
      label: SCHEDULE_WORDS.nextTime,
      minWidth: 172,
      sortable: true,
      render: (row) => createElement(NextCell, { schedule: row }),
    },
    {
      field: 'lastRun',
      label: SCHEDULE_WORDS.lastRun,
      minWidth: 220,
      render: (row) => createElement(LastCell, { schedule: row }),
    },
    {
      field: 'recipients',
      label: SCHEDULE_WORDS.recipients,
      minWidth: 150,
      grows: true,
      render: (row) => createElement(RecipientsCell, { schedule: row }),
    },
    { field: 'owner', label: SCHEDULE_WORDS.owner, minWidth: 96, sortable: true, startsHidden: true },
    { field: 'reportCode', label: { zh: '报表编码', en: 'Report code' }, kind: 'code', startsHidden: true },
    { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', sortable: true, startsHidden: true },
  ];
}

function rowActions({ openEdit, openHistory }: ScheduleDialogs): Resource<Row>['rowActions'] {
  return [
    {
      id: 'run',
      label: SCHEDULE_WORDS.runNow,
      permission: runSchedule.permission,
      isDisabled: ({ lastRun }) => lastRun !== null && isOpenJob(lastRun.state),
      run: (row, context) => void runNow(row, context),
    },
    { id: 'history', label: SCHEDULE_WORDS.history, permission: listScheduleRuns.permission, run: openHistory },
    { id: 'edit', label: WORDS['crud.edit'], permission: updateSchedule.permission, run: openEdit },
    {
      id: 'pause',
      label: SCHEDULE_WORDS.pause,
      permission: pauseSchedule.permission,
      isHidden: ({ paused }) => paused,
      run: (row, context) => void pause(row, true, context),
    },
    {
      id: 'resume',
      label: SCHEDULE_WORDS.resume,
      permission: pauseSchedule.permission,
      isHidden: ({ paused }) => !paused,
      run: (row, context) => void pause(row, false, context),
    },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: deleteSchedule.permission,
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

/** The list of schedules. */
export function scheduleResource(dialogs: ScheduleDialogs): Resource<Row> {
  const failed = { failureWords: 'crud.deleteFailed' } as const;
  return defineResource<Row>({
    title: SCHEDULE_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.scheduleName,
    queryFields,
    columns: columns(dialogs),
    list: (query, signal) => call(listSchedules, { signal, query: toParams(query), showErrorDialog: false }),
    remove: ({ id }) => call(deleteSchedule, { params: { id }, ...failed }),
    removeMany: (rows) => call(deleteSchedules, { body: rows.map(({ id }) => id), ...failed }),
    rowFlags: ({ paused }) => (paused ? ROW_LOOKS.off : ROW_LOOKS.usual),
    tableButtons: [
      {
        id: 'add',
        label: SCHEDULE_WORDS.add,
        icon: 'plus-lg',
        permission: createSchedule.permission,
        isPrimary: true,
        run: dialogs.openNew,
      },
      {
        id: 'delete',
        label: WORDS['crud.deleteSelected'],
        icon: 'trash',
        permission: deleteSchedules.permission,
        isDisabled: ({ selected }) => selected.length === 0,
        run: (context) => context.remove(context.selected),
      },
    ],
    rowActions: rowActions(dialogs),
    actionsWidth: 170,
    contextMenu: [],
    empty: { icon: 'clock-history', title: SCHEDULE_WORDS.empty, text: SCHEDULE_WORDS.emptyText, buttonId: 'add' },
    pollMs: (rows) => (rows.some(({ lastRun }) => lastRun && isUnderWay(lastRun)) ? RUNNING_MS : RESTING_MS),
  });
}
