import type { DataSetChoice, ExcelAutoFilter, ExcelCell } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { fieldBelow, setAutoFilter } from '../document/auto-filter.ts';
import { directionOf } from '../document/relations.ts';
import { WORDS } from '../excel.words.ts';
import { patchSelection, useDocument, useExcel, useSheet } from '../use-excel.ts';
import { Check, Line, Select } from './controls.tsx';

interface AutoFilterPanelProps {
  readonly cell: ExcelCell;
  readonly sets: readonly DataSetChoice[];
}

interface FieldChoiceProps extends AutoFilterPanelProps {
  readonly autoFilter: ExcelAutoFilter;
}

function FieldChoice({ cell, sets, autoFilter }: FieldChoiceProps) {
  const text = useText();
  const document = useDocument();
  const sheet = useSheet();
  const { setCodes } = useExcel((state) => state.content);
  const below = fieldBelow(sheet, cell);
  const { setCode, field } = autoFilter;
  const nameOf = (set: string, one: string) => `${set}.${one}`;
  const fields = sets
    .filter((set) => setCodes.includes(set.setCode))
    .flatMap((set) => set.columns.map(({ name }) => ({ setCode: set.setCode, field: name })));
  const own = setCode !== undefined && field !== undefined ? [{ setCode, field }] : [];
  const isKnown = own.length === 0 || fields.some((one) => one.setCode === setCode && one.field === field);
  const all = [...(isKnown ? [] : own), ...fields];
  const auto = below
    ? text(WORDS.autoNamed).replace('{name}', nameOf(below.setCode, below.field))
    : text(WORDS.autoFilterNone);
  const index = all.findIndex((one) => one.setCode === setCode && one.field === field);
  const change = (value: string) =>
    patchSelection(document, (one) => {
      if (!one.autoFilter) return null;
      const { setCode: _set, field: _field, ...rest } = one.autoFilter;
      return { autoFilter: value === '' ? rest : { ...rest, ...all[Number(value)] } };
    });
  return (
    <Line label={text(WORDS.autoFilterField)} help={text(WORDS.autoFilterHelp)}>
      {(id) => (
        <Select
          id={id}
          value={index < 0 ? '' : String(index)}
          choices={[['', auto], ...all.map((one, at) => [String(at), nameOf(one.setCode, one.field)] as const)]}
          onChange={change}
        />
      )}
    </Line>
  );
}

/** Whether viewers may sort and filter at the selected heads, and by which field. */
export function AutoFilterPanel({ cell, sets }: AutoFilterPanelProps) {
  const text = useText();
  const document = useDocument();
  if (directionOf(cell) !== 'none') return null;
  const { autoFilter } = cell;
  const change = (what: 'sort' | 'filter', isOn: boolean) => {
    const { area, active } = document.state;
    document.changeSheet((sheet) => setAutoFilter(sheet, area, active, what, isOn));
  };
  return (
    <div role="group" aria-label={text(WORDS.autoFilter)}>
      <div className="xl-line-field">
        <span>{text(WORDS.autoFilter)}</span>
        <div className="xl-checks">
          {(['sort', 'filter'] as const).map((what) => (
            <Check
              key={what}
              label={text(WORDS[what])}
              isOn={autoFilter?.[what] === true}
              onChange={(isOn) => change(what, isOn)}
            />
          ))}
        </div>
      </div>
      {autoFilter ? <FieldChoice cell={cell} sets={sets} autoFilter={autoFilter} /> : null}
    </div>
  );
}
