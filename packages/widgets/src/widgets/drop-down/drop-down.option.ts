import type { Choice } from '../../shapes/choices.ts';

/** Choices whose label contains the words, whatever their case. */
export function findChoices(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = words.trim().toLowerCase();
  return wanted === '' ? choices : choices.filter(({ label }) => label.toLowerCase().includes(wanted));
}
