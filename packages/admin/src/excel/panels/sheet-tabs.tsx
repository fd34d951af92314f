import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useExcel } from '../use-excel.ts';

/** The sheets of the template. */
export function SheetTabs() {
  const text = useText();
  const document = useDocument();
  const sheets = useExcel((state) => state.content.template.sheets);
  const shown = useExcel((state) => state.sheet);
  function add() {
    const taken = new Set(sheets.map(({ name }) => name));
    let number = sheets.length + 1;
    const nameOf = () => text(WORDS.sheetNew).replace('{number}', String(number));
    while (taken.has(nameOf())) number++;
    document.change((content) => {
      const next = [...content.template.sheets, { name: nameOf(), cells: [] }];
      return { ...content, template: { ...content.template, sheets: next } };
    });
    document.showSheet(sheets.length);
  }
  function remove() {
    document.change((content) => {
      const next = content.template.sheets.filter((_, index) => index !== shown);
      return { ...content, template: { ...content.template, sheets: next } };
    });
  }
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
      <button
        type="button"
        className="xl-tool"
        title={text(WORDS.addSheet)}
        aria-label={text(WORDS.addSheet)}
        onClick={add}
      >
        <sl-icon name="plus-lg" />
      </button>
      <button
        type="button"
        className="xl-tool"
        title={text(WORDS.removeSheet)}
        aria-label={text(WORDS.removeSheet)}
        disabled={sheets.length < 2}
        onClick={remove}
      >
        <sl-icon name="trash" />
      </button>
    </div>
  );
}
