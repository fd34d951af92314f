import type { Language, Text } from '@aj-report/contract';
import type { FailureName } from './screen-state.ts';
import { fillText, OFFLINE } from './texts.ts';

interface FailureText {
  readonly title: Text;
  /** What is the matter and what to do next; without one the message of the failure says it. */
  readonly hint?: Text;
}

/** What is shown on a page, as cards name it. */
export type Shown = 'screen' | 'report';

const SHOWN_TEXTS = {
  screen: { thing: { zh: '大屏', en: 'screen' }, share: '/aj', viewer: '/bigscreen/viewer' },
  report: { thing: { zh: '报表', en: 'report' }, share: '/el', viewer: '/excelreport/viewer' },
} as const;

/** A text of a card about a screen or a report. */
export function cardText(text: Text, language: Language, shown: Shown = 'screen'): string {
  const { thing, share, viewer } = SHOWN_TEXTS[shown];
  return fillText(text[language], { thing: thing[language], share, viewer });
}

export const FAILURE_TEXTS: Readonly<Record<FailureName, FailureText>> = {
  offline: {
    title: OFFLINE,
    hint: {
      zh: '请检查网络连接。恢复后{thing}会自动出现，也可以立即重试。',
      en: 'Check the network. The {thing} appears by itself once the connection is back, or try again now.',
    },
  },
  server: {
    title: { zh: '服务暂时不可用', en: 'The service is not available' },
    hint: {
      zh: '服务器正忙或正在维护，稍后会自动重试；如长时间未恢复，请联系管理员。',
      en: 'The server is busy or under maintenance. It is tried again by itself; if this lasts, tell an administrator.',
    },
  },
  expired: {
    title: { zh: '访问已过期', en: 'Access has expired' },
    hint: {
      zh: '分享链接的有效期已过，请向分享者索取新的链接。',
      en: 'This share link is no longer valid. Ask its owner for a new one.',
    },
  },
  paused: {
    title: { zh: '分享已暂停', en: 'This share is paused' },
    hint: {
      zh: '分享者暂停了此链接。恢复后{thing}会自动出现，无需重新打开。',
      en: 'Its owner has paused this link. The {thing} comes back once it is resumed.',
    },
  },
  withdrawn: {
    title: { zh: '分享已取消', en: 'This share was withdrawn' },
    hint: {
      zh: '此链接无效或已被分享者取消，请向分享者索取新的链接。',
      en: 'This link is not valid, or its owner has withdrawn it. Ask for a new one.',
    },
  },
  otherOrigin: {
    title: { zh: '此网页不能显示该{thing}', en: 'This page may not show this {thing}' },
    hint: {
      zh: '分享者只允许指定的网站嵌入此{thing}。请联系分享者，把本网页的来源加入允许的来源。',
      en: 'Its owner lets only certain sites embed this {thing}. Ask for the origin of this page to be added.',
    },
  },
  signedOut: {
    title: { zh: '请先登录', en: 'Please log in' },
    hint: {
      zh: '查看此{thing}需要登录，或使用分享链接打开。',
      en: 'This {thing} is for signed-in users. Log in, or open it by a share link.',
    },
  },
  forbidden: {
    title: { zh: '没有查看权限', en: 'You may not view this {thing}' },
    hint: { zh: '请联系管理员授予{thing}查看权限。', en: 'Ask an administrator for the right to view {thing}s.' },
  },
  notFound: {
    title: { zh: '{thing}不存在', en: 'There is no such {thing}' },
    hint: {
      zh: '它可能已被删除、取消分享或尚未发布，请核对地址或联系分享者。',
      en: 'It may have been deleted, withdrawn or not yet published. Check the address or ask its owner.',
    },
  },
  noWidget: {
    title: { zh: '大屏上没有这个组件', en: 'The screen has no such widget' },
  },
  badAddress: {
    title: { zh: '地址无法识别', en: 'The address is not understood' },
    hint: {
      zh: 'src 应为分享地址（{share}/分享码）或查看地址（{viewer}?reportCode=编码）。',
      en: 'src takes a share address ({share}/CODE) or a viewer address ({viewer}?reportCode=CODE).',
    },
  },
  refused: {
    title: { zh: '请求未被接受', en: 'The request was not accepted' },
    hint: { zh: '请核对地址中的参数后重试。', en: 'Check the parameters in the address and try again.' },
  },
};

export const CARD_TEXTS = {
  stale: { zh: '连接中断 · 数据截至 {time}', en: 'Connection lost · data as of {time}' },
  retry: { zh: '立即重试', en: 'Try again' },
  retrying: { zh: '正在自动重试…', en: 'Trying again by itself…' },
  logIn: { zh: '去登录', en: 'Log in' },
  emptyTitle: { zh: '这个大屏还没有内容', en: 'This screen is still empty' },
  emptyHint: {
    zh: '在设计器中添加组件并保存，画面会自动出现在这里。',
    en: 'Add widgets in the designer and save; they appear here by themselves.',
  },
  passwordTitle: { zh: '请输入访问密码', en: 'Enter the password' },
  passwordHint: {
    zh: '“{name}”受密码保护，密码可向分享者索取。',
    en: '“{name}” is protected. Ask its owner for the password.',
  },
  passwordLabel: { zh: '访问密码', en: 'Password' },
  passwordSend: { zh: '查看{thing}', en: 'Open the {thing}' },
  code: { zh: '错误码 {code}', en: 'Code {code}' },
} as const satisfies Record<string, Text>;
