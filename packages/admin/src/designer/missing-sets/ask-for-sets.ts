import type { NormalWidget } from '@aj-report/contract';
import type { Designer } from '../designer.ts';
import type { ClipSet } from '../document/clip.ts';
import { boundCodes, missingSets, type SetAnswers } from './missing-sets.ts';

const NONE: SetAnswers = new Map();

/**
 * Asks what takes the place of data sets that widgets from elsewhere are bound to and that are not here. Sets that the
 * screen draws from already are no question. `brought`: what came along of the sets.
 * @returns undefined = the widgets are not wanted any more
 */
export async function askForSets(
  { document, host }: Designer,
  widgets: readonly NormalWidget[],
  brought: readonly ClipSet[] = [],
): Promise<SetAnswers | undefined> {
  const here = await host.readSets();
  // Where it is not known what there is, everything stays bound as it was.
  if (!here) return NONE;
  const known = new Set([...here.map(({ setCode }) => setCode), ...boundCodes(document.screen.widgets)]);
  const missing = missingSets(widgets, known, brought);
  return missing.length === 0 ? NONE : host.askSets({ missing, here });
}

/** Whether widgets are bound to data sets from which the screen does not draw yet. */
export function drawsFromOthers({ document }: Designer, widgets: readonly NormalWidget[]): boolean {
  const own = boundCodes(document.screen.widgets);
  return [...boundCodes(widgets)].some((code) => !own.has(code));
}
