import { isNumericType, LIMITS, type DataSetChoice, type Text } from '@aj-report/contract';
import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { isInside } from '../document/area.ts';
import { toCellName } from '../document/cell-name.ts';
import { crossTabArea, makeCrossTab, type CrossTab } from '../document/cross-tab.ts';
import { CROSS_TAB_WORDS } from '../cross-tab.words.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useExcel } from '../use-excel.ts';
import { Check, Line, Select } from './controls.tsx';

type Role = 'rows' | 'columns' | 'figures';
type Chosen = Readonly<Record<Role, readonly string[]>>;

const ROLES: readonly (readonly [Role, Text])[] = [
  ['rows', CROSS_TAB_WORDS.rows],
  ['columns', CROSS_TAB_WORDS.columns],
  ['figures', CROSS_TAB_WORDS.figures],
];
const NONE: Chosen = { rows: [], columns: [], figures: [] };

/** The fields with another one in a role, or without it where it had that role. */
function toggled(chosen: Chosen, role: Role, field: string): Chosen {
  const isOut = chosen[role].includes(field);
  const without = (list: readonly string[]) => list.filter((one) => one !== field);
  const bare = { rows: without(chosen.rows), columns: without(chosen.columns), figures: without(chosen.figures) };
  return isOut ? bare : { ...bare, [role]: [...bare[role], field] };
}

interface FieldsProps {
  readonly set: DataSetChoice;
  readonly chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/** The fields of the set with what each is for. */
function Fields({ set, chosen, onChange }: FieldsProps) {
  const text = useText();
  return (
    <ul className="xl-roles">
      {set.columns.map(({ name, type }) => (
        <li key={name}>
          <span title={name}>{name}</span>
          <div className="xl-segments" role="group" aria-label={name}>
            {ROLES.map(([role, word]) => {
              const at = chosen[role].indexOf(name);
              return (
                <button
                  key={role}
                  type="button"
                  data-role={`${role} ${name}`}
                  aria-pressed={at >= 0}
                  disabled={role === 'figures' && !isNumericType(type)}
                  onClick={() => onChange(toggled(chosen, role, name))}
                >
                  {text(word)} {at >= 0 ? at + 1 : ''}
                </button>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the dialog asks for besides fields. */
interface Options {
  readonly hasSubTotals: boolean;
  readonly hasShare: boolean;
  readonly hasChange: boolean;
}

interface WishesProps {
  readonly options: Options;
  readonly outermost: string | undefined;
  onChange(options: Options): void;
}

/** What is wanted beside groups and totals. */
function Wishes({ options, outermost, onChange }: WishesProps) {
  const text = useText();
  const patch = (more: Partial<Options>) => onChange({ ...options, ...more });
  return (
    <>
      <Check
        label={text(CROSS_TAB_WORDS.subTotals)}
        isOn={options.hasSubTotals}
        onChange={(hasSubTotals) => patch({ hasSubTotals })}
      />
      <Check label={text(CROSS_TAB_WORDS.share)} isOn={options.hasShare} onChange={(hasShare) => patch({ hasShare })} />
      <Check
        label={
          outermost ? text(CROSS_TAB_WORDS.change).replace('{field}', outermost) : text(CROSS_TAB_WORDS.changeNone)
        }
        isOn={options.hasChange}
        onChange={(hasChange) => patch({ hasChange })}
      />
    </>
  );
}

interface CrossTabDialogProps {
  readonly sets: readonly DataSetChoice[];
  readonly isOpen: boolean;
  onClose(): void;
}

/** Makes a cross-tab of chosen fields at the selected cell, in one step of the history. */
export function CrossTabDialog({ sets, isOpen, onClose }: CrossTabDialogProps) {
  const text = useText();
  const document = useDocument();
  const { content, active, sheet: shown } = useExcel((state) => state);
  const bound = sets.find(({ setCode }) => content.setCodes.includes(setCode));
  const [setCode, setSetCode] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const [options, setOptions] = useState<Options>({ hasSubTotals: true, hasShare: false, hasChange: false });
  const set = sets.find((one) => one.setCode === setCode) ?? bound ?? sets[0];
  const tab: CrossTab = {
    setCode: set?.setCode ?? '',
    ...chosen,
    ...options,
  };
  const words = {
    subTotal: text(CROSS_TAB_WORDS.subTotalText),
    total: text(CROSS_TAB_WORDS.totalText),
    share: text(CROSS_TAB_WORDS.shareText),
    change: text(CROSS_TAB_WORDS.changeText),
  };
  const isWhole = tab.rows.length > 0 && tab.figures.length > 0;
  const area = crossTabArea(tab, active, words);
  const lost = document.sheet.cells.filter((cell) => isWhole && isInside(cell, area)).length;
  const end = { row: area.row + area.rowSpan - 1, column: area.column + area.columnSpan - 1 };
  const fits = end.row < LIMITS.excelTemplateRowsMax && end.column < LIMITS.excelTemplateColumnsMax;
  const make = () => {
    document.change((before) => ({
      ...before,
      setCodes: before.setCodes.includes(tab.setCode) ? before.setCodes : [...before.setCodes, tab.setCode],
      template: {
        ...before.template,
        sheets: before.template.sheets.map((one, at) => (at === shown ? makeCrossTab(one, active, tab, words) : one)),
      },
    }));
    document.select(active);
    onClose();
  };
  return (
    <Modal
      title={text(CROSS_TAB_WORDS.title)}
      isOpen={isOpen}
      width="560px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{text(WORDS.cancel)}</sl-button>
          <sl-button variant="primary" data-make-cross-tab disabled={!isWhole || !fits} onClick={make}>
            {text(CROSS_TAB_WORDS.make)}
          </sl-button>
        </>
      }
    >
      <div className="xl-dialog" data-cross-tab>
        <Line label={text(CROSS_TAB_WORDS.set)}>
          {(id) => (
            <Select
              id={id}
              value={set?.setCode ?? ''}
              choices={sets.map((one) => [one.setCode, one.setName] as const)}
              onChange={(next) => {
                setSetCode(next);
                setChosen(NONE);
              }}
            />
          )}
        </Line>
        <p className="xl-help">{text(CROSS_TAB_WORDS.help).replace('{cell}', toCellName(active))}</p>
        {set ? <Fields set={set} chosen={chosen} onChange={setChosen} /> : null}
        <Wishes options={options} outermost={chosen.columns[0]} onChange={setOptions} />
        <p className="xl-help" role="status">
          {isWhole ? null : text(CROSS_TAB_WORDS.missing)}
          {lost === 0
            ? null
            : text(CROSS_TAB_WORDS.replaces)
                .replace('{area}', `${toCellName(area)}:${toCellName(end)}`)
                .replace('{count}', String(lost))}
        </p>
      </div>
    </Modal>
  );
}
