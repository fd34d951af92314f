import { useState } from 'react';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import type { TreeNode } from '../option-rows.ts';
import { MultiSelect, Select, Suggest } from '../select/select.tsx';
import type { SelectOption, SelectValue } from '../select/select-options.ts';
import { countryOptions } from './country-codes.ts';
import { useFieldOptions, useFieldTree } from './use-field-options.ts';

/** What every box with a list shares. */
function useBox({ field, id, disabled, invalid, mixed }: ControlProps) {
  const { language, density } = useFormSettings();
  return {
    id,
    label: field.label[language],
    size: density === 'compact' ? ('small' as const) : ('medium' as const),
    placeholder: (mixed ? FORM_WORDS.mixed : (field.placeholder ?? FORM_WORDS.choose))[language],
    disabled,
    invalid,
  };
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Options, then what is chosen and not among them: it stays chosen until another is. */
function withWords(options: readonly SelectOption[], words: readonly string[]): readonly SelectOption[] {
  const missing = words.filter((word) => word !== '' && !options.some((option) => String(option.value) === word));
  return [...options, ...missing.map((word) => ({ value: word, label: word }))];
}

/** One or several options of the field, a dictionary or a call; others may be written where the field allows it. */
export function SelectControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const box = useBox(props);
  const { options, search, failure } = useFieldOptions(field);
  const [typed, setTyped] = useState('');
  const chosen = field.multiple ? listOf(value) : [String(value ?? '')];
  const all = withWords(options, field.allowCreate ? [...chosen, typed.trim()] : chosen);
  const given = {
    ...box,
    options: all,
    failure,
    onSearch: search ?? (field.allowCreate ? setTyped : undefined),
  };
  if (field.multiple)
    return <MultiSelect {...given} values={chosen} onChange={(next) => onChange(next.map(String), 'done')} />;
  return (
    <Select
      {...given}
      value={value as SelectValue | undefined}
      onChange={(next) => onChange(next, 'done')}
      {...(field.required ? {} : { onClear: () => onChange('', 'done') })}
    />
  );
}

/** A text for which a call proposes some. */
export function AutocompleteControl(props: ControlProps) {
  const { options, failure } = useFieldOptions(props.field);
  return (
    <Suggest
      {...useBox(props)}
      failure={failure}
      options={options}
      text={String(props.value ?? '')}
      onChange={(text) => props.onChange(text, 'done')}
    />
  );
}

/** A country by its code, in the words of the language. */
export function CountryControl(props: ControlProps) {
  const { language } = useFormSettings();
  return (
    <Select
      {...useBox(props)}
      options={countryOptions(language)}
      value={props.value as SelectValue | undefined}
      onChange={(code) => props.onChange(code, 'done')}
      onClear={() => props.onChange('', 'done')}
    />
  );
}

/** Nodes as options, each with the way to it. */
export function pathOptions(nodes: readonly TreeNode[], above: readonly string[] = []): readonly SelectOption[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.label];
    return [{ value: node.id, label: path.join(' / ') }, ...pathOptions(node.children, path)];
  });
}

/** One node of a tree. */
export function TreeControl(props: ControlProps) {
  const { nodes, failure } = useFieldTree(props.field);
  return (
    <Select
      {...useBox(props)}
      failure={failure}
      options={withWords(pathOptions(nodes), [String(props.value ?? '')])}
      value={props.value as SelectValue | undefined}
      onChange={(id) => props.onChange(id, 'done')}
      onClear={() => props.onChange('', 'done')}
    />
  );
}

/** Nodes of every level that a way down a tree opens, the roots first. */
export function levelsOf(nodes: readonly TreeNode[], path: readonly string[]): readonly (readonly TreeNode[])[] {
  const [first, ...rest] = path;
  const node = nodes.find((one) => one.id === first);
  if (!node || node.children.length === 0) return [nodes];
  return [nodes, ...levelsOf(node.children, rest)];
}

/** The way to a node: a box for every level. */
export function CascaderControl(props: ControlProps) {
  const { nodes, failure } = useFieldTree(props.field);
  const { id, ...box } = useBox(props);
  const path = listOf(props.value);
  return (
    <span className="aj-cascader">
      {levelsOf(nodes, path).map((level, depth) => (
        <Select
          key={depth}
          {...box}
          failure={failure}
          id={depth === 0 ? id : undefined}
          options={level.map((node) => ({ value: node.id, label: node.label }))}
          value={path[depth]}
          onChange={(chosen) => props.onChange([...path.slice(0, depth), String(chosen)], 'done')}
          onClear={() => props.onChange(path.slice(0, depth), 'done')}
        />
      ))}
    </span>
  );
}

/** Several of a few options, each with a box to tick. */
export function ChecksControl(props: ControlProps) {
  const { language } = useFormSettings();
  const { options, failure } = useFieldOptions(props.field);
  const chosen = listOf(props.value);
  return (
    <span className="aj-checks" role="group" id={props.id} tabIndex={-1} aria-label={props.field.label[language]}>
      {options.map(({ value, label }) => {
        const one = String(value);
        const isOn = chosen.includes(one);
        return (
          <label key={one}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={props.disabled}
              onChange={() => props.onChange(isOn ? chosen.filter((other) => other !== one) : [...chosen, one], 'done')}
            />
            {label}
          </label>
        );
      })}
      {failure ? (
        <>
          <span role="alert">{failure.problem}</span>
          <button type="button" className="text-button" onClick={failure.retry}>
            {FORM_WORDS.retry[language]}
          </button>
        </>
      ) : null}
    </span>
  );
}
