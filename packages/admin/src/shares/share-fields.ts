import { field, LIMITS, type ChoiceOption, type Fields } from '@aj-report/contract';

const VALIDITIES: readonly ChoiceOption[] = [
  { value: 1, label: { zh: '1 天', en: '1 day' } },
  { value: 7, label: { zh: '7 天', en: '7 days' } },
  { value: 30, label: { zh: '30 天', en: '30 days' } },
  { value: 0, label: { zh: '永久', en: 'For ever' } },
];

const PASSWORD = { zh: '分享密码', en: 'Password' };

const saidOfIt = {
  recipient: field.text({
    label: { zh: '接收人', en: 'Recipient' },
    placeholder: { zh: '给谁看，可不填', en: 'Whom it is for; optional' },
    maxLength: LIMITS.shareRecipientMax,
  }),
  note: field.text({
    label: { zh: '备注', en: 'Note' },
    placeholder: { zh: '只有管理分享的人看到', en: 'For those who manage shares' },
    maxLength: LIMITS.shareNoteMax,
  }),
};

/** What a new share is asked for, beside the parameters that it locks. */
export const newShareFields: Fields = {
  shareType: field.choice({ label: { zh: '有效期', en: 'Valid for' }, default: 7, options: VALIDITIES }),
  sharePassword: field.text({
    isPassword: true,
    label: PASSWORD,
    placeholder: { zh: '不填则无需密码', en: 'Empty = none' },
    maxLength: LIMITS.sharePasswordMax,
  }),
  ...saidOfIt,
};

/** What may be changed of a share: its password is not known any more, so that it stays, goes or is another one. */
export function changedShareFields(hasPassword: boolean): Fields {
  const kept: ChoiceOption = hasPassword
    ? { value: 'keep', label: { zh: '保持不变', en: 'Keep' } }
    : { value: 'keep', label: { zh: '无密码', en: 'None' } };
  const removed: ChoiceOption = { value: 'remove', label: { zh: '取消密码', en: 'Remove' } };
  return {
    shareType: field.choice({
      label: { zh: '有效期', en: 'Valid for' },
      hint: { zh: '改为其他有效期时从现在算起', en: 'Another one counts from now' },
      default: 7,
      options: VALIDITIES,
    }),
    passwordChange: field.choice({
      label: PASSWORD,
      default: 'keep',
      options: [
        kept,
        { value: 'set', label: { zh: '设为新密码', en: 'Set a new one' } },
        ...(hasPassword ? [removed] : []),
      ],
    }),
    sharePassword: field.text({
      isPassword: true,
      label: { zh: '新密码', en: 'New password' },
      hint: { zh: '正在观看的人需要重新输入', en: 'Those who watch now have to enter it' },
      showIf: { field: 'passwordChange', in: ['set'] },
      minLength: 1,
      maxLength: LIMITS.sharePasswordMax,
    }),
    ...saidOfIt,
  };
}

/** Origins of pages, one a line. */
export const originFields: Fields = {
  origins: field.textarea({
    label: { zh: '允许来源', en: 'Origins' },
    hint: {
      zh: '每行一个网站来源；不填则任何网页都可用脚本嵌入（iframe 还要服务允许，见“嵌入”），直接打开链接不受限制',
      en: 'One site a line; empty = any page may embed it by script (frames also need the service to allow them, see Embed). Opening the link itself is never limited',
    },
    placeholder: { zh: 'https://intranet.example', en: 'https://intranet.example' },
  }),
};
