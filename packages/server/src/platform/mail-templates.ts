import type { Language, Text } from '@aj-report/contract';

interface MailTemplate {
  readonly subject: Text;
  /** One paragraph each; `{name}` stands for a parameter. */
  readonly paragraphs: readonly Text[];
  /** Words of the button; its address is the parameter `link`. Absent = it leads nowhere. */
  readonly button?: Text;
  /** The link opens an account, once, to whoever has it: it is stored encrypted and shown to nobody. */
  readonly isOneTime?: true;
}

/** Every mail of the product in both languages. */
export const MAIL_TEMPLATES = {
  verify: {
    subject: { zh: '请验证您的邮箱', en: 'Please verify your e-mail address' },
    paragraphs: [
      { zh: '{name}，您好：', en: 'Hello {name},' },
      {
        zh: '请在 {hours} 小时内打开下面的链接，完成注册。',
        en: 'Open the link below within {hours} hours to sign up.',
      },
      { zh: '如果不是您本人的操作，请忽略这封邮件。', en: 'If it was not you, ignore this mail.' },
    ],
    button: { zh: '验证邮箱', en: 'Verify' },
    isOneTime: true,
  },
  resetPassword: {
    subject: { zh: '重置密码', en: 'Reset your password' },
    paragraphs: [
      { zh: '{name}，您好：', en: 'Hello {name},' },
      {
        zh: '请在 1 小时内打开下面的链接，设置新密码；链接只能使用一次。',
        en: 'Open the link below within an hour to choose a new password; it works once.',
      },
      {
        zh: '如果不是您本人的操作，请忽略这封邮件，密码不会改变。',
        en: 'If it was not you, ignore this mail; your password stays.',
      },
    ],
    button: { zh: '设置新密码', en: 'Choose a new password' },
    isOneTime: true,
  },
  accountExists: {
    subject: { zh: '您已有账号', en: 'You already have an account' },
    paragraphs: [
      { zh: '{name}，您好：', en: 'Hello {name},' },
      {
        zh: '有人用这个邮箱注册，而您已有账号，可以直接登录；忘记密码时请在登录页重置。',
        en: 'Somebody signed up with this address, and you already have an account. Log in, or reset your password on the login page.',
      },
    ],
    button: { zh: '登录', en: 'Log in' },
  },
  invitation: {
    subject: { zh: '{sender} 邀请您使用 AJ Report', en: '{sender} invites you to AJ Report' },
    paragraphs: [
      { zh: '{name}，您好：', en: 'Hello {name},' },
      {
        zh: '{sender} 邀请您使用 AJ Report。请在 {days} 天内打开下面的链接，设置昵称和密码；链接只能使用一次。',
        en: '{sender} invites you to AJ Report. Open the link below within {days} days to choose a nickname and a password; it works once.',
      },
    ],
    button: { zh: '接受邀请', en: 'Accept the invitation' },
    isOneTime: true,
  },
  shareInvitation: {
    subject: { zh: '{sender} 与您分享了“{report}”', en: '{sender} shared "{report}" with you' },
    paragraphs: [
      { zh: '{sender} 与您分享了报表“{report}”。', en: '{sender} shared the report "{report}" with you.' },
      { zh: '有效期：{validity}', en: 'Valid: {validity}' },
    ],
    button: { zh: '打开报表', en: 'Open the report' },
  },
  scheduledReport: {
    subject: { zh: '{report}（{time}）', en: '{report} ({time})' },
    paragraphs: [
      { zh: '{message}', en: '{message}' },
      { zh: '附件是报表“{report}”：{file}', en: 'The report "{report}" is attached: {file}' },
      {
        zh: '由定时报表“{schedule}”于 {time} 生成，发起人：{sender}',
        en: 'Made by the schedule "{schedule}" at {time}, on behalf of {sender}',
      },
    ],
  },
  scheduleFailed: {
    subject: { zh: '定时报表“{schedule}”运行失败', en: 'The schedule "{schedule}" failed' },
    paragraphs: [
      {
        zh: '报表“{report}”没有按计划（{time}）生成，收件人没有收到邮件。',
        en: 'The report "{report}" was not made as planned ({time}), and nobody got it.',
      },
      { zh: '原因：{reason}', en: 'Why: {reason}' },
      {
        zh: '连续失败时只通知第一次；每次的结果见运行记录。',
        en: 'Only the first of several failures in a row is mailed; the history lists all of them.',
      },
    ],
    button: { zh: '打开定时报表', en: 'Open the schedules' },
  },
  scheduledReportLink: {
    subject: { zh: '{report}（{time}）', en: '{report} ({time})' },
    paragraphs: [
      { zh: '{message}', en: '{message}' },
      {
        zh: '报表“{report}”已生成，文件较大（{size}），请点击下载：{file}',
        en: 'The report "{report}" is ready. The file is too large to be attached ({size}); download it here: {file}',
      },
      {
        zh: '由定时报表“{schedule}”于 {time} 生成，发起人：{sender}',
        en: 'Made by the schedule "{schedule}" at {time}, on behalf of {sender}',
      },
    ],
    button: { zh: '下载', en: 'Download' },
  },
} as const satisfies Record<string, MailTemplate>;

export type MailTemplateName = keyof typeof MAIL_TEMPLATES;

/** Whether the link of a mail works once, for whoever has it. */
export function hasOneTimeLink(name: MailTemplateName): boolean {
  const template: MailTemplate = MAIL_TEMPLATES[name];
  return template.isOneTime === true;
}

/** Values of the placeholders; `link` is where the button leads. A paragraph without words is left out. */
export type MailParams = Readonly<Record<string, string>>;

/** A mail as it is sent. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

function fill(text: string, params: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

/** Header lines hold no line breaks, whatever a person is called. */
function toHeader(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}

/** Mail programs read styles of the elements alone. */
const BODY = 'max-width:520px;margin:0 auto;padding:24px;color:#222b3a;font:14px/22px sans-serif';
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#1f5fe0;color:#ffffff;text-decoration:none';

/** Words a mail in a language. What people typed is text in it, never markup. */
export function writeMail(name: MailTemplateName, language: Language, params: MailParams): MailText {
  const { subject, paragraphs, button }: MailTemplate = MAIL_TEMPLATES[name];
  const lines = paragraphs.map((one) => fill(one[language], params)).filter((line) => line !== '');
  const links = button ? [{ label: button[language], link: params['link'] ?? '' }] : [];
  const html = [
    '<p style="font-weight:600;font-size:16px">AJ Report</p>',
    ...lines.map((line) => `<p style="white-space:pre-line">${escapeHtml(line)}</p>`),
    ...links.flatMap(({ label, link }) => [
      `<p style="margin:24px 0"><a style="${BUTTON}" href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`,
      `<p style="color:#667386;font-size:12px;word-break:break-all">${escapeHtml(link)}</p>`,
    ]),
  ];
  return {
    subject: toHeader(fill(subject[language], params)),
    text: [...lines, ...links.map(({ label, link }) => `${label}: ${link}`)].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="${BODY}">${html.join('')}</body></html>`,
  };
}
