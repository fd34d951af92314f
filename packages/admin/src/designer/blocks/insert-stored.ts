import { getBlock } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import type { Designer } from '../designer.ts';
import { toBlockScreen } from '../document/block.ts';
import type { Point } from '../geometry/rect.ts';
import { insertBlock } from '../insert-block.ts';
import { askForSets, drawsFromOthers } from '../missing-sets/ask-for-sets.ts';
import { loadBlocks } from './block-store.ts';

/**
 * Fetches a block and puts it onto the screen. Data sets that are missing are asked about first; a block that is gone
 * leaves the list.
 */
export async function insertStored(designer: Designer, id: string, at?: Point): Promise<void> {
  const block = await call(getBlock, { params: { id } }).catch(() => undefined);
  if (!block) return loadBlocks();
  const { widgets } = toBlockScreen(block.document, designer.document.screen.reportCode);
  if (!drawsFromOthers(designer, widgets)) return insertBlock(designer, block.document, { at });
  const sets = await askForSets(designer, widgets);
  if (sets) insertBlock(designer, block.document, { at, sets });
}
