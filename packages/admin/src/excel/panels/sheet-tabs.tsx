import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { addSheet, copySheet, freeName, moveSheet, removeSheet } from '../document/sheets.ts';
import { useDocument, useExcel } from '../use-excel.ts';

/** The sheets of the template. */
export function SheetTabs() {
  const text = useText();
  const document = useDocument();
  const sheets = useExcel((state) => state.content.template.sheets);
  const shown = useExcel((state) => state.sheet);
  function add() {
    document.change((content) => {
      const name = freeName(content, text(WORDS.sheetNew).replace('{number}', String(sheets.length + 1)));
      return addSheet(content, { name, cells: [] });
    });
    document.showSheet(sheets.length);
  }
  function copy() {
    const { name = '' } = sheets[shown] ?? {};
    document.change((content) => copySheet(content, shown, text(WORDS.sheetCopied).replace('{name}', name)));
    document.showSheet(shown + 1);
  }
  function move(by: 1 | -1) {
    document.change((content) => moveSheet(content, shown, by));
    document.showSheet(Math.min(sheets.length - 1, Math.max(0, shown + by)));
  }
  const tools = [
    { word: WORDS.addSheet, icon: 'plus-lg', run: add },
    { word: WORDS.copySheet, icon: 'copy', run: copy },
    { word: WORDS.moveSheetLeft, icon: 'arrow-left', run: () => move(-1), isOff: shown === 0 },
    { word: WORDS.moveSheetRight, icon: 'arrow-right', run: () => move(1), isOff: shown >= sheets.length - 1 },
    {
      word: WORDS.removeSheet,
      icon: 'trash',
      run: () => document.change((content) => removeSheet(content, shown)),
      isOff: sheets.length < 2,
    },
  ] as const;
  return (
    <div className="xl-tabs">
      <div role="tablist" aria-label={text(WORDS.sheet)}>
        {sheets.map(({ name, hidden }, index) => (
          <button
            // Sheets have no identity of their own: their order is what they are.
            key={index}
            type="button"
            role="tab"
            aria-selected={index === shown}
            data-hidden={hidden || undefined}
            onClick={() => document.showSheet(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tools.map(({ word, icon, run, ...tool }) => (
        <button
          key={icon}
          type="button"
          className="xl-tool"
          title={text(word)}
          aria-label={text(word)}
          disabled={'isOff' in tool && tool.isOff}
          onClick={run}
        >
          <sl-icon name={icon} />
        </button>
      ))}
    </div>
  );
}
