import type { Language } from '@aj-report/contract';
import { parameterOf, type FormulaFunction } from './completion.ts';

/** Between the id of a list and the number of one of its options. */
export const OPTION_ID = '-option-';

/** px between a field and what opens at it. */
const GAP = 2;

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** `ROUND(number, digits)`, with one argument in bold; none for -1. */
function signature({ name, parameters }: FormulaFunction, at: number): HTMLElement {
  const line = make('code', 'xl-assist__call', `${name}(`);
  parameters.forEach((parameter, index) => {
    if (index > 0) line.append(', ');
    line.append(index === at ? make('b', '', parameter) : parameter);
  });
  line.append(')');
  return line;
}

/** Functions to choose from, each with what it does. */
export function drawOptions(
  popup: HTMLElement,
  options: readonly FormulaFunction[],
  active: number,
  language: Language,
  id: string,
): void {
  popup.setAttribute('role', 'listbox');
  const rows = options.map((one, index) => {
    const row = make('div', 'xl-assist__option');
    row.id = `${id}${OPTION_ID}${index}`;
    row.dataset['index'] = String(index);
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', String(index === active));
    row.append(signature(one, -1), make('span', 'xl-assist__line', one.explanation[language]));
    return row;
  });
  popup.replaceChildren(...rows);
  rows[active]?.scrollIntoView({ block: 'nearest' });
}

/** The call that is written, with the argument at the caret marked. */
export function drawHint(popup: HTMLElement, called: FormulaFunction, argument: number, language: Language): void {
  popup.setAttribute('role', 'note');
  const call = signature(called, parameterOf(called, argument));
  popup.replaceChildren(call, make('span', 'xl-assist__line', called.explanation[language]));
}

/** Puts it below a field, above where there is no room below, and within the window. */
export function placeBelow(popup: HTMLElement, field: HTMLElement): void {
  const box = field.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const isRoomBelow = box.bottom + GAP + height <= window.innerHeight;
  const top = isRoomBelow ? box.bottom + GAP : Math.max(0, box.top - GAP - height);
  const left = Math.max(0, Math.min(box.left, window.innerWidth - width));
  Object.assign(popup.style, { left: `${left}px`, top: `${top}px` });
}
