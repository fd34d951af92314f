import type { JobStatus, Text } from '@aj-report/contract';
import { wordsOf } from '../i18n/page-words.ts';

/** What became of a run. */
export const RUN_STATE_LABELS: Readonly<Record<JobStatus, Text>> = {
  waiting: { zh: '等待中', en: 'Waiting' },
  running: { zh: '运行中', en: 'Running' },
  done: { zh: '成功', en: 'Done' },
  failed: { zh: '失败', en: 'Failed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};

/** Words of the page and the dialog of schedules. */
export const SCHEDULE_WORDS = {
  newTitle: { zh: '新建定时报表', en: 'New schedule' },
  newTitleOf: { zh: '定时发送：{name}', en: 'Schedule: {name}' },
  editTitle: { zh: '修改定时报表：{name}', en: 'Edit schedule: {name}' },
  what: { zh: '内容', en: 'Report' },
  when: { zh: '时间', en: 'Time' },
  whereTo: { zh: '发送', en: 'Delivery' },
  parameters: { zh: '报表参数', en: 'Parameters' },
  asInReport: { zh: '使用报表的值', en: 'As in the report' },
  dateHint: {
    zh: '日期，或每次运行时计算的表达式，如 today-7d、month-start',
    en: 'A date, or an expression worked out at each run, such as today-7d or month-start',
  },
  listHint: { zh: '多个值用逗号分隔', en: 'Several values stand between commas' },
  reading: { zh: '正在读取参数', en: 'Reading the parameters' },
  next: { zh: '接下来', en: 'Next' },
  becomeOwner: {
    zh: '此定时报表现由“{owner}”所有。保存后您成为所有者，报表将按您的权限和您可见的数据生成。',
    en: 'This schedule belongs to "{owner}". Once you save it, it is yours: the report is made with your rights and the rows that you may see.',
  },
  ownerHint: {
    zh: '报表按您的权限和您可见的数据生成，收件人看到的与您相同。',
    en: 'The report is made with your rights and the rows that you may see; recipients get the same.',
  },
  timeWrong: { zh: '请填写 24 小时制的时间，如 08:30', en: 'Enter a time of the day such as 08:30' },
  addressWrong: { zh: '“{address}”不是邮箱地址', en: '"{address}" is no e-mail address' },
  tooMany: { zh: '最多 {count} 个收件人', en: 'At most {count} recipients' },
  noTarget: {
    zh: '请填写收件人，或打开“存入文件列表”',
    en: 'Enter a recipient, or turn on "Keep in the list of files"',
  },
  name: { zh: '名称', en: 'Name' },
  report: { zh: '报表', en: 'Report' },
  rhythm: { zh: '周期', en: 'Repeats' },
  nextTime: { zh: '下次运行', en: 'Next run' },
  lastRun: { zh: '上次结果', en: 'Last result' },
  never: { zh: '尚未运行', en: 'Never ran' },
  recipients: { zh: '收件人', en: 'Recipients' },
  recipient: { zh: '收件人', en: 'Recipient' },
  keptInFiles: { zh: '存入文件列表，保留最近 {count} 份', en: 'Kept in the list of files: the newest {count}' },
  onlyKept: { zh: '只存入文件列表', en: 'List of files only' },
  owner: { zh: '所有者', en: 'Owner' },
  format: { zh: '格式', en: 'Format' },
  paused: { zh: '已暂停', en: 'Paused' },
  add: { zh: '新建定时报表', en: 'New schedule' },
  runNow: { zh: '立即运行', en: 'Run now' },
  history: { zh: '运行记录', en: 'History' },
  historyOf: { zh: '运行记录：{name}', en: 'History: {name}' },
  pause: { zh: '暂停', en: 'Pause' },
  resume: { zh: '恢复', en: 'Resume' },
  pausedNow: { zh: '已暂停', en: 'Paused' },
  resumedNow: { zh: '已恢复，从下一次开始', en: 'Resumed; it goes on with its next time' },
  begun: { zh: '已开始运行，可在运行记录中查看结果', en: 'It runs now; its history tells the result' },
  saved: { zh: '已保存，下次运行：{time}', en: 'Saved; next run: {time}' },
  savedPaused: { zh: '已保存，恢复后才会运行', en: 'Saved; it runs once it is resumed' },
  byPlan: { zh: '计划于 {time}', en: 'Planned for {time}' },
  byHand: { zh: '手动运行于 {time}', en: 'Run by hand at {time}' },
  started: { zh: '开始 {start}，结束 {end}', en: 'Started {start}, ended {end}' },
  startedOnly: { zh: '开始 {start}', en: 'Started {start}' },
  attempts: { zh: '第 {count} 次尝试', en: 'attempt {count}' },
  mails: { zh: '{count} 封邮件', en: 'Mails: {count}' },
  mailsForgotten: {
    zh: '{count} 封邮件的发送结果已不再保留（30 天）',
    en: 'Mails of which it is no longer known what became (kept for 30 days): {count}',
  },
  notDelivered: { zh: '{count} 封未送达', en: '{count} not delivered' },
  notMailed: { zh: '未寄出', en: 'Not mailed' },
  refusedSoFar: { zh: '被拒重试', en: 'Retrying' },
  sending: { zh: '发送中', en: 'Sending' },
  deliverySent: { zh: '已发送 {time}', en: 'Sent {time}' },
  deliveryWaiting: { zh: '等待发送', en: 'Waiting' },
  deliveryRetried: { zh: '被拒绝，{time} 重试：{failure}', en: 'Refused, tried again at {time}: {failure}' },
  deliveryFailed: {
    zh: '{count} 次被拒绝，已放弃：{failure}',
    en: 'Refused ({count}×) and given up: {failure}',
  },
  deliveryKept: {
    zh: '没有配置邮件服务器（AJ_SMTP_HOST），邮件只存在发件箱中',
    en: 'No mail server is set (AJ_SMTP_HOST), so the mail lies in the outbox only',
  },
  inFiles: { zh: '在文件列表中打开', en: 'In the list of files' },
  fileGone: { zh: '文件已删除或仅所有者可下载', en: 'The file is gone, or its owner’s alone' },
  noRuns: { zh: '尚未运行', en: 'No runs yet' },
  noRunsText: {
    zh: '到时间后或点击“立即运行”，结果会列在这里。',
    en: 'Results are listed here once it was due, or you choose "Run now".',
  },
  empty: { zh: '还没有定时报表', en: 'No schedules yet' },
  emptyText: {
    zh: '按天、周、月把 Excel 报表生成 xlsx 或 PDF，发到邮箱或存入文件列表。',
    en: 'Have an Excel report made daily, weekly or monthly as xlsx or PDF, mailed or kept in the list of files.',
  },
} as const satisfies Record<string, Text>;

export const scheduleWord = wordsOf(SCHEDULE_WORDS);
