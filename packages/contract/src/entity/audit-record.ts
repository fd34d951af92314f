import { Type, type Static } from 'typebox';

/** One line of the audit log: who called what on which record, from where, when, and what came of it. */
export const AuditRecord = Type.Object({
  id: Type.String(),
  loginName: Type.String(),
  endpoint: Type.String(),
  /** The call's name in the language of the reader. */
  action: Type.String(),
  recordKey: Type.String(),
  address: Type.String(),
  /** `200`, or the code of the error */
  result: Type.String(),
  createTime: Type.String(),
});
export type AuditRecord = Static<typeof AuditRecord>;
