import type { Text } from '@aj-report/contract';
import { wordIn } from '../../i18n/fill.ts';
import { currentLanguage } from '../../i18n/language.ts';

/** Words of the pages before a login, apart from the others so that pages behind it do not load them. */
export const ACCOUNT_WORDS = {
  loginTab: { zh: '登录', en: 'Log in' },
  registerTab: { zh: '注册', en: 'Register' },
  welcome: { zh: '欢迎回来，请登录你的账号', en: 'Welcome back, please sign in to your account' },
  registerApprovedText: {
    zh: '用邮箱注册，管理员批准后即可登录',
    en: 'Sign up with your e-mail address; an administrator approves it',
  },
  approvalTitle: { zh: '等待管理员批准', en: 'Waiting for approval' },
  approvalDetail: {
    zh: '请告知管理员。批准后用刚才设置的密码登录；7 天内没有批准的注册会被删除。',
    en: 'Let an administrator know, and log in with the password that you chose once it is approved. A registration that is not approved within 7 days is removed.',
  },
  registerText: { zh: '用邮箱注册，验证后即可登录', en: 'Sign up with your e-mail address and verify it' },
  userName: { zh: '用户名或邮箱', en: 'User name or e-mail' },
  password: { zh: '密码', en: 'Password' },
  userNameMissing: { zh: '请输入用户名', en: 'Please enter your user name' },
  passwordMissing: { zh: '请输入密码', en: 'Please enter your password' },
  submitLogin: { zh: '登录', en: 'Log in' },
  submitRegister: { zh: '注册', en: 'Register' },
  firstTime: {
    zh: '首次启动时，管理员账号和密码显示在服务的控制台中。',
    en: 'On the first start the administrator and the password are printed on the console of the service.',
  },
  sample: { zh: '示例大屏', en: 'Sample screen' },
  invitedOnly: { zh: '需要邀请', en: 'By invitation' },
  invitedOnlyText: {
    zh: '本系统只能受邀注册。请联系管理员发送邀请邮件，打开邮件中的链接即可注册。',
    en: 'Signing up needs an invitation here. Ask an administrator to mail you one and open its link.',
  },
  forgot: { zh: '忘记密码？', en: 'Forgot your password?' },
  forgotTitle: { zh: '找回密码', en: 'Reset your password' },
  forgotText: {
    zh: '输入账号的邮箱，我们会发送一个设置新密码的链接。',
    en: 'Enter the e-mail address of your account, and a link to choose a new password is mailed to it.',
  },
  sendLink: { zh: '发送链接', en: 'Send the link' },
  backToLogin: { zh: '返回登录', en: 'Back to the login' },
  sentTitle: { zh: '请查收邮件', en: 'Check your inbox' },
  verificationSent: {
    zh: '验证邮件已发送，请查收！',
    en: 'Verification email has been sent, please check your inbox!',
  },
  verificationDetail: {
    zh: '打开邮件中的链接完成注册，链接 24 小时内有效。没有收到时，请检查垃圾邮件。',
    en: 'Open its link within 24 hours to finish. If nothing arrives, look into the spam folder.',
  },
  resetSent: {
    zh: '如果这个邮箱有账号，设置新密码的链接已经发出，1 小时内有效。',
    en: 'If there is an account with this address, a link to choose a new password is on its way; it works for an hour.',
  },
  noMailServer: {
    zh: '本系统没有配置邮件服务器：请联系管理员，从发件箱中取得链接。',
    en: 'No mail server is set up here: ask an administrator for the link, which lies in the outbox.',
  },
  sendAgain: { zh: '重新发送', en: 'Send it again' },
  sendAgainIn: { zh: '{seconds} 秒后可重新发送', en: 'Send it again in {seconds} s' },
  sentAgain: { zh: '邮件已重新发送', en: 'The mail was sent again' },
  resendVerification: { zh: '重新发送验证邮件', en: 'Send the verification again' },
  captcha: { zh: '验证题', en: 'Challenge' },
  captchaPicture: { zh: '请输入图中的字符', en: 'Enter the characters of the picture' },
  captchaImage: { zh: '含有字符的图片', en: 'A picture of characters' },
  captchaAnswer: { zh: '答案', en: 'Answer' },
  captchaAnother: { zh: '换一题', en: 'Another one' },
  captchaInWords: { zh: '看不清图片？改为文字题', en: 'Cannot see it? Ask in words' },
  captchaInPicture: { zh: '改为图片', en: 'Show a picture' },
  captchaMissing: { zh: '请先回答验证题', en: 'Please answer the challenge first' },
  confirmDiffers: { zh: '两次输入的密码不一致！', en: 'Passwords do not match!' },
  invitationTitle: { zh: '接受邀请', en: 'Accept the invitation' },
  invitationText: { zh: '为 {email} 设置昵称和密码。', en: 'Choose a nickname and a password for {email}.' },
  submitInvitation: { zh: '完成并登录', en: 'Finish and log in' },
  resetTitle: { zh: '设置新密码', en: 'Choose a new password' },
  resetText: { zh: '账号 {email}', en: 'Account {email}' },
  submitReset: { zh: '保存新密码', en: 'Save the new password' },
  resetDone: { zh: '新密码已生效', en: 'The new password works' },
  resetDoneText: {
    zh: '其他设备上的登录已全部退出，请用新密码登录。',
    en: 'Every other login of yours has ended. Log in with the new password.',
  },
  linkExpired: { zh: '链接已过期', en: 'The link is too old' },
  linkInvalid: { zh: '链接无效', en: 'The link is not valid' },
  linkInvalidText: {
    zh: '请检查地址是否完整。每个链接只能使用一次：如果已经用过，直接登录即可。',
    en: 'Check that the address is complete. A link works once: if you used it already, just log in.',
  },
  resetExpiredText: {
    zh: '链接 1 小时内有效。请在登录页重新申请。',
    en: 'It works for an hour. Ask for a new one on the login page.',
  },
  invitationExpiredText: {
    zh: '邀请 7 天内有效。请联系管理员重新发送。',
    en: 'An invitation works for seven days. Ask an administrator for a new one.',
  },
  verifying: { zh: '正在验证…', en: 'Verifying…' },
  verified: { zh: '邮箱验证成功', en: 'Your e-mail address is verified' },
  verifiedText: { zh: '注册已完成，现在可以登录。', en: 'You are signed up. You can log in now.' },
  verifyExpiredText: {
    zh: '验证链接 24 小时内有效。可以向同一邮箱重新发送。',
    en: 'It works for 24 hours. You can have a new one sent to the same address.',
  },
  verifyFailed: { zh: '暂时无法验证', en: 'Could not verify' },
  tryAgain: { zh: '重试', en: 'Try again' },
  toLogin: { zh: '去登录', en: 'Go to the login' },
  forcedTitle: { zh: '请先设置自己的密码', en: 'Choose a password of your own' },
  forcedText: {
    zh: '您使用的是一次性密码，设置自己的密码后继续。',
    en: 'You logged in with a one-time password. Choose your own to go on.',
  },
  oneTimePassword: { zh: '一次性密码', en: 'One-time password' },
  submitForced: { zh: '保存并继续', en: 'Save and go on' },
  forcedDone: { zh: '密码已设置', en: 'Your password is set' },
  logout: { zh: '退出登录', en: 'Log out' },
} as const satisfies Record<string, Text>;

export type AccountWord = keyof typeof ACCOUNT_WORDS;

/** A word of these pages in the language of the page. */
export function word(key: AccountWord, params: Readonly<Record<string, string | number>> = {}): string {
  return wordIn(currentLanguage(), ACCOUNT_WORDS[key], params);
}
