import { number, text } from './define-setting.ts';

/** Who may sign up, and what a person who did may do at first. */
export const SIGNUP_SETTINGS = {
  signup: text(
    'AJ_SIGNUP',
    'open',
    {
      zh: '谁可以注册：open 所有人，没有任何权限，直到管理员授予；invited 仅受管理员邮件邀请的人；off 不开放',
      en: 'Who may sign up: open = anybody, without any right until an administrator gives one; invited = whom an administrator invites by mail; off = nobody',
    },
    { options: ['open', 'invited', 'off'] },
  ),
  signupRole: text(
    'AJ_SIGNUP_ROLE',
    undefined,
    {
      zh: '注册的用户最初拥有的角色编码，例如 viewer；不设则没有角色，由管理员分配',
      en: 'Code of the role that people who signed up have at first, such as viewer; else none until an administrator gives one',
    },
    { pattern: '^\\S{1,32}$', shape: 'the code of a role' },
  ),
  captchaAfter: number(
    'AJ_CAPTCHA_AFTER',
    3,
    {
      zh: '账号连续登录失败多少次后要回答验证题；0 表示不用验证题',
      en: 'Failed logins in a row of an account after which a challenge is asked; 0 = never',
    },
    { min: 0, max: 100 },
  ),
} as const;
