import { Type } from 'typebox';
import { MAIL_STATES, MailDetail, MailListItem } from '../entity/mail.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });

export const listMails = defineEndpoint({
  id: 'mail.pageList',
  method: 'GET',
  path: '/mail/pageList',
  summary: { zh: '发件箱', en: 'The outbox' },
  permission: 'mailManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      recipient: Type.Optional(Type.String({ maxLength: 100 })),
      state: Type.Optional(Type.Unsafe<(typeof MAIL_STATES)[number]>({ type: 'string', enum: [...MAIL_STATES] })),
    }),
  },
  output: pageResultOf(MailListItem),
});

export const getMail = defineEndpoint({
  id: 'mail.get',
  method: 'GET',
  path: '/mail/{id}',
  summary: { zh: '邮件内容', en: 'A mail with its text' },
  permission: 'mailManage:query',
  audit: true,
  input: { params: byId },
  output: MailDetail,
});

export const resendMail = defineEndpoint({
  id: 'mail.send',
  method: 'POST',
  path: '/mail/send/{id}',
  summary: { zh: '重新发送邮件', en: 'Send a mail again' },
  permission: 'mailManage:send',
  input: { params: byId },
  output: Type.Null(),
});

export const takeMailedLink = defineEndpoint({
  id: 'mail.link',
  method: 'POST',
  path: '/mail/link/{id}',
  summary: {
    zh: '取得一封邮件中的一次性链接，以便转交收件人；需拥有收件人的全部权限',
    en: 'The link of a mail that works once, to be handed to its recipient, by who holds every right of the recipient',
  },
  permission: 'userManage:resetPassword',
  personal: true,
  input: { params: byId },
  output: Type.Object({ link: Type.String() }),
});
