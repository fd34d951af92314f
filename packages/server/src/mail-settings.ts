import { number, text, toggle } from './define-setting.ts';

/** How mails leave the service, and how long its audit log is kept. */
export const MAIL_SETTINGS = {
  smtpHost: text('AJ_SMTP_HOST', undefined, {
    zh: '发送邮件的 SMTP 服务器；不设则邮件保存在发件箱，由管理员查看',
    en: 'SMTP server that mails are sent through; without it they are kept in the outbox for administrators to read',
  }),
  smtpPort: number('AJ_SMTP_PORT', 587, { zh: 'SMTP 端口', en: 'Port of the SMTP server' }, { max: 65_535 }),
  smtpSecure: toggle('AJ_SMTP_SECURE', false, {
    zh: '1 = 连接一开始就用 TLS（常为 465 端口）；0 = 服务器支持时用 STARTTLS',
    en: '1 = TLS from the first byte (mostly port 465); 0 = STARTTLS where the server offers it',
  }),
  smtpUser: text('AJ_SMTP_USER', undefined, { zh: 'SMTP 账号', en: 'Account at the SMTP server' }),
  smtpPassword: text(
    'AJ_SMTP_PASSWORD',
    undefined,
    { zh: 'SMTP 密码', en: 'Password at the SMTP server' },
    { secret: true },
  ),
  smtpFrom: text('AJ_SMTP_FROM', 'AJ Report <no-reply@localhost>', {
    zh: '邮件的发件人',
    en: 'Whom mails are from',
  }),
  mailAttachmentBytes: number('AJ_MAIL_ATTACHMENT_BYTES', 10_000_000, {
    zh: '邮件附件的最大字节数；更大的文件存入文件列表，邮件中给出下载链接',
    en: 'Largest attachment of a mail in bytes; a larger file is put into the list of files, and the mail carries its link',
  }),
  auditDays: number(
    'AJ_AUDIT_DAYS',
    180,
    { zh: '审计日志保留天数', en: 'Days that the audit log is kept' },
    { max: 36_500 },
  ),
} as const;
