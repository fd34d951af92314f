import type { ExcelCellAutoFilter, Language } from '@aj-report/contract';
import { filtersOf, orderOf, type ChosenRows, type FieldOf } from './chosen-rows.ts';
import { excelText } from './excel-texts.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Line drawings on a 24 × 24 grid, own work. */
const PATHS = {
  asc: 'M12 19V5M6 11l6-6 6 6',
  desc: 'M12 5v14M6 13l6 6 6-6',
  menu: 'M6 9l6 6 6-6',
  filter: 'M4 5h16l-6 7v6l-4 2v-8z',
};

function makeIcon(name: keyof typeof PATHS): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  icon.append(path);
  return icon;
}

/** By which a head is found again after its sheet was drawn anew. */
export function keyOfHead({ setCode, field }: FieldOf): string {
  return `${setCode}.${field}`;
}

export interface HeadOptions {
  readonly language: Language;
  readonly chosen: ChosenRows;
  readonly label: string;
  readonly onOpen: (button: HTMLElement) => void;
}

/** The button of a head; it shows what is chosen there. */
export function makeHeadButton(
  field: ExcelCellAutoFilter,
  { language, chosen, label, onOpen }: HeadOptions,
): HTMLElement {
  const order = orderOf(chosen, field);
  const isFiltered = filtersOf(chosen, field).length > 0;
  const states = [
    ...(order ? [excelText(order, language)] : []),
    ...(isFiltered ? [excelText('filtered', language)] : []),
  ];
  const text = excelText('headButton', language, { name: label });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = states.length > 0 ? 'head-button on' : 'head-button';
  button.title = text;
  button.dataset['head'] = keyOfHead(field);
  button.setAttribute('aria-label', [text, ...states].join(language === 'zh' ? '，' : ', '));
  button.setAttribute('aria-haspopup', 'dialog');
  if (isFiltered) button.append(makeIcon('filter'));
  if (order || !isFiltered) button.append(makeIcon(order ?? 'menu'));
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onOpen(button);
  });
  return button;
}
