import type { Language, Text } from '@aj-report/contract';
import { fillText } from '../texts.ts';

const TEXTS = {
  title: { zh: '批准这块屏幕', en: 'Let this screen in' },
  scan: { zh: '用手机扫描二维码，或在电脑上打开', en: 'Scan the code with a phone, or open' },
  type: { zh: '登录后输入配对码', en: 'Log in and enter the pairing code' },
  code: { zh: '配对码', en: 'Pairing code' },
  left: { zh: '{time} 后更换', en: 'Changes in {time}' },
  starting: { zh: '正在连接服务器…', en: 'Connecting to the server…' },
  away: { zh: '无法连接服务器，正在自动重试', en: 'The server cannot be reached; trying again' },
  revoked: {
    zh: '此屏幕的批准已被撤销，不再显示任何内容；如需继续使用，请重新批准',
    en: 'This screen was revoked and shows nothing any more; let it in again to go on using it',
  },
  paired: { zh: '已批准', en: 'Let in' },
  noPlaylist: {
    zh: '等待管理员为此屏幕设置播放列表',
    en: 'An administrator has to give this screen a playlist',
  },
  qr: { zh: '批准地址的二维码', en: 'QR code of the address' },
} as const satisfies Record<string, Text>;

export function deviceText(
  name: keyof typeof TEXTS,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return fillText(TEXTS[name][language], params);
}
