import type { ContextData, ShareChange, ShareCreate, ShareRecord, ShareType } from '@aj-report/contract';

export type PasswordChange = 'keep' | 'set' | 'remove';

/** What the form of a share holds. */
export interface ShareValues {
  readonly shareType: ShareType;
  readonly passwordChange: PasswordChange;
  readonly sharePassword: string;
  readonly recipient: string;
  readonly note: string;
  /** one a line */
  readonly origins: string;
  /** Values by name of the parameters that are locked. */
  readonly locked: ContextData;
}

export const NEW_SHARE: ShareValues = {
  shareType: 7,
  passwordChange: 'set',
  sharePassword: '',
  recipient: '',
  note: '',
  origins: '',
  locked: {},
};

export function valuesOf(share: ShareRecord): ShareValues {
  const { shareType, recipient, note, origins, parameters } = share;
  return {
    shareType: shareType as ShareType,
    passwordChange: 'keep',
    sharePassword: '',
    recipient,
    note,
    origins: origins.join('\n'),
    locked: parameters,
  };
}

/** @example originsOf('https://a.example, https://b.example') // ['https://a.example', 'https://b.example'] */
export function originsOf(text: string): string[] {
  return text.split(/[\s,，;；]+/).filter((one) => one !== '');
}

/** Name of the first locked parameter that has no value. */
export function nameWithoutValue({ locked }: ShareValues): string | undefined {
  return Object.keys(locked).find((name) => locked[name] === '');
}

function settingsOf({ shareType, recipient, note, origins, locked }: ShareValues) {
  return {
    shareType,
    recipient: recipient.trim(),
    note: note.trim(),
    origins: originsOf(origins),
    parameters: { ...locked },
  };
}

export function toCreated(reportCode: string, values: ShareValues): ShareCreate {
  const sharePassword = values.sharePassword.trim();
  return { reportCode, ...settingsOf(values), ...(sharePassword === '' ? {} : { sharePassword }) };
}

/** Locked parameters are sent by those only who may lock them. */
export function toChanged(id: string, values: ShareValues, canLock: boolean): ShareChange {
  const { parameters, ...others } = settingsOf(values);
  const password = values.passwordChange === 'remove' ? '' : values.sharePassword.trim();
  return {
    id,
    ...others,
    ...(canLock ? { parameters } : {}),
    ...(values.passwordChange === 'keep' ? {} : { sharePassword: password }),
  };
}
