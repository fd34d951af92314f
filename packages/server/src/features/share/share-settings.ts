import { AppError, LIMITS, SHARE_TYPES, type ContextData, type Text } from '@aj-report/contract';
import { hashPassword } from '../../platform/password.ts';
import { toOrigin } from '../../platform/share-origins.ts';
import { addDays } from '../../platform/times.ts';

interface NamedValidity<T extends number> {
  readonly shareType?: T;
  readonly shareValidType?: T;
}

/** The validity of a call under either of its names. */
export function validityOf<T extends number>({ shareType, shareValidType }: NamedValidity<T>): T | undefined {
  return shareType ?? shareValidType;
}

/** @throws request/invalid when a call names none */
export function requireValidity<T extends number>(named: NamedValidity<T>): T {
  const validity = validityOf(named);
  if (validity !== undefined) return validity;
  throw new AppError('request/invalid', {
    path: 'body/shareType',
    reason: { zh: '不能为空，请选择有效期', en: `is missing, choose a validity (${SHARE_TYPES.join(', ')} days)` },
  });
}

/** When a share ends that counts from a time; null = never. */
export function endOf(from: Date, days: number): string | null {
  return days === 0 ? null : addDays(from, days).toISOString();
}

/** What is stored of a password; null = none protects the share. */
export async function toPasswordHash(password: string): Promise<string | null> {
  return password === '' ? null : hashPassword(password);
}

/** Origins as they are stored, each once. @throws share/origin-invalid */
export function toOriginsText(origins: readonly string[]): string {
  return JSON.stringify([...new Set(origins.map(toOrigin))]);
}

const NO_NAME: Text = { zh: '名称不能为空', en: 'its name is empty' };
const LONG_NAME: Text = {
  zh: `名称不能超过 ${LIMITS.shareParameterNameMax} 个字符`,
  en: `its name is longer than ${LIMITS.shareParameterNameMax} characters`,
};
const NO_VALUE: Text = { zh: '请给出取值', en: 'it has no value' };
const WRONG_VALUE: Text = {
  zh: '取值只能是文本、数字、布尔值或它们的列表',
  en: 'its value must be text, a number, a boolean or a list of them',
};
const LONG_VALUE: Text = {
  zh: `取值不能超过 ${LIMITS.shareParameterValueMax} 个字符`,
  en: `its value is longer than ${LIMITS.shareParameterValueMax} characters`,
};

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function faultOf(name: string, value: unknown): Text | undefined {
  if (name.trim() === '') return NO_NAME;
  if (name.length > LIMITS.shareParameterNameMax) return LONG_NAME;
  if (value === null || value === undefined) return NO_VALUE;
  if (!isPlain(value) && !(Array.isArray(value) && value.every(isPlain))) return WRONG_VALUE;
  return JSON.stringify(value).length > LIMITS.shareParameterValueMax ? LONG_VALUE : undefined;
}

/** Locked parameters as they are stored. @throws share/parameter-invalid */
export function toParametersText(parameters: ContextData): string {
  for (const [name, value] of Object.entries(parameters)) {
    const reason = faultOf(name, value);
    if (reason) throw new AppError('share/parameter-invalid', { name, reason });
  }
  return JSON.stringify(parameters);
}

/** Whether a share with another end opens longer: null = for ever, undefined = the end stays. */
export function isLonger(before: string | null, after: string | null | undefined): boolean {
  return after !== undefined && before !== null && (after === null || after > before);
}

/** A name without the data set that it is for. */
export function bareNameOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
