import { Type, type Static } from 'typebox';

/** `kept` = no server is configured, it is read here but for links that work once; `failed` = given up after several attempts. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MailListItem = Type.Object({
  id: Type.String(),
  template: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  /** Name of the file that it carries. */
  attachmentName: Type.Union([Type.String(), Type.Null()]),
  state: Type.String(),
  attempts: Type.Integer(),
  failure: Type.Union([Type.String(), Type.Null()]),
  createTime: Type.String(),
  sentTime: Type.Union([Type.String(), Type.Null()]),
});
export type MailListItem = Static<typeof MailListItem>;

/** A mail with its text, which is forgotten once it was sent. A link that works once is left out of it. */
export const MailDetail = Type.Object({
  ...MailListItem.properties,
  textBody: Type.String(),
  /** It holds such a link, which `mail.link` gives to who may set passwords. */
  hasLink: Type.Boolean(),
});
export type MailDetail = Static<typeof MailDetail>;
