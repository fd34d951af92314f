import { textWidth } from '../kit/text-width.ts';

/** em of Latin letters by their form; all others are reckoned as everywhere. */
const FORMS: readonly (readonly [RegExp, number])[] = [
  [/[ ,.:;'|()ijl]/, 0.27],
  [/[frtI]/, 0.36],
  [/[mwMW@%]/, 0.86],
  [/\d/, 0.49],
  [/[a-z]/, 0.54],
  [/[A-Z&]/, 0.64],
];

/** px of a name, letter by letter: near enough to say that it need not be cut. */
export function nameWidth(name: string, size: number): number {
  const emOf = (letter: string) => FORMS.find(([form]) => form.test(letter))?.[1] ?? textWidth(letter, 1);
  return [...name].reduce((sum, letter) => sum + emOf(letter), 0) * size;
}

/** What is left alike of several names that are cut: `Cent…` tells no centre from the other. */
export function cutAlike(texts: readonly (readonly [name: string, text: string])[]): ReadonlySet<string> {
  const names = new Map<string, string>();
  const alike = texts.filter(([name, text]) => {
    const other = names.get(text) ?? name;
    names.set(text, name);
    return text.endsWith('…') && other !== name;
  });
  return new Set(alike.map(([, text]) => text));
}
