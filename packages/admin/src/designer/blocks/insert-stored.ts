import { allDataSets, getBlock, type Language } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { call } from '../../api/call.ts';
import { toastWarning } from '../../api/toast.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { Designer } from '../designer.ts';
import { fill } from '../designer.words.ts';
import type { LostSet } from '../document/block.ts';
import type { Point } from '../geometry/rect.ts';
import { insertBlock } from '../insert-block.ts';
import { loadBlocks } from './block-store.ts';
import { BLOCK_WORDS } from './blocks.words.ts';

/** What became of the data sets that are not there, each with the widgets that show a sample. */
function sayLost(lost: readonly LostSet[], language: Language): string {
  const between = BLOCK_WORDS.between[language];
  const sets = lost.map(({ setCode, widgets }) => {
    const names = widgets.map(({ type, layerName }) => layerName || (declarations[type]?.label[language] ?? type));
    return fill(BLOCK_WORDS.lostSet[language], { set: setCode, widgets: names.join(between) });
  });
  return fill(BLOCK_WORDS.lost[language], { sets: sets.join(between) });
}

/** Fetches a block and puts it onto the screen. What is missing is said; a block that is gone leaves the list. */
export async function insertStored(designer: Designer, id: string, at?: Point): Promise<void> {
  const sets = call(allDataSets, { showErrorDialog: false }).then(
    (all) => new Set(all.map(({ setCode }) => setCode)),
    () => undefined,
  );
  const block = await call(getBlock, { params: { id } }).catch(() => undefined);
  if (!block) return loadBlocks();
  const lost = insertBlock(designer, block.document, { at, knownSets: await sets });
  if (lost.length > 0) toastWarning(sayLost(lost, currentLanguage()));
}
