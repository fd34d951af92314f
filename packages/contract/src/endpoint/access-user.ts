import { Type } from 'typebox';
import { BatchDeleted, CheckedTree } from '../entity/role.ts';
import {
  AVATAR_UPLOAD,
  LoginPayload,
  LoginResult,
  AccessUser,
  OneTimePassword,
  PasswordChange,
  SessionRecord,
  UserChange,
  UserCreate,
  UserRecord,
} from '../entity/user.ts';
import { Flag } from '../entity/audit.ts';
import { UploadResult } from '../entity/file.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
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
  withOneTimePassword: true,
  input: {},
  output: AccessUser,
});

export const updatePassword = defineEndpoint({
  id: 'accessUser.updatePassword',
  method: 'POST',
  path: '/accessUser/updatePassword',
  summary: { zh: '修改密码，结束此用户的其他会话', en: 'Change the password; ends the other sessions of the user' },
  permission: 'signedIn',
  personal: true,
  withOneTimePassword: true,
  rate: 'login',
  input: { body: PasswordChange },
  output: Type.Null(),
});

export const setLanguage = defineEndpoint({
  id: 'locale.setLanguage',
  audit: false,
  method: 'POST',
  path: '/locale/setLanguage',
  summary: { zh: '设置语言', en: 'Set the language' },
  permission: 'anonymous',
  input: { query: Type.Object({ language: Type.Optional(Type.String({ maxLength: 16, default: 'zh' })) }) },
  output: Type.Object({ language: Type.String() }),
});

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });
const idList = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: LIMITS.batchMax });
const filter = Type.Optional(Type.String({ maxLength: 100 }));

export const listUsers = defineEndpoint({
  id: 'accessUser.pageList',
  method: 'GET',
  path: '/accessUser/pageList',
  summary: { zh: '用户列表', en: 'List of users' },
  permission: 'userManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      loginName: filter,
      realName: filter,
      enableFlag: Type.Optional(Flag),
      /** 0 = those who wait for the mailed link or for an approval */
      emailVerified: Type.Optional(Flag),
    }),
  },
  output: pageResultOf(UserRecord),
});

export const countWaiting = defineEndpoint({
  id: 'accessUser.waiting',
  method: 'GET',
  path: '/accessUser/waiting',
  summary: { zh: '等待管理员批准的注册数', en: 'How many sign-ups wait for an approval' },
  permission: 'userManage:query',
  input: {},
  output: Type.Object({ approval: Type.Integer() }),
});

export const getUser = defineEndpoint({
  id: 'accessUser.get',
  method: 'GET',
  path: '/accessUser/{id}',
  summary: { zh: '用户详情', en: 'One user' },
  permission: 'userManage:detail',
  input: { params: byId },
  output: UserRecord,
});

export const createUser = defineEndpoint({
  id: 'accessUser.create',
  method: 'POST',
  path: '/accessUser',
  summary: { zh: '新建用户，返回一次性密码', en: 'Create a user; answers a one-time password' },
  permission: 'userManage:insert',
  input: { body: UserCreate },
  output: OneTimePassword,
});

export const updateUser = defineEndpoint({
  id: 'accessUser.update',
  method: 'PUT',
  path: '/accessUser',
  summary: { zh: '修改用户', en: 'Change a user' },
  permission: 'userManage:update',
  input: { body: UserChange },
  output: Type.Null(),
});

export const uploadAvatar = defineEndpoint({
  id: 'accessUser.avatar',
  method: 'POST',
  path: AVATAR_UPLOAD,
  summary: { zh: '上传用户的头像', en: 'Upload the picture of a person' },
  permission: 'userManage:insert|userManage:update',
  rate: 'upload',
  multipart: true,
  input: {},
  output: UploadResult,
});

export const enableUsers = defineEndpoint({
  id: 'accessUser.enable',
  method: 'PUT',
  path: '/accessUser/enableFlag/{enableFlag}',
  summary: {
    zh: '启用（1）或停用（0）用户，停用即结束其会话',
    en: 'Enable (1) or disable (0) users; disabling ends their sessions',
  },
  permission: 'userManage:update',
  input: {
    params: Type.Object({ enableFlag: Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'] }) }),
    /** Ids of the users. */
    body: idList,
  },
  output: Type.Null(),
});

export const deleteUser = defineEndpoint({
  id: 'accessUser.delete',
  method: 'DELETE',
  path: '/accessUser/{id}',
  summary: { zh: '删除用户', en: 'Delete a user' },
  permission: 'userManage:delete',
  input: { params: byId },
  output: Type.Null(),
});

export const deleteUsers = defineEndpoint({
  id: 'accessUser.deleteBatch',
  method: 'DELETE',
  path: '/accessUser',
  summary: {
    zh: '批量删除用户，被拒绝的逐条说明原因',
    en: 'Delete users by their ids in one transaction; says of each one refused why',
  },
  permission: 'userManage:delete',
  input: { body: idList },
  output: BatchDeleted,
});

export const resetPassword = defineEndpoint({
  id: 'accessUser.resetPassword',
  method: 'POST',
  path: '/accessUser/resetPassword',
  summary: {
    zh: '重置为一次性密码，结束此用户的会话',
    en: 'Reset to a one-time password; ends the sessions of the user',
  },
  permission: 'userManage:resetPassword',
  personal: true,
  input: { body: Type.Object({ loginName: Type.String({ maxLength: LIMITS.loginNameMax }) }) },
  output: OneTimePassword,
});

export const roleTree = defineEndpoint({
  id: 'accessUser.roleTree',
  method: 'GET',
  path: '/accessUser/roleTree/{loginName}',
  summary: { zh: '可分配的角色及用户已有的角色', en: 'Roles to choose from, and those of a user' },
  permission: 'userManage:grantRole',
  input: { params: Type.Object({ loginName: Type.String({ maxLength: LIMITS.loginNameMax }) }) },
  output: CheckedTree,
});

export const saveRoleTree = defineEndpoint({
  id: 'accessUser.saveRoleTree',
  method: 'POST',
  path: '/accessUser/saveRoleTree',
  summary: { zh: '保存用户的角色', en: 'Set the roles of a user' },
  permission: 'userManage:grantRole',
  input: {
    body: Type.Object({
      loginName: Type.String({ maxLength: LIMITS.loginNameMax }),
      roleCodeList: Type.Array(Type.String({ maxLength: LIMITS.roleCodeMax }), { maxItems: LIMITS.batchMax }),
    }),
  },
  output: Type.Null(),
});

export const listSessions = defineEndpoint({
  id: 'accessUser.sessions',
  method: 'GET',
  path: '/accessUser/sessions',
  summary: { zh: '我的会话', en: 'My sessions' },
  permission: 'signedIn',
  personal: true,
  input: {},
  output: Type.Array(SessionRecord),
});

export const endSession = defineEndpoint({
  id: 'accessUser.endSession',
  method: 'DELETE',
  path: '/accessUser/sessions/{id}',
  summary: { zh: '结束我的一个会话', en: 'End one of my sessions' },
  permission: 'signedIn',
  personal: true,
  input: { params: byId },
  output: Type.Null(),
});

export const endOtherSessions = defineEndpoint({
  id: 'accessUser.endOtherSessions',
  method: 'DELETE',
  path: '/accessUser/sessions',
  summary: { zh: '结束我的其他会话', en: 'End my sessions but this one' },
  permission: 'signedIn',
  personal: true,
  input: {},
  output: Type.Null(),
});
