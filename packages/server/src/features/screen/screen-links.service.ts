import type { ScreenDocument } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { shownMapCodes } from './screen-maps.ts';
import { boundSetCodes } from './screen-sets.ts';
import * as store from './screen.store.ts';

interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** The names of what stands under some codes, in their order; what is gone has its code for a name. */
function withNames(codes: readonly string[], rows: readonly NamedCode[]): NamedCode[] {
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return codes.map((code) => ({ code, name: names.get(code) ?? code }));
}

/** Data sets by their codes, in order; what is gone has its code for a name. */
export async function namesOfSets({ db }: Needs<'db'>, codes: readonly string[]): Promise<NamedCode[]> {
  if (codes.length === 0) return [];
  return withNames(codes, await store.findSetNames(db, codes));
}

async function namesOfMaps({ db }: Needs<'db'>, codes: readonly string[]): Promise<NamedCode[]> {
  if (codes.length === 0) return [];
  return withNames(codes, await store.findMapNames(db, codes));
}

/** Data sets and maps that a screen uses, in order of first use. */
export async function needsOfScreen(
  app: Needs<'db'>,
  screen: ScreenDocument,
): Promise<{ usesSets: NamedCode[]; usesMaps: NamedCode[] }> {
  const usesSets = await namesOfSets(app, boundSetCodes(screen));
  return { usesSets, usesMaps: await namesOfMaps(app, shownMapCodes(screen)) };
}

/** Whether a text of a screen is an address that opens a report: in the viewer, or in a tag. */
function opens(text: string, reportCode: string): boolean {
  const encoded = encodeURIComponent(reportCode);
  return text.split(/[?&#\\"]/).some((part) => part === `reportCode=${encoded}`);
}

/** Other screens whose newest or published revision holds an address that opens a report, by name. */
export async function screensLinkingTo({ db }: Needs<'db'>, reportCode: string): Promise<NamedCode[]> {
  const rows = await store.findNaming(db, reportCode);
  const linking = rows.filter(({ document }) => opens(document, reportCode));
  return [...new Map(linking.map(({ code, name }) => [code, name]))].map(([code, name]) => ({ code, name }));
}
