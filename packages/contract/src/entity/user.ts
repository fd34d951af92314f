import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Language, Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';

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
    message: { zh: '请输入新密码（6-20 个字符）', en: 'Please select a new password' },
  }),
  confirmPassword: field.password({
    label: { zh: '确认密码', en: 'Confirm password' },
    minLength: LIMITS.newPasswordMin,
    maxLength: LIMITS.newPasswordMax,
    message: { zh: '密码长度必须在 6-20 个字符之间！', en: 'Password length must be between 6-20 characters!' },
  }),
};

/** The three fields arrive encrypted in the client's AES form (`wire/password-cipher.ts`). */
export const PasswordChange = Type.Object({
  oldPassword: Type.String({ maxLength: 200 }),
  password: Type.String({ maxLength: 200 }),
  confirmPassword: Type.String({ maxLength: 200 }),
});
