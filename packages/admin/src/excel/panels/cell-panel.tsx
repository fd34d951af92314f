import type { DataSetChoice, ExcelCell, ExcelCode, ExpandDirection, GroupKind } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { toCellName } from '../document/cell-name.ts';
import { isGathered, listed } from '../document/field-cell.ts';
import { directionOf, leftParentOf, topParentOf } from '../document/relations.ts';
import { showAsCode } from '../document/show-as-code.ts';
import { selectedCells } from '../document/selection-edit.ts';
import { toEdited, toTyped, type Patch } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { patchActive, patchSelection, useActiveCell, useDocument, useSelectedCells, useSheet } from '../use-excel.ts';
import { AutoFilterPanel } from './auto-filter-panel.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ConditionsPanel } from './conditions-panel.tsx';
import { ValidationsPanel } from './validations-panel.tsx';
import { Check, Line, Select, TextBox, toCount } from './controls.tsx';
import { ExpressionPanel } from './expression-panel.tsx';
import { SkippedTexts, type CountedTexts } from './skipped-texts.tsx';
import { LinkPanel } from './link-panel.tsx';
import { NumberFormat } from './number-format-line.tsx';
import type { LinkedReports } from './use-reports.ts';
import { WherePanel } from './where-panel.tsx';

function Expansion({ cell }: { readonly cell: ExcelCell }) {
  const text = useText();
  const document = useDocument();
  const direction = directionOf(cell);
  // How copies are made says nothing of a cell that is not copied.
  const patchCopied = (patch: Patch<ExcelCell>) =>
    patchSelection(document, (one) => (directionOf(one) === 'none' ? null : patch));
  const choices: readonly (readonly [ExpandDirection, string])[] = [
    ['down', text(WORDS.down)],
    ['right', text(WORDS.right)],
    ['none', text(WORDS.none)],
  ];
  return (
    <>
      <div className="xl-line-field" role="group" aria-label={text(WORDS.expand)}>
        <span>{text(WORDS.expand)}</span>
        <div className="xl-segments">
          {choices.map(([one, label]) => (
            <button
              key={one}
              type="button"
              data-expand={one}
              aria-pressed={one === direction}
              onClick={() => patchSelection(document, { expand: one })}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {direction === 'none' ? null : (
        <>
          <Line label={text(WORDS.group)}>
            {(id) => (
              <Select<GroupKind>
                id={id}
                value={cell.group ?? 'list'}
                choices={[
                  ['list', text(WORDS.list)],
                  ['merge', text(WORDS.groupMerge)],
                  ['repeat', text(WORDS.groupRepeat)],
                ]}
                onChange={(group) => patchCopied({ group: group === 'list' ? undefined : group })}
              />
            )}
          </Line>
          <Line label={text(WORDS.order)}>
            {(id) => (
              <Select<'' | 'asc' | 'desc'>
                id={id}
                value={cell.order ?? ''}
                choices={[
                  ['', text(WORDS.orderNone)],
                  ['asc', text(WORDS.asc)],
                  ['desc', text(WORDS.desc)],
                ]}
                onChange={(order) => patchCopied({ order: order === '' ? undefined : order })}
              />
            )}
          </Line>
          <Line label={text(WORDS.fill)}>
            {(id) => (
              <TextBox
                id={id}
                type="number"
                value={String(cell.fill ?? '')}
                onCommit={(value) => patchCopied({ fill: toCount(value, 1) })}
              />
            )}
          </Line>
          <Check
            label={text(WORDS.pageBreak)}
            isOn={cell.pageBreak === true}
            onChange={(isOn) => patchCopied({ pageBreak: isOn || undefined })}
          />
          <Check
            label={text(WORDS.fold)}
            isOn={cell.fold === true}
            onChange={(isOn) => patchCopied({ fold: isOn || undefined })}
          />
          {cell.fold === true ? <p className="xl-help">{text(WORDS.foldHelp)}</p> : null}
        </>
      )}
    </>
  );
}

function Parents({ cell }: { readonly cell: ExcelCell }) {
  const text = useText();
  const document = useDocument();
  const sheet = useSheet();
  const sides = [
    ['leftParent', WORDS.leftParent, leftParentOf],
    ['topParent', WORDS.topParent, topParentOf],
  ] as const;
  const candidates = sheet.cells
    .filter((one) => directionOf(one) !== 'none' && (one.row !== cell.row || one.column !== cell.column))
    .map(toCellName);
  return sides.map(([key, label, find]) => {
    const named = cell[key];
    const automatic = named === undefined ? find(sheet, cell) : null;
    const auto = automatic ? text(WORDS.autoNamed).replace('{name}', toCellName(automatic)) : text(WORDS.auto);
    const names = [...new Set([...(named && named !== 'none' ? [named.toUpperCase()] : []), ...candidates])];
    return (
      <Line key={key} label={text(label)}>
        {(id) => (
          <Select
            id={id}
            value={named === undefined ? '' : named === 'none' ? 'none' : named.toUpperCase()}
            choices={[['', auto], ['none', text(WORDS.parentNone)], ...names.map((name) => [name, name] as const)]}
            onChange={(value) =>
              // No cell is a parent of itself.
              patchSelection(document, (one) =>
                toCellName(one) === value ? null : { [key]: value === '' ? undefined : value },
              )
            }
          />
        )}
      </Line>
    );
  });
}

function ShowAs({ cell }: { readonly cell: ExcelCell }) {
  const text = useText();
  const document = useDocument();
  const { code } = cell;
  return (
    <Line label={text(WORDS.showAs)} {...(code === 'code128' ? { help: text(WORDS.code128Help) } : {})}>
      {(id) => (
        <Select<ExcelCode | ''>
          id={id}
          value={code ?? ''}
          choices={[
            ['', text(WORDS.asText)],
            ['qr', text(WORDS.asQr)],
            ['code128', text(WORDS.asCode128)],
          ]}
          onChange={(next) => {
            const { area, active } = document.state;
            document.changeSheet((sheet) =>
              selectedCells(sheet, area, active).reduce(
                (before, one) => showAsCode(before, one, next === '' ? undefined : next),
                sheet,
              ),
            );
          }}
        />
      )}
    </Line>
  );
}

/** Shows every row of the selected fields in place of groups and summaries. */
function ListRows() {
  const text = useText();
  const document = useDocument();
  const cells = useSelectedCells();
  if (!cells.some(isGathered)) return null;
  return (
    <button type="button" className="xl-add" data-list-rows onClick={() => patchSelection(document, listed)}>
      <sl-icon name="list-ul" /> {text(WORDS.listRows)}
    </button>
  );
}

interface CellPanelProps {
  readonly sets: readonly DataSetChoice[];
  readonly reports: LinkedReports;
  /** Values that the sums of the stored report leave out; null while that is not known. */
  readonly counted: CountedTexts | null;
}

/** What becomes of the selected cell when the report is filled. */
export function CellPanel({ sets, reports, counted }: CellPanelProps) {
  const text = useText();
  const document = useDocument();
  const cell = useActiveCell();
  const count = useSelectedCells().length;
  return (
    <div className="xl-side__body" key={toCellName(cell)}>
      <Line label={`${text(WORDS.content)} ${toCellName(cell)}`} help={text(WORDS.contentHelp)}>
        {(id) => (
          <TextBox
            id={id}
            isLong
            isFormula
            value={toEdited(cell)}
            onCommit={(value) => patchActive(document, toTyped(value))}
          />
        )}
      </Line>
      {count > 1 ? (
        <p className="xl-help" role="status" data-selected-count={count}>
          {text(WORDS.selectedCount).replace('{count}', String(count))}
        </p>
      ) : null}
      <ExpressionPanel cell={cell} sets={sets} />
      <SkippedTexts cell={cell} sets={sets} counted={counted} />
      <ListRows />
      <Expansion cell={cell} />
      <Parents cell={cell} />
      <WherePanel cell={cell} sets={sets} />
      <AutoFilterPanel cell={cell} sets={sets} />
      <ShowAs cell={cell} />
      <ChartPanel cell={cell} sets={sets} />
      <NumberFormat cell={cell} />
      <LinkPanel cell={cell} reports={reports} />
      <ConditionsPanel />
      <ValidationsPanel />
    </div>
  );
}
