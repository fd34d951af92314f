import type { Language } from '@aj-report/contract';
import type { WidgetStatus } from '../state/widget-state.ts';

const SHOWN_CHARACTERS = 60;
const EXAMPLES = {
  rows: '[{"month":"Jan","amount":120}]',
  mapping: '[{"role":"x","field":"month"}]',
} as const;

/** Data that a page may write as JSON into its HTML. */
export type DataAttribute = keyof typeof EXAMPLES;

interface ReadElement extends Element {
  readonly language: Language;
  status: WidgetStatus;
  errorMessage: string;
}

/** The attribute that was not read, by element. */
const unread = new WeakMap<ReadElement, DataAttribute>();

function parseList(text: string): readonly object[] | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
    return isList ? (value as object[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Says which attribute could not be read, what stands in it and what should. */
function sayUnread(name: DataAttribute, text: string, language: Language): string {
  const start = text.trim().slice(0, SHOWN_CHARACTERS);
  const example = `${name}='${EXAMPLES[name]}'`;
  return language === 'zh'
    ? `属性 ${name} 无法读取：“${start}”不是由对象组成的 JSON 列表。请写成 ${example}，或用脚本设置同名属性`
    : `The attribute ${name} cannot be read: “${start}” is no list of objects as JSON. Write ${example}, or set the property from a script`;
}

/** Takes such an attribute over. One that cannot be read is an error that is seen: no sample takes its place. */
export function readDataAttribute(element: ReadElement, name: DataAttribute): void {
  const text = element.getAttribute(name);
  const list = text === null ? [] : parseList(text);
  Object.assign(element, { [name]: text === null && name === 'rows' ? undefined : (list ?? []) });
  if (!list) unread.set(element, name);
  else if (unread.get(element) === name) unread.delete(element);
  // What came first is still wrong.
  else if (unread.has(element)) return;
  element.status = list ? 'ready' : 'error';
  element.errorMessage = list ? '' : sayUnread(name, text ?? '', element.language);
}
