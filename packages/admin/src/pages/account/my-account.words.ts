import type { Text } from '@aj-report/contract';
import { wordIn } from '../../i18n/fill.ts';
import { currentLanguage } from '../../i18n/language.ts';

/** Words of the pages about one's own sessions and tokens. */
export const MY_WORDS = {
  sessions: { zh: '我的会话', en: 'My sessions' },
  sessionsText: {
    zh: '您的账号在这些地方登录。不认识的会话请退出，并修改密码。',
    en: 'Where your account is logged in. Sign out what you do not know, and change your password.',
  },
  thisSession: { zh: '当前会话', en: 'This one' },
  unknownClient: { zh: '未知设备', en: 'Unknown device' },
  began: { zh: '登录于 {time}', en: 'since {time}' },
  seen: { zh: '最近使用 {time}', en: 'last used {time}' },
  signOut: { zh: '退出', en: 'Sign out' },
  signedOut: { zh: '已退出', en: 'Signed out' },
  signOutOthers: { zh: '退出其他会话', en: 'Sign out all others' },
  signOutOthersAsk: {
    zh: '其他设备和浏览器上的登录将立即退出，当前会话保留。',
    en: 'Logins on other devices and browsers end at once; this one stays.',
  },

  tokenName: { zh: '名称', en: 'Name' },
  tokenRights: { zh: '权限', en: 'Rights' },
  tokenExpires: { zh: '到期时间', en: 'Expires' },
  tokenSeen: { zh: '最近使用', en: 'Last used' },
  tokenCreated: { zh: '创建时间', en: 'Made' },
  tokenNever: { zh: '长期有效', en: 'Never' },
  tokenUnused: { zh: '未使用', en: 'Not yet' },
  tokenExpired: { zh: '已过期', en: 'Expired' },
  tokenRevoke: { zh: '吊销', en: 'Revoke' },
  tokenRevokeAsk: {
    zh: '使用令牌“{name}”的程序将立即无法访问，不能恢复。',
    en: 'What uses the token "{name}" is locked out at once. This cannot be undone.',
  },
  tokenRevoked: { zh: '令牌已吊销', en: 'The token was revoked' },
  tokenAdd: { zh: '新建令牌', en: 'New token' },
  tokenNone: { zh: '还没有 API 令牌', en: 'No API token yet' },
  tokenNoneText: {
    zh: '让脚本和其他系统以您的名义调用接口，只拥有您选择的权限。',
    en: 'Lets scripts and other systems call the service in your name, with the rights that you choose.',
  },
  tokenValidity: { zh: '有效期', en: 'Valid for' },
  tokenDays: { zh: '{days} 天', en: '{days} days' },
  tokenChooseRights: { zh: '可以做什么', en: 'What it may do' },
  tokenRightsMissing: { zh: '请至少选择一项权限', en: 'Choose one right at least' },
  tokenNoRights: { zh: '您还没有任何权限，不能新建令牌。', en: 'You hold no right that a token could have.' },
  tokenMade: { zh: '令牌已创建', en: 'The token was made' },
  tokenOnce: {
    zh: '请立即复制并妥善保存：令牌只显示这一次。',
    en: 'Copy it now and keep it safe: it is shown this once.',
  },
  tokenUse: {
    zh: '调用接口时放在请求头 Authorization 中，前面不加任何前缀。',
    en: 'Send it in the header Authorization of a call, without anything before it.',
  },
  tokenCopy: { zh: '复制令牌', en: 'Copy the token' },
  tokenDone: { zh: '我已保存', en: 'I have kept it' },

  invite: { zh: '邮件邀请', en: 'Invite by mail' },
  inviteText: {
    zh: '对方会收到一个链接，用它设置昵称和密码，7 天内有效。之后再为其分配角色。',
    en: 'They get a link with which they choose a nickname and a password; it works for seven days. Roles are assigned afterwards.',
  },
  inviteSend: { zh: '发送邀请', en: 'Send' },
  invited: { zh: '邀请已发送到 {email}', en: 'The invitation was sent to {email}' },
} as const satisfies Record<string, Text>;

/** A word of these pages in the language of the page. */
export function myWord(key: keyof typeof MY_WORDS, params: Readonly<Record<string, string | number>> = {}): string {
  return wordIn(currentLanguage(), MY_WORDS[key], params);
}
