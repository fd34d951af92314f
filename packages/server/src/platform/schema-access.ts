import type { Generated } from 'kysely';

/** Who made and changed a row, and when. */
export interface Audit {
  createBy: string;
  createTime: string;
  updateBy: string;
  updateTime: string;
}

export interface AccessUserTable extends Audit {
  id: string;
  loginName: string;
  realName: string;
  passwordHash: string;
  language: string | null;
  enableFlag: number;
  lastLoginTime: string | null;
  lastLoginIp: Generated<string | null>;
  /** Lower case; null = none. */
  email: Generated<string | null>;
  /** 0 = signed up, and has not followed the mailed link yet */
  emailVerified: Generated<number>;
  /** 1 = made by signing up, and by nobody who may make users */
  signedUp: Generated<number>;
  /** 1 = the password was given by somebody else and has to be changed first */
  mustChangePassword: Generated<number>;
  /** Id of the uploaded picture; null = none. */
  avatarId: Generated<string | null>;
  phone: Generated<string>;
  remark: Generated<string>;
}

/** A right that may be granted, as pages show it. */
export interface AccessAuthorityTable extends Audit {
  id: string;
  parentTarget: Generated<string>;
  target: string;
  targetNameZh: string;
  targetNameEn: string;
  action: string;
  actionNameZh: string;
  actionNameEn: string;
  enableFlag: Generated<number>;
}

/** What a mailed link carries; used once. */
export interface OneTimeTokenTable {
  /** SHA-256 of the token, hexadecimal; the token itself is in the mail only. */
  tokenHash: string;
  userId: string;
  /** `verify` | `reset` | `invite` */
  kind: string;
  /** Where it was sent: an address that changed meanwhile is not verified by it. */
  email: string;
  createTime: string;
  expireTime: string;
  usedTime: string | null;
  /** What a sign-up waits with: whoever opens its link has shown that the address is theirs. */
  passwordHash: string | null;
  realName: string | null;
}

/** Mails of a kind that somebody asked for to be sent to one address. */
export interface MailTurnTable {
  /** SHA-256 of kind and address, hexadecimal: strangers may ask for any address. */
  subject: string;
  /** The day in UTC that `mails` counts. */
  day: string;
  mails: number;
  lastTime: string;
}

/** A challenge that was answered, rightly or not; it is not asked twice. */
export interface UsedCaptchaTable {
  id: string;
  expireTime: string;
}

/** Token of a machine; it holds at most what its user holds. */
export interface ApiTokenTable extends Audit {
  id: string;
  userId: string;
  tokenName: string;
  /** SHA-256 of the token, hexadecimal; the token itself was shown once. */
  tokenHash: string;
  /** `target:action[]` as JSON */
  authorities: string;
  /** null = does not expire */
  expireTime: string | null;
  lastSeenTime: string | null;
  /** When it was revoked. */
  endTime: string | null;
}

/** One line of the audit log. */
export interface AuditRecordTable {
  id: string;
  /** null = nobody was signed in */
  userId: string | null;
  loginName: string;
  /** Id of the call in the contract. */
  endpoint: string;
  /** Key of the record that the call is about, as its declaration says. */
  recordKey: string;
  address: string;
  /** `200`, or the code of the error */
  result: string;
  createTime: string;
}

/** A mail that was sent, waits to be sent, or is kept to be read since no server is configured. */
export interface MailTable {
  id: string;
  template: string;
  language: string;
  recipient: string;
  subject: string;
  /** Empty once it was sent. A link that works once is not in it: see `platform/mail-link.ts`. */
  textBody: string;
  htmlBody: string;
  /** That link, encrypted; null = it has none, or was sent. */
  sealedLink: Generated<string | null>;
  /** `waiting` | `sent` | `failed` | `kept` */
  state: string;
  attempts: Generated<number>;
  failure: string | null;
  /** When it is tried next. */
  nextTime: string | null;
  sentTime: string | null;
  createTime: string;
  /** Where the bytes of its attachment lie; null = it has none, or was sent. */
  attachmentId: Generated<string | null>;
  attachmentName: Generated<string | null>;
  /** Media type. */
  attachmentType: Generated<string | null>;
  /** The run of a schedule that wrote it. */
  scheduleRunId: Generated<string | null>;
}

export interface AccessRoleTable extends Audit {
  id: string;
  roleCode: string;
  roleNameZh: string;
  roleNameEn: string;
  enableFlag: number;
}

export interface AccessUserRoleTable {
  userId: string;
  roleId: string;
}

export interface AccessRoleAuthorityTable {
  roleId: string;
  /** `target:action` or a bare target */
  authority: string;
}

export interface AccessSessionTable {
  /** SHA-256 of the token, hexadecimal; the token itself is nowhere. */
  tokenHash: string;
  userId: string;
  createTime: string;
  seenTime: string;
  expireTime: string;
  /** Set when it was ended from elsewhere (password change, disabled account): its holder gets `50012`. */
  endTime: string | null;
  /** From where it was begun; both empty for older ones. */
  address: Generated<string>;
  userAgent: Generated<string>;
}
