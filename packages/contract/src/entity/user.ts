import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import { recordField } from '../field/record-field.ts';
import type { Language, Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields, Flag } from './audit.ts';

export const LoginPayload = Type.Object({
  userName: Type.String({ maxLength: 64 }),
  password: Type.String({ maxLength: 200 }),
  captchaVerification: Type.Optional(Type.String({ maxLength: 1000 })),
});

/** The signed-in user (spec §3); shown as `realName[loginName]`. */
export const AccessUser = Type.Object({
  loginName: Type.String(),
  realName: Type.String(),
  authorities: Type.Array(Type.String()),
  /** Address of a picture that was uploaded; absent = none. */
  avatar: Type.Optional(Type.String()),
  /** Somebody else gave the password: until it is changed, nothing else is answered. */
  mustChangePassword: Type.Optional(Type.Boolean()),
});
export type AccessUser = Static<typeof AccessUser>;

export const LoginResult = Type.Object({ token: Type.String(), accessUser: AccessUser });
export type LoginResult = Static<typeof LoginResult>;

/** The account of the first start and the name it is stored with; a reader sees it in their own language. */
export const BUILT_IN_ADMIN = {
  loginName: 'admin',
  realName: { zh: '管理员', en: 'Administrator' } satisfies Text,
} as const;

/** The name of a user for a reader: as somebody typed it, or the built-in one in the reader's language. */
export function realNameIn(language: Language, user: Pick<AccessUser, 'realName' | 'loginName'>): string {
  const { loginName, realName } = BUILT_IN_ADMIN;
  return user.loginName === loginName && user.realName === realName.zh ? realName[language] : user.realName;
}

export function toDisplayName(user: Pick<AccessUser, 'realName' | 'loginName'>): string {
  return `${user.realName}[${user.loginName}]`;
}

/** What is said of a password of the wrong length (spec §5). */
export const PASSWORD_LENGTH: Text = {
  zh: '密码长度必须在 6-20 个字符之间！',
  en: 'Password length must be between 6-20 characters!',
};

/** Form of the change-password dialog, with the messages of spec §5. */
export const passwordFields = {
  oldPassword: field.password({
    label: { zh: '原密码', en: 'Old password' },
    minLength: LIMITS.oldPasswordMin,
    maxLength: LIMITS.oldPasswordMax,
    message: { zh: '请输入原密码', en: 'Please enter the old password' },
  }),
  password: field.password({
    label: { zh: '新密码', en: 'New password' },
    minLength: LIMITS.newPasswordMin,
    maxLength: LIMITS.newPasswordMax,
    message: { zh: '请输入新密码', en: 'Please select a new password' },
    lengthMessage: PASSWORD_LENGTH,
  }),
  confirmPassword: field.password({
    label: { zh: '确认密码', en: 'Confirm password' },
    minLength: LIMITS.newPasswordMin,
    maxLength: LIMITS.newPasswordMax,
    message: { zh: '请再次输入密码', en: 'Please enter the password again' },
    lengthMessage: PASSWORD_LENGTH,
  }),
};

/** The three fields arrive encrypted in the client's AES form (`wire/password-cipher.ts`). */
export const PasswordChange = Type.Object({
  oldPassword: Type.String({ maxLength: 200 }),
  password: Type.String({ maxLength: 200 }),
  confirmPassword: Type.String({ maxLength: 200 }),
});

/** An address that a mail can be sent to; what lies behind it only the mail can tell. */
export const EMAIL_PATTERN = '^[^\\s@<>,;"]+@[^\\s@<>,;"]+$';

const LOGIN_NAME_PATTERN = '^\\S+$';

/** Where the picture of a person is sent. */
export const AVATAR_UPLOAD = '/accessUser/avatar';

