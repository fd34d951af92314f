import type { Text } from '@aj-report/contract';
import { wordsOf } from '../../i18n/page-words.ts';

/** Words of the page of the outbox. */
export const MAIL_WORDS = {
  mail: { zh: '邮件', en: 'Mail' },
  recipient: { zh: '收件人', en: 'To' },
  subject: { zh: '主题', en: 'Subject' },
  attachment: { zh: '附件', en: 'Attachment' },
  state: { zh: '状态', en: 'State' },
  all: { zh: '全部', en: 'All' },
  waiting: { zh: '等待发送', en: 'Waiting' },
  sent: { zh: '已发送', en: 'Sent' },
  failed: { zh: '发送失败', en: 'Failed' },
  kept: { zh: '已保存', en: 'Kept' },
  attempts: { zh: '尝试次数', en: 'Attempts' },
  written: { zh: '写于', en: 'Written' },
  sentTime: { zh: '发送时间', en: 'Sent at' },
  reason: { zh: '失败原因', en: 'Reason' },
  read: { zh: '查看', en: 'Read' },
  send: { zh: '重新发送', en: 'Send again' },
  queued: { zh: '已排队，很快发送', en: 'Queued; it is sent soon' },
  keptText: {
    zh: '没有配置邮件服务器（AJ_SMTP_HOST），邮件保存在这里。请把内容转交收件人；一次性链接由可以重置密码的管理员取得。',
    en: 'No mail server is set (AJ_SMTP_HOST), so mails are kept here. Hand the text to the recipient; administrators who may reset passwords get links that work once.',
  },
  takeLink: { zh: '取得链接', en: 'Get the link' },
  linkTaken: {
    zh: '谁拿到这个一次性链接，谁就能以收件人的身份登录：请只转交本人。此次操作已记入审计日志。',
    en: 'Whoever has this link, which works once, can log in as the recipient: hand it to nobody else. The audit log notes that you took it.',
  },
  copyLink: { zh: '复制链接', en: 'Copy the link' },
  forgotten: { zh: '已发送的邮件不保留正文。', en: 'The text of a mail that was sent is not kept.' },
  none: { zh: '还没有邮件', en: 'No mail yet' },
  noneText: {
    zh: '验证、重置密码和定时报表的邮件会列在这里；没有邮件服务器时可以在这里读到。',
    en: 'Mails that verify, reset passwords and carry scheduled reports are listed here, and read here when there is no mail server.',
  },
} as const satisfies Record<string, Text>;

export const mailWord = wordsOf(MAIL_WORDS);
