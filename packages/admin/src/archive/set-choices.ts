import type { ArchiveLook, DataSetChoice, Language, NeededSet, SetChoices } from '@aj-report/contract';
import type { SelectOption } from '../form/select/select-options.ts';
import { fill } from '../i18n/fill.ts';
import { ARCHIVE_WORDS } from './archive.words.ts';

const BRING = 'bring:';
const USE = 'use:';
/** Value of a set that stays as it is. */
const LEAVE = '';

/** What was chosen for each needed set, as values of selects. */
export type Chosen = Readonly<Record<string, string>>;

/** The best choice for each set: the one of its code here, else it is brought, else it stays open. */
export function firstChosen({ dataSets }: Pick<ArchiveLook, 'dataSets'>, mayBring: boolean): Chosen {
  const valueOf = ({ setCode, state, canBring }: NeededSet) => {
    if (state === 'here') return USE + setCode;
    return canBring && mayBring ? BRING : LEAVE;
  };
  return Object.fromEntries(dataSets.map((set) => [set.setCode, valueOf(set)]));
}

/** What can become of a set. */
export function optionsOf(
  set: NeededSet,
  here: readonly Pick<DataSetChoice, 'setCode' | 'setName'>[],
  mayBring: boolean,
  language: Language,
): SelectOption[] {
  const { setCode, state, canBring, sourceCode = '', sourceState } = set;
  const withSource = fill(ARCHIVE_WORDS.bringTable[language], { source: sourceCode });
  const label = ARCHIVE_WORDS[state === 'here' ? 'bringCopy' : 'bring'][language];
  return [
    ...(state === 'here' ? [{ value: USE + setCode, label: ARCHIVE_WORDS.useHere[language] }] : []),
    ...(canBring && mayBring ? [{ value: BRING, label, ...(sourceState === 'brought' && { note: withSource }) }] : []),
    ...here
      .filter((other) => other.setCode !== setCode)
      .map((other) => ({ value: USE + other.setCode, label: other.setName, note: other.setCode })),
    { value: LEAVE, label: ARCHIVE_WORDS.leave[language] },
  ];
}

/** The choices as the service takes them; a set that goes on bearing its code needs none. */
export function toChoices(chosen: Chosen): SetChoices {
  const choices = Object.entries(chosen).flatMap(([code, value]): [string, SetChoices[string]][] => {
    if (value === BRING) return [[code, { bring: true }]];
    const use = value.startsWith(USE) ? value.slice(USE.length) : code;
    return use === code ? [] : [[code, { use }]];
  });
  return Object.fromEntries(choices);
}