/** What is kept of a person beside name and password; addresses are stored in lower case and are nobody else's. */
export const userFields = {
  loginName: field.text({
    label: { zh: '登录名', en: 'Login name' },
    minLength: 1,
    maxLength: LIMITS.loginNameMax,
    pattern: LOGIN_NAME_PATTERN,
    lockedAfterCreate: true,
  }),
  realName: field.text({ label: { zh: '真实姓名', en: 'Real name' }, minLength: 1, maxLength: LIMITS.realNameMax }),
  email: field.text({
    label: { zh: '邮箱', en: 'E-mail' },
    maxLength: LIMITS.emailMax,
    pattern: `^$|${EMAIL_PATTERN}`,
  }),
  phone: field.text({ label: { zh: '手机号', en: 'Phone' }, maxLength: LIMITS.phoneMax }),
  avatar: recordField.picture({ label: { zh: '头像', en: 'Avatar' }, uploadUrl: AVATAR_UPLOAD }),
  remark: field.textarea({ label: { zh: '备注', en: 'Remark' }, maxLength: LIMITS.remarkMax }),
};

export const USER_LABEL: Text = { zh: '用户', en: 'User' };

const ofPerson = {
  realName: Type.String({ minLength: 1, maxLength: LIMITS.realNameMax }),
  email: Type.Optional(
    Type.Union([Type.String({ maxLength: LIMITS.emailMax, pattern: EMAIL_PATTERN }), Type.Literal(''), Type.Null()]),
  ),
  phone: Type.Optional(Type.String({ maxLength: LIMITS.phoneMax })),
  /** Address of a picture that was uploaded; empty = none. */
  avatar: Type.Optional(Type.String({ maxLength: LIMITS.fileAddressMax })),
  remark: Type.Optional(Type.String({ maxLength: LIMITS.remarkMax })),
  enableFlag: Type.Optional(Flag),
};

export const UserCreate = Type.Object({
  loginName: Type.String({ minLength: 1, maxLength: LIMITS.loginNameMax, pattern: LOGIN_NAME_PATTERN }),
  ...ofPerson,
});
export type UserCreate = Static<typeof UserCreate>;

/** What is left out stays as it is. */
export const UserChange = Type.Object({
  id: Type.String({ maxLength: 64 }),
  ...ofPerson,
  realName: Type.Optional(ofPerson.realName),
});
export type UserChange = Static<typeof UserChange>;

/** A person as pages of users show them. */
export const UserRecord = Type.Object({
  id: Type.String(),
  loginName: Type.String(),
  realName: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  phone: Type.String(),
  /** Address of a picture that was uploaded; empty = none. */
  avatar: Type.String(),
  remark: Type.String(),
  enableFlag: Flag,
  /** The address is known to be theirs; only who signed up has to show it. */
  emailVerified: Type.Boolean(),
  /** What somebody who signed up waits for before they can log in. */
  waitsFor: Type.Union([Type.Literal('mail'), Type.Literal('approval'), Type.Null()]),
  mustChangePassword: Type.Boolean(),
  roleCodes: Type.Array(Type.String()),
  /** Of the same roles, in the language of the reader. */
  roleNames: Type.Array(Type.String()),
  lastLoginTime: Type.Union([Type.String(), Type.Null()]),
  lastLoginIp: Type.Union([Type.String(), Type.Null()]),
  ...auditFields,
});
export type UserRecord = Static<typeof UserRecord>;

/** A password that works until its holder chose another one; it is answered this once and kept nowhere. */
export const OneTimePassword = Type.Object({ id: Type.String(), password: Type.String() });
export type OneTimePassword = Static<typeof OneTimePassword>;

/** A login of the caller. */
export const SessionRecord = Type.Object({
  id: Type.String(),
  createTime: Type.String(),
  seenTime: Type.String(),
  /** Where it was begun; empty for one that is older than this is kept. */
  address: Type.String(),
  /** Browser and system in short, such as `Chrome · Windows`; empty when unknown. */
  client: Type.String(),
  /** The session that asks. */
  current: Type.Boolean(),
});
export type SessionRecord = Static<typeof SessionRecord>;
