import { screenFields, type Fields, type FieldPath, type Text } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { positionFields } from '../document/position.fields.ts';
import { TOGETHER_WORDS } from './together.words.ts';

/** characters of a value that are shown */
const SHOWN_CHARS = 40;

function formOf(at: FieldPath, type: string): Fields | undefined {
  if (at[0] === 'dashboard') return screenFields;
  return at[2] === 'setup' ? declarations[type]?.fields : positionFields;
}

/** The name that a form gives the field that two have changed. */
export function fieldLabelOf(at: FieldPath, type = ''): Text {
  const key = at.at(-1) ?? '';
  if (at[2] === 'data') return TOGETHER_WORDS.data;
  if (key === 'layerName' || key === 'title') return TOGETHER_WORDS.name;
  return formOf(at, type)?.[key]?.['x-aj'].label ?? TOGETHER_WORDS.content;
}

/** A value in a few letters; undefined where letters do not tell it. */
export function valueText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' || value === '') return undefined;
  const letters = [...value.replaceAll(/\s+/g, ' ')];
  return letters.length > SHOWN_CHARS ? `${letters.slice(0, SHOWN_CHARS).join('')}…` : letters.join('');
}
