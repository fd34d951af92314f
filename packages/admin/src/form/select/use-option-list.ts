import { useState, type KeyboardEvent } from 'react';
import { findOptions, groupOptions, type SelectOption } from './select-options.ts';

interface OptionListInput {
  readonly options: readonly SelectOption[];
  /** Asks a service for options that hold these words; without it the options are searched here. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  isChosen(option: SelectOption): boolean;
  onPick(option: SelectOption): void;
  /** The list stays open after a pick, for several values. */
  readonly staysOpen?: boolean;
  /** Any text may be written: Enter picks only what was gone to. */
  readonly isFree?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The open list under a combobox: what was typed, what it leaves, and the option that Enter picks. */
export function useOptionList(input: OptionListInput) {
  const { options, onSearch, isChosen, onPick, staysOpen = false } = input;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [activePlace, setActivePlace] = useState(0);
  const [isMoved, setIsMoved] = useState(false);
  const groups = groupOptions(onSearch ? options : findOptions(options, typed));
  const found = groups.flatMap((group) => group.options);
  const active = found[Math.min(activePlace, found.length - 1)];

  function search(words: string) {
    setTyped(words);
    setActivePlace(0);
    setIsMoved(false);
    if (words !== typed) onSearch?.(words);
  }

  function open() {
    if (isOpen) return;
    setIsOpen(true);
    setTyped('');
    const everything = groupOptions(options).flatMap((group) => group.options);
    setActivePlace(Math.max(0, everything.findIndex(isChosen)));
  }

  function close() {
    setIsOpen(false);
    search('');
  }

  function pick(option: SelectOption) {
    onPick(option);
    if (!staysOpen) close();
    else if (typed !== '') search('');
  }

  /** Whether the key was meant for the list. */
  function pressKey({ key, nativeEvent, altKey }: KeyboardEvent): boolean {
    if (nativeEvent.isComposing) return false;
    const step = STEPS[key];
    if (!isOpen) {
      if (key !== ' ' && step === undefined) return false;
      open();
      return true;
    }
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) close();
    else if (key === 'Enter') {
      if (active && (isMoved || !input.isFree)) pick(active);
      else if (input.isFree) close();
    } else if (step !== undefined) {
      setActivePlace(Math.max(0, Math.min(found.length - 1, activePlace + step)));
      setIsMoved(true);
    } else return false;
    return true;
  }

  return { isOpen, typed, groups, active, open, close, search, pick, pressKey };
}

export type OptionList = ReturnType<typeof useOptionList>;
