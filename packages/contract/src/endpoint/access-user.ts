import { Type } from 'typebox';
import { LoginPayload, LoginResult, AccessUser, PasswordChange } from '../entity/user.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const login = defineEndpoint({
  id: 'accessUser.login',
  method: 'POST',
  path: '/accessUser/login',
  summary: { zh: '登录', en: 'Log in' },
  permission: 'anonymous',
  rate: 'login',
  answer: 'login',
  input: { body: LoginPayload },
  output: LoginResult,
});

export const logout = defineEndpoint({
  id: 'accessUser.logout',
  method: 'POST',
  path: '/accessUser/logout',
  summary: { zh: '退出登录，令牌已失效也成功', en: 'Log out; succeeds for a dead token too' },
  permission: 'anonymous',
  input: {},
  output: Type.Null(),
});

export const currentUser = defineEndpoint({
  id: 'accessUser.current',
  method: 'GET',
  path: '/accessUser/current',
  summary: { zh: '当前用户', en: 'The signed-in user' },
  permission: 'signedIn',
  input: {},
  output: AccessUser,
});

export const updatePassword = defineEndpoint({
  id: 'accessUser.updatePassword',
  method: 'POST',
  path: '/accessUser/updatePassword',
  summary: { zh: '修改密码，结束此用户的其他会话', en: 'Change the password; ends the other sessions of the user' },
  permission: 'signedIn',
  rate: 'login',
  input: { body: PasswordChange },
  output: Type.Null(),
});

export const setLanguage = defineEndpoint({
  id: 'locale.setLanguage',
  method: 'POST',
  path: '/locale/setLanguage',
  summary: { zh: '设置语言', en: 'Set the language' },
  permission: 'anonymous',
  input: { query: Type.Object({ language: Type.Optional(Type.String({ maxLength: 16, default: 'zh' })) }) },
  output: Type.Object({ language: Type.String() }),
});
