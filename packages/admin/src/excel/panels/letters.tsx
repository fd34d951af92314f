import type { ExcelStyle } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { LOOKS_WORDS } from '../looks.words.ts';
import { styleSelection, useDocument } from '../use-excel.ts';
import { Select } from './controls.tsx';
import { Tool } from './tool.tsx';

const SIZES = [9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 36];
const DEFAULT_SIZE = 11;
/** Families that workbooks here name most; a file keeps the name, paper takes the bundled family that is nearest. */
const FAMILIES = [
  '宋体',
  '黑体',
  '微软雅黑',
  '楷体',
  '仿宋',
  '等线',
  'Arial',
  'Calibri',
  'Times New Roman',
  'Georgia',
  'Courier New',
  'Consolas',
];

function Family({ style }: { readonly style: ExcelStyle }) {
  const text = useText();
  const document = useDocument();
  const { fontName = '' } = style;
  const names = [...new Set([...FAMILIES, ...(fontName === '' ? [] : [fontName])])];
  return (
    <span className="xl-family" data-font-family>
      <Select
        label={text(LOOKS_WORDS.family)}
        value={fontName}
        choices={[['', text(LOOKS_WORDS.familyNone)], ...names.map((name) => [name, name] as const)]}
        onChange={(name) => styleSelection(document, { fontName: name === '' ? undefined : name })}
      />
    </span>
  );
}

/** The letters of the selected cells: family, size, weight, colours. */
export function Letters({ style }: { readonly style: ExcelStyle }) {
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
      <Family style={style} />
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
