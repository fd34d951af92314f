import type { Text } from '@aj-report/contract';
import { wordsOf } from '../../i18n/page-words.ts';

/** Words of the page of the audit log. */
export const AUDIT_WORDS = {
  record: { zh: '审计记录', en: 'Audit record' },
  period: { zh: '时间', en: 'Period' },
  time: { zh: '时间', en: 'Time' },
  who: { zh: '用户', en: 'User' },
  nobody: { zh: '未登录', en: 'Not signed in' },
  action: { zh: '操作', en: 'Action' },
  key: { zh: '对象', en: 'Record' },
  address: { zh: '来源地址', en: 'From' },
  result: { zh: '结果', en: 'Result' },
  all: { zh: '全部', en: 'All' },
  ok: { zh: '成功', en: 'Done' },
  refused: { zh: '被拒绝', en: 'Refused' },
  detail: { zh: '详情', en: 'Details' },
  call: { zh: '接口', en: 'Call' },
  code: { zh: '结果代码', en: 'Result code' },
  none: { zh: '还没有审计记录', en: 'Nothing recorded yet' },
  noneText: {
    zh: '登录和每次修改都会记在这里：谁、何时、从哪里、对什么、结果如何。',
    en: 'Logins and every change are recorded here: who, when, from where, on what, with which result.',
  },
} as const satisfies Record<string, Text>;

export const auditWord = wordsOf(AUDIT_WORDS);
