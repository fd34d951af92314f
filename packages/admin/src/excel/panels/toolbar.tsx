import type { DataSetChoice, ExcelStyle } from '@aj-report/contract';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { borderArea, toggleMerge, type BorderChoice } from '../document/sheet-edit.ts';
import { CROSS_TAB_WORDS } from '../cross-tab.words.ts';
import { WORDS } from '../excel.words.ts';
import { LOOKS_WORDS } from '../looks.words.ts';
import { insertPicture, PICTURE_EXTENSIONS } from '../insert-picture.ts';
import { styleSelection, useActiveCell, useDocument, useExcel } from '../use-excel.ts';
import { Select } from './controls.tsx';
import { CrossTabDialog } from './cross-tab-dialog.tsx';
import { Letters } from './letters.tsx';
import { Tool } from './tool.tsx';

function History() {
  const text = useText();
  const document = useDocument();
  const canUndo = useExcel((state) => state.past.length > 0);
  const canRedo = useExcel((state) => state.future.length > 0);
  return (
    <>
      <Tool
        icon="arrow-counterclockwise"
        label={text(WORDS.undo)}
        isDisabled={!canUndo}
        onClick={() => document.undo()}
      />
      <Tool icon="arrow-clockwise" label={text(WORDS.redo)} isDisabled={!canRedo} onClick={() => document.redo()} />
      <i className="xl-split" />
    </>
  );
}

/** Where texts stand in their cells. */
function Alignment({ style }: { readonly style: ExcelStyle }) {
  const text = useText();
  const document = useDocument();
  const aligns = [
    ['left', 'text-left', WORDS.alignLeft],
    ['center', 'text-center', WORDS.alignCenter],
    ['right', 'text-right', WORDS.alignRight],
  ] as const;
  const heights = [
    ['top', 'align-top', LOOKS_WORDS.alignTop],
    ['middle', 'align-middle', LOOKS_WORDS.alignMiddle],
    ['bottom', 'align-bottom', LOOKS_WORDS.alignBottom],
  ] as const;
  return (
    <>
      {aligns.map(([align, icon, label]) => (
        <Tool
          key={align}
          icon={icon}
          label={text(label)}
          name={`align-${align}`}
          isOn={style.align === align}
          onClick={() => styleSelection(document, { align: style.align === align ? undefined : align })}
        />
      ))}
      {heights.map(([verticalAlign, icon, label]) => (
        <Tool
          key={verticalAlign}
          icon={icon}
          label={text(label)}
          name={`align-${verticalAlign}`}
          isOn={(style.verticalAlign ?? 'middle') === verticalAlign}
          onClick={() =>
            styleSelection(document, { verticalAlign: verticalAlign === 'middle' ? undefined : verticalAlign })
          }
        />
      ))}
      <Tool
        icon="text-wrap"
        label={text(WORDS.wrap)}
        isOn={style.wrap === true}
        onClick={() => styleSelection(document, { wrap: style.wrap ? undefined : true })}
      />
      <i className="xl-split" />
    </>
  );
}

/** Copies the look of the selection to the cells that are selected next. */
function Painter() {
  const text = useText();
  const document = useDocument();
  const isPainting = useExcel((state) => state.isPainting);
  return (
    <Tool
      icon="brush"
      name="painter"
      label={text(LOOKS_WORDS.painter)}
      isOn={isPainting}
      onClick={() => (isPainting ? document.stopPainting() : document.copyLook(true))}
    />
  );
}

function InsertPicture() {
  const text = useText();
  const document = useDocument();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <i className="xl-split" />
      <Tool icon="image" name="picture" label={text(WORDS.pictureInsert)} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        data-picture-file
        accept={PICTURE_EXTENSIONS.map((one) => `.${one}`).join(',')}
        aria-label={text(WORDS.pictureInsert)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void insertPicture(document, file, document.state.active);
        }}
      />
    </>
  );
}

/** Asks for the fields of a cross-tab, and puts it at the selected cell. */
function InsertCrossTab({ sets }: { readonly sets: readonly DataSetChoice[] }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tool
        icon="table"
        name="cross-tab"
        label={text(CROSS_TAB_WORDS.title)}
        isDisabled={sets.length === 0}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <CrossTabDialog sets={sets} isOpen onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** What selected cells look like, pictures and cross-tabs. */
export function Toolbar({ sets }: { readonly sets: readonly DataSetChoice[] }) {
  const text = useText();
  const document = useDocument();
  const { style = {} } = useActiveCell();
  const area = useExcel((state) => state.area);
  return (
    <div className="xl-toolbar" role="toolbar" aria-label={text(WORDS.cell)}>
      <History />
      <Painter />
      <Letters style={style} />
      <Alignment style={style} />
      <Tool
        icon="union"
        name="merge"
        label={text(WORDS.merge)}
        onClick={() => document.changeSheet((sheet) => toggleMerge(sheet, area))}
      />
      <Select<BorderChoice | ''>
        label={text(WORDS.borders)}
        value=""
        choices={[
          ['', text(WORDS.borders)],
          ['all', text(WORDS.bordersAll)],
          ['outer', text(WORDS.bordersOuter)],
          ['none', text(WORDS.bordersNone)],
        ]}
        onChange={(choice) => choice !== '' && document.changeSheet((sheet) => borderArea(sheet, area, choice))}
      />
      <InsertPicture />
      <InsertCrossTab sets={sets} />
    </div>
  );
}
