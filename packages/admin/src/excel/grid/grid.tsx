import { BASE_PREFIX, type DataSetChoice } from '@aj-report/contract';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { toCellName } from '../document/cell-name.ts';
import { toEdited, toTyped } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { LOOKS_WORDS } from '../looks.words.ts';
import { insertPicture } from '../insert-picture.ts';
import { GridMenu } from '../panels/grid-menu.tsx';
import { TextBox } from '../panels/controls.tsx';
import { takeOffer } from '../take-offer.ts';
import { patchActive, useActiveCell, useDocument, useSheet } from '../use-excel.ts';
import { GridSurface } from './grid-surface.ts';
import '../formula/formula-assist.css';
import './grid.css';

/** Name and content of the selected cell, in one line over the grid. */
function ContentLine() {
  const text = useText();
  const document = useDocument();
  const cell = useActiveCell();
  return (
    <div className="xl-content">
      <span className="xl-name" aria-label={text(WORDS.name)}>
        {toCellName(cell)}
      </span>
      <TextBox
        key={toCellName(cell)}
        label={text(WORDS.content)}
        placeholder={text(WORDS.contentHelp)}
        isFormula
        value={toEdited(cell)}
        onCommit={(value) => patchActive(document, toTyped(value))}
      />
    </div>
  );
}

/** The cells of the sheet that is designed. */
export function Grid({ sets }: { readonly sets: readonly DataSetChoice[] }) {
  const text = useText();
  const document = useDocument();
  const root = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const isEmpty = useSheet().cells.length === 0;
  useEffect(() => {
    if (!root.current) return;
    const language = currentLanguage();
    const surface = new GridSurface(root.current, document, {
      onMenu: (x, y) => setMenu({ x, y }),
      onOffer: (offer) => takeOffer(document, offer),
      onPicture: (file) => void insertPicture(document, file, document.state.active),
      words: {
        language,
        sample: WORDS.chartSample[language],
        where: WORDS.where[language],
        hidden: LOOKS_WORDS.hidden[language],
        pageEdges: {
          head: { sign: WORDS.pageHeadSign[language], title: WORDS.pageHead[language] },
          foot: { sign: WORDS.pageFootSign[language], title: WORDS.pageFoot[language] },
        },
      },
      addressOf: (fileId) => `${BASE_PREFIX}/file/download/${encodeURIComponent(fileId)}`,
    });
    surface.editor.focus();
    return () => surface.destroy();
  }, [document]);
  return (
    <div className="xl-middle">
      <ContentLine />
      <div className="xl-grid-frame">
        <div ref={root} className="xl-grid" role="application" aria-label={text(WORDS.grid)} />
        {isEmpty ? <p className="xl-empty">{text(WORDS.emptyHint)}</p> : null}
      </div>
      {menu ? <GridMenu {...menu} sets={sets} onClose={() => setMenu(null)} /> : null}
    </div>
  );
}
