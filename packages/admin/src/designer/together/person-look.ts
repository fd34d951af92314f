import type { Person } from '@aj-report/contract';

/** Colours that differ clearly on light and dark grounds, with white letters on them. */
const COLOURS = ['#d6409f', '#e5484d', '#c2410c', '#2b9a66', '#8e4ec6', '#12836f', '#b3541e'];

/** The colour of an editor, the same in every browser. */
export function colourOf({ clientId }: Pick<Person, 'clientId'>): string {
  let sum = 0;
  for (const character of clientId) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0;
  return COLOURS[sum % COLOURS.length]!;
}

export function nameOf({ name, loginName }: Pick<Person, 'name' | 'loginName'>): string {
  return name || loginName;
}

/** The last character of a Chinese name, the first letters of two words, or the first letter. */
export function initialsOf(person: Pick<Person, 'name' | 'loginName'>): string {
  const name = nameOf(person).trim();
  if (/\p{Script=Han}/u.test(name)) return [...name].at(-1) ?? '';
  const [first = '', second = ''] = name.split(/\s+/);
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase();
}
