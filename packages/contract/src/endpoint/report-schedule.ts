import { Type } from 'typebox';
import {
  SCHEDULE_LABEL,
  ScheduleChange,
  ScheduleCreate,
  SchedulePause,
  ScheduleRecord,
  ScheduleRun,
  ScheduleRunNow,
} from '../entity/report-schedule.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineCrud } from './define-crud.ts';
import { defineEndpoint } from './define-endpoint.ts';

const answeredId = Type.Object({ id: Type.String() });

export const {
  list: listSchedules,
  get: getSchedule,
  create: createSchedule,
  update: updateSchedule,
  remove: deleteSchedule,
  removeMany: deleteSchedules,
} = defineCrud({
  name: 'reportSchedule',
  label: SCHEDULE_LABEL,
  permission: 'reportScheduleManage',
  filters: {
    scheduleName: Type.Optional(Type.String({ maxLength: LIMITS.scheduleNameMax })),
    reportName: Type.Optional(Type.String({ maxLength: LIMITS.reportNameMax })),
    reportCode: Type.Optional(Type.String({ maxLength: LIMITS.reportCodeMax })),
    recipient: Type.Optional(Type.String({ maxLength: LIMITS.recipientMax })),
  },
  record: ScheduleRecord,
  create: ScheduleCreate,
  change: ScheduleChange,
});

export const pauseSchedule = defineEndpoint({
  id: 'reportSchedule.pause',
  method: 'POST',
  path: '/reportSchedule/pause',
  summary: {
    zh: '暂停或恢复定时报表；恢复后从下一次开始，不补发暂停期间的',
    en: 'Pause a schedule, or let it go on with its next time; what fell due meanwhile is left out',
  },
  permission: 'reportScheduleManage:update',
  input: { body: SchedulePause },
  output: answeredId,
});

export const runSchedule = defineEndpoint({
  id: 'reportSchedule.run',
  method: 'POST',
  path: '/reportSchedule/run',
  summary: { zh: '立即运行，返回此次运行的编号', en: 'Run a schedule now; answers the id of the run' },
  permission: 'reportScheduleManage:run',
  input: { body: ScheduleRunNow },
  output: answeredId,
});

export const listScheduleRuns = defineEndpoint({
  id: 'reportSchedule.runs',
  method: 'GET',
  path: '/reportSchedule/runs/pageList',
  summary: { zh: '运行记录', en: 'Runs of a schedule' },
  permission: 'reportScheduleManage:detail',
  input: { query: Type.Object({ ...pageQuery, scheduleId: Type.String({ minLength: 1, maxLength: 64 }) }) },
  output: pageResultOf(ScheduleRun),
});

export const nextScheduleTimes = defineEndpoint({
  id: 'reportSchedule.next',
  method: 'GET',
  path: '/reportSchedule/next',
  summary: {
    zh: '一个 cron 表达式接下来的几次时间，以其时区表示',
    en: 'The next times of a cron expression, in its time zone',
  },
  permission: 'reportScheduleManage:insert|reportScheduleManage:update',
  input: {
    query: Type.Object({
      cron: Type.String({ minLength: 1, maxLength: LIMITS.cronMax }),
      timeZone: Type.String({ minLength: 1, maxLength: 64 }),
    }),
  },
  output: Type.Object({ times: Type.Array(Type.String()) }),
});
