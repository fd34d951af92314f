import type { Language } from '../field/text.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** Errors of walls. */
export const WALL_ERRORS = {
  'device/unknown': { status: 401 },
  'device/half-night': { status: 400 },
  'pairing/over': { status: 401 },
  'pairing/code-unknown': { status: 404, params: ['code'] },
  'pairing/too-many': { status: 429, params: ['count', 'minutes'] },
} as const satisfies Record<string, ErrorDeclaration>;

/** Their messages. */
export const wallMessages: Readonly<Record<Language, Readonly<Record<keyof typeof WALL_ERRORS, string>>>> = {
  zh: {
    'device/unknown': '此终端未获批准，或已被撤销；请在屏幕上显示的新配对码处重新批准',
    'device/half-night': '熄屏时间请填写起止两个时间，或都留空',
    'pairing/over': '配对码已过期；请在终端上使用新的配对码',
    'pairing/code-unknown': '没有终端正在显示配对码“{code}”；请核对屏幕上的字符，过期后屏幕会显示新的配对码',
    'pairing/too-many': '已有 {count} 个终端在等待批准；请先批准其中一些，或在 {minutes} 分钟后再试',
  },
  en: {
    'device/unknown': 'This device was not approved, or was revoked; approve the new code that it shows',
    'device/half-night': 'Write both times between which the screen is dark, or neither',
    'pairing/over': 'The pairing code has expired; use the new one that the device shows',
    'pairing/code-unknown':
      'No device shows the pairing code "{code}"; compare it with the wall, which shows a new one when it expires',
    'pairing/too-many':
      'Too many devices wait to be approved ({count}); approve some of them, or try again in {minutes} min',
  },
};
