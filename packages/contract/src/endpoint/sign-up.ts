import { Type } from 'typebox';
import {
  Captcha,
  CAPTCHA_KINDS,
  EmailMarked,
  Invitation,
  InvitationAccepted,
  LinkHolder,
  LoginOptions,
  MailedLink,
  PasswordChosen,
  PasswordForgotten,
  SignUp,
  VerificationAsked,
} from '../entity/sign-up.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const loginOptions = defineEndpoint({
  id: 'accessUser.loginOptions',
  method: 'GET',
  path: '/accessUser/loginOptions',
  summary: { zh: '登录页的选项：能否注册、能否发送邮件', en: 'What the login page offers: whether people sign up' },
  permission: 'anonymous',
  input: {},
  output: LoginOptions,
});

export const getCaptcha = defineEndpoint({
  id: 'accessUser.captcha',
  method: 'GET',
  path: '/accessUser/captcha',
  summary: { zh: '登录失败几次后要回答的验证题', en: 'A challenge, asked for after failed logins' },
  permission: 'anonymous',
  rate: 'login',
  input: {
    query: Type.Object({
      kind: Type.Optional(Type.Unsafe<(typeof CAPTCHA_KINDS)[number]>({ type: 'string', enum: [...CAPTCHA_KINDS] })),
    }),
  },
  output: Captcha,
});

export const signUp = defineEndpoint({
  id: 'accessUser.signup',
  method: 'POST',
  path: '/accessUser/signup',
  summary: {
    zh: '注册，向邮箱发送验证链接；未配置邮件服务器时等待管理员批准',
    en: 'Sign up; a link that verifies the address is mailed, or without a mail server an administrator approves',
  },
  permission: 'anonymous',
  rate: 'login',
  input: { body: SignUp },
  output: Type.Null(),
  success: {
    zh: '验证邮件已发送，请查收！',
    en: 'Verification email has been sent, please check your inbox!',
  },
});

export const verifyEmail = defineEndpoint({
  id: 'accessUser.verifyEmail',
  method: 'GET',
  path: '/accessUser/verify-email',
  summary: { zh: '用邮件中的链接验证邮箱', en: 'Verify an address by its mailed link' },
  permission: 'anonymous',
  rate: 'login',
  audit: true,
  input: { query: MailedLink },
  output: Type.Null(),
});

export const resendVerification = defineEndpoint({
  id: 'accessUser.resendVerification',
  method: 'POST',
  path: '/accessUser/resendVerification',
  summary: {
    zh: '重新发送验证邮件，每分钟一次，每天五次',
    en: 'Mail the verification again, once a minute and five times a day',
  },
  permission: 'anonymous',
  rate: 'login',
  input: { body: VerificationAsked },
  output: Type.Null(),
  success: {
    zh: '验证邮件已发送，请查收！',
    en: 'Verification email has been sent, please check your inbox!',
  },
});

export const forgotPassword = defineEndpoint({
  id: 'accessUser.forgotPassword',
  method: 'POST',
  path: '/accessUser/forgotPassword',
  summary: {
    zh: '忘记密码：邮寄一个设置新密码的链接',
    en: 'Forgotten password: a link that chooses a new one is mailed',
  },
  permission: 'anonymous',
  rate: 'login',
  input: { body: PasswordForgotten },
  output: Type.Null(),
});

export const mailedLink = defineEndpoint({
  id: 'accessUser.mailedLink',
  method: 'GET',
  path: '/accessUser/mailedLink',
  summary: { zh: '邮件链接是否可用，发给了谁', en: 'Whether a mailed link works, and whom it was sent to' },
  permission: 'anonymous',
  rate: 'login',
  input: { query: MailedLink },
  output: LinkHolder,
});

export const choosePassword = defineEndpoint({
  id: 'accessUser.choosePassword',
  method: 'POST',
  path: '/accessUser/choosePassword',
  summary: {
    zh: '用邮件中的链接设置新密码，结束此用户的会话',
    en: 'Choose a new password by a mailed link; ends the sessions of the user',
  },
  permission: 'anonymous',
  rate: 'login',
  input: { body: PasswordChosen },
  output: Type.Null(),
});

export const inviteUser = defineEndpoint({
  id: 'accessUser.invite',
  method: 'POST',
  path: '/accessUser/invite',
  summary: { zh: '邮件邀请一位用户注册', en: 'Invite somebody by mail' },
  permission: 'userManage:insert',
  input: { body: Invitation },
  output: Type.Object({ id: Type.String() }),
});

export const markEmailVerified = defineEndpoint({
  id: 'accessUser.markEmailVerified',
  method: 'PUT',
  path: '/accessUser/{id}/emailVerified',
  summary: {
    zh: '标记邮箱已验证，或在未配置邮件服务器时批准注册；注册时的密码仅在后者且只注册过一次时有效，否则须重置密码',
    en: 'Mark the e-mail address of a user as verified, or approve a sign-up where no mail server is set; only then, and after a single sign-up, its password stays, else it is reset or chosen by mail',
  },
  permission: 'userManage:update',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: EmailMarked,
});

export const acceptInvitation = defineEndpoint({
  id: 'accessUser.acceptInvitation',
  method: 'POST',
  path: '/accessUser/acceptInvitation',
  summary: { zh: '接受邀请，设置昵称和密码', en: 'Accept an invitation with a nickname and a password' },
  permission: 'anonymous',
  rate: 'login',
  input: { body: InvitationAccepted },
  output: Type.Null(),
});
