import type { FieldSetting } from '@aj-report/contract';
import type { Values } from '../../crud/define-resource.ts';

/** What a set says of a column, as the controls of its row show it. */
export function toRowValues(setting: FieldSetting): Values {
  return { ...setting, order: (setting.order ?? []).join('\n') };
}

/** The values of a list that is written one a line, each once. */
export function toOrder(text: string): readonly string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}

const isSaid = (value: unknown) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);

/** What is said of the columns, with one more thing said of one of them; an empty value takes it back. */
export function withSetting(
  settings: readonly FieldSetting[],
  column: string,
  name: string,
  value: unknown,
): readonly FieldSetting[] {
  const before = settings.find(({ field }) => field === column) ?? { field: column };
  const said = name === 'order' ? toOrder(String(value)) : value;
  const entries = Object.entries({ ...before, [name]: said }).filter(([, one]) => isSaid(one));
  const next = Object.fromEntries(entries) as FieldSetting;
  if (entries.length === 1) return settings.filter(({ field }) => field !== column);
  const isKnown = settings.some(({ field }) => field === column);
  return isKnown ? settings.map((one) => (one.field === column ? next : one)) : [...settings, next];
}
