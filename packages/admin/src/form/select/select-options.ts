export type SelectValue = string | number | boolean;

export interface SelectOption {
  readonly value: SelectValue;
  readonly label: string;
  /** Shown muted behind the label and found by typing, for example a code. */
  readonly note?: string | undefined;
  /** Found by typing, not shown. */
  readonly words?: string | undefined;
  /** Options of one group stand together under this heading. */
  readonly group?: string | undefined;
}

function wordsOf({ label, note = '', words = '', value }: SelectOption): string {
  return `${label} ${note} ${words} ${value}`.toLowerCase();
}

/** Options that hold every typed word, in their order; all of them when nothing is typed. */
export function findOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  return options.filter((option) => wanted.every((word) => wordsOf(option).includes(word)));
}

export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly SelectOption[];
}

/** Options under their headings, in the order in which the headings first come; those without a heading first. */
export function groupOptions(options: readonly SelectOption[]): readonly OptionGroup[] {
  const groups = new Map<string, SelectOption[]>([['', []]]);
  for (const option of options) {
    const heading = option.group ?? '';
    const group = groups.get(heading);
    if (group) group.push(option);
    else groups.set(heading, [option]);
  }
  return [...groups].map(([heading, members]) => ({ heading, options: members })).filter((one) => one.options.length);
}
