import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FORM_WORDS } from '../form.words.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { Failure } from './failure.ts';
import type { SelectOption } from './select-options.ts';
import { useOptionList, type OptionList } from './use-option-list.ts';
import './select.css';

/** What every select takes, whether it holds one value or several. */
export interface SelectBoxProps {
  readonly id?: string | undefined;
  /** Names the control for screen readers. */
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly size?: 'small' | 'medium';
  readonly className?: string;
  /** Characters that may be typed. */
  readonly maxLength?: number;
  /** Asks a service for options that hold these words; without it the options are searched here. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  /** Stands in the list where the options could not be had. */
  readonly failure?: Failure | undefined;
}

interface ComboboxProps extends SelectBoxProps {
  /** What the closed box shows. */
  readonly text: string;
  /** Before the text: values that are already chosen. */
  readonly chips?: ReactNode;
  readonly staysOpen?: boolean;
  isChosen(option: SelectOption): boolean;
  onPick(option: SelectOption): void;
  readonly onClear?: (() => void) | undefined;
  /** The text itself may be written: the options are proposals. */
  readonly onWrite?: (text: string) => void;
  /** Backspace in an empty box. */
  readonly onRemoveLast?: () => void;
}

function OptionRow({ option, id, list, isChosen }: { option: SelectOption; id: string; list: OptionList } & Chosen) {
  const row = useRef<HTMLLIElement>(null);
  const isActive = list.active === option;
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={row}
      id={isActive ? id : undefined}
      role="option"
      className="aj-options__row"
      aria-selected={isChosen(option)}
      data-active={isActive || undefined}
      data-value={String(option.value)}
      onClick={() => list.pick(option)}
    >
      <span className="ellipsis" title={option.label}>
        {option.label}
      </span>
      {option.note ? <span className="aj-options__note ellipsis">{option.note}</span> : null}
    </li>
  );
}

type Chosen = Pick<ComboboxProps, 'isChosen'>;

interface OptionRowsProps extends Chosen {
  readonly list: OptionList;
  readonly id: string;
  readonly label: string;
  /** The box under which they open; they are at least as wide. */
  readonly box: RefObject<HTMLElement | null>;
  readonly failure: Failure | undefined;
}

function NoRows({ failure, typed }: { readonly failure: Failure | undefined; readonly typed: string }) {
  const language = currentLanguage();
  if (!failure) return FORM_WORDS[typed === '' ? 'noChoices' : 'noMatch'][language];
  return (
    <>
      <span role="alert">{failure.problem}</span>{' '}
      <button type="button" className="text-button" onClick={failure.retry}>
        {FORM_WORDS.retry[language]}
      </button>
    </>
  );
}

function OptionRows({ list, id, label, isChosen, box, failure }: OptionRowsProps) {
  const rows = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (rows.current && box.current) rows.current.style.minWidth = `${box.current.offsetWidth}px`;
  }, [box]);
  return (
    // The focus stays in the box, so that typing goes on after a click.
    <ul
      ref={rows}
      id={id}
      role="listbox"
      aria-label={label}
      className="aj-options"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.preventDefault()}
    >
      {list.groups.map(({ heading, options }) => (
        <li key={heading} role="presentation">
          {heading === '' ? null : <div className="aj-options__heading">{heading}</div>}
          <ul role="group" aria-label={heading || undefined}>
            {options.map((option) => (
              <OptionRow
                key={String(option.value)}
                option={option}
                id={`${id}-active`}
                list={list}
                isChosen={isChosen}
              />
            ))}
          </ul>
        </li>
      ))}
      {list.groups.length === 0 ? (
        <li className="aj-options__none" role="presentation">
          <NoRows failure={failure} typed={list.typed} />
        </li>
      ) : null}
    </ul>
  );
}

/** What stands in the box, and what stands there in grey. */
function textsOf({ text, placeholder = '', onWrite, chips }: ComboboxProps, { isOpen, typed }: OptionList) {
  if (onWrite) return { value: text, placeholder };
  const hint = text === '' && !chips ? placeholder : text;
  return isOpen ? { value: typed, placeholder: hint } : { value: text, placeholder: hint };
}

function ClearButton({ onClear }: { onClear(): void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={FORM_WORDS.clear[currentLanguage()]}
      onClick={(event) => {
        event.stopPropagation();
        onClear();
      }}
    >
      <sl-icon name="x-lg" />
    </button>
  );
}

/** A box with a list that opens under it and is searched by typing: the base of every select. */
export function Combobox(props: ComboboxProps) {
  const { label, size = 'medium', disabled = false, isChosen, onWrite, onClear } = props;
  const list = useOptionList(onWrite ? { ...props, onSearch: undefined, isFree: true } : props);
  const ownId = useId();
  const listId = `${ownId}-list`;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLSpanElement>(null);

  function handleKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && event.currentTarget.value === '') props.onRemoveLast?.();
    if (onWrite && event.key === ' ') return;
    if (!list.pressKey(event)) return;
    event.preventDefault();
    // Neither the dialog nor the form around it may take Escape and Enter.
    event.stopPropagation();
  }

  return (
    <sl-popup
      className="aj-select-popup"
      active={list.isOpen}
      placement="bottom-start"
      strategy="fixed"
      flip
      shift
      autoSize="vertical"
      autoSizePadding={8}
      distance={4}
    >
      <span
        ref={box}
        slot="anchor"
        className={`aj-select ${props.className ?? ''}`}
        data-size={size}
        data-open={list.isOpen || undefined}
        data-disabled={disabled || undefined}
        data-invalid={props.invalid || undefined}
        onMouseDown={(event) => {
          if (event.target === input.current || (event.target as Element).closest('button')) return;
          event.preventDefault();
          input.current?.focus();
        }}
        onClick={(event) => {
          // A label around it would press the box once more.
          event.preventDefault();
          if (disabled) return;
          if (list.isOpen && event.target !== input.current) list.close();
          else list.open();
        }}
      >
        {props.chips}
        <input
          ref={input}
          id={props.id}
          role="combobox"
          aria-label={label}
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={list.isOpen && list.active ? `${listId}-active` : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          maxLength={props.maxLength}
          {...textsOf(props, list)}
          onChange={(event) => {
            list.open();
            list.search(event.target.value);
            onWrite?.(event.target.value);
          }}
          // A dialog that leads the focus round puts it here without a selection, and what is typed would join the text.
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={handleKeyDown}
          onBlur={list.close}
        />
        {onClear && !disabled ? <ClearButton onClear={onClear} /> : null}
        <sl-icon name="chevron-down" />
      </span>
      {list.isOpen ? (
        <OptionRows list={list} id={listId} label={label} isChosen={isChosen} box={box} failure={props.failure} />
      ) : null}
    </sl-popup>
  );
}
