import type { ExcelStyle } from '@aj-report/contract';
import { useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import type { IconName } from '../../shoelace/icons.ts';
import { borderArea, toggleMerge, type BorderChoice } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { insertPicture, PICTURE_EXTENSIONS } from '../insert-picture.ts';
import { styleSelection, useActiveCell, useDocument, useExcel } from '../use-excel.ts';
import { Select } from './controls.tsx';

const SIZES = [9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36];
const DEFAULT_SIZE = 11;

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
  onClick(): void;
}

function Tool({ icon, label, isOn, isDisabled, name, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="xl-tool"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      data-tool={name}
      // The grid keeps the focus, so that typing goes on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <sl-icon name={icon} />
    </button>
  );
}

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

function Letters({ style }: { readonly style: ExcelStyle }) {
  const text = useText();
  const document = useDocument();
  const size = style.fontSize ?? DEFAULT_SIZE;
  const toggles = [
    ['bold', 'type-bold', WORDS.bold],
    ['italic', 'type-italic', WORDS.italic],
    ['underline', 'type-underline', WORDS.underline],
  ] as const;
  return (
    <>
      <Select
        label={text(WORDS.font)}
        value={String(size)}
        choices={[...new Set([...SIZES, size])]
          .toSorted((one, other) => one - other)
          .map((one) => [String(one), String(one)])}
        onChange={(value) =>
          styleSelection(document, { fontSize: Number(value) === DEFAULT_SIZE ? undefined : Number(value) })
        }
      />
      {toggles.map(([key, icon, label]) => (
        <Tool
          key={key}
          icon={icon}
          name={key}
          label={text(label)}
          isOn={style[key] === true}
          onClick={() => styleSelection(document, { [key]: style[key] ? undefined : true })}
        />
      ))}
      <label className="xl-color" title={text(WORDS.color)}>
        <span aria-hidden="true">A</span>
        <input
          type="color"
          aria-label={text(WORDS.color)}
          value={style.color ?? '#1b2433'}
          onChange={(event) => styleSelection(document, { color: event.target.value })}
        />
      </label>
      <label className="xl-color" title={text(WORDS.background)}>
        <sl-icon name="paint-bucket" />
        <input
          type="color"
          aria-label={text(WORDS.background)}
          value={style.background ?? '#ffffff'}
          onChange={(event) => styleSelection(document, { background: event.target.value })}
        />
      </label>
      <Tool
        icon="x-lg"
        label={text(WORDS.noFill)}
        isDisabled={style.background === undefined}
        onClick={() => styleSelection(document, { background: undefined })}
      />
      <i className="xl-split" />
    </>
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

/** What selected cells look like, and pictures. */
export function Toolbar() {
  const text = useText();
  const document = useDocument();
  const { style = {} } = useActiveCell();
  const area = useExcel((state) => state.area);
  const aligns = [
    ['left', 'text-left', WORDS.alignLeft],
    ['center', 'text-center', WORDS.alignCenter],
    ['right', 'text-right', WORDS.alignRight],
  ] as const;
  return (
    <div className="xl-toolbar" role="toolbar" aria-label={text(WORDS.cell)}>
      <History />
      <Letters style={style} />
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
      <Tool
        icon="text-wrap"
        label={text(WORDS.wrap)}
        isOn={style.wrap === true}
        onClick={() => styleSelection(document, { wrap: style.wrap ? undefined : true })}
      />
      <i className="xl-split" />
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
    </div>
  );
}
