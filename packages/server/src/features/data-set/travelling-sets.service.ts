import type { ArchivedSet, DataSetQuery } from '@aj-report/contract';
import { auditOfNew } from '../../platform/audit.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Asker } from './asker.service.ts';
import { freeCode, insert, toDetail, toValues, withLookup } from './data-set.service.ts';
import * as store from './data-set.store.ts';
import { previewSaved } from './preview.service.ts';
import { checkRowRules } from './row-rules.service.ts';
import type { HasSetAnswers } from './set-answers.service.ts';
import { checkTypeOfSource, lookedUpBy, readCalc } from './set-definition.ts';
import type { Actor } from '../../platform/actor.ts';

/** The definition of a set, without what only its installation knows. */
function toArchived(row: store.DataSetRow): ArchivedSet {
  const detail = toDetail(row);
  const { setCode, setName, setDesc, enableFlag, sourceCode, setType, dynSentence, tableName } = detail;
  const { dataSetParamDtoList, groupFields, calculations, dataSetTransformDtoList, rowRules, fieldSettings } = detail;
  const { cacheSeconds = null, columns } = detail;
  const head = { setCode, setName, setDesc, enableFlag, sourceCode, setType, cacheSeconds };
  const query = { dynSentence, tableName, dataSetParamDtoList, groupFields, calculations };
  return { ...head, ...query, dataSetTransformDtoList, rowRules, fieldSettings, columns };
}

/** Definitions of the sets that there are of some codes, and of those that they look up. */
export async function readTravelling(app: Needs<'db'>, setCodes: readonly string[]): Promise<ArchivedSet[]> {
  const found = new Map<string, ArchivedSet>();
  for (let asked = [...setCodes]; asked.length > 0;) {
    const rows = await store.listByCode(app.db, asked);
    for (const row of rows) found.set(row.setCode, toArchived(row));
    const looked = rows.flatMap((row) => lookedUpBy(toDetail(row).calculations));
    asked = [...new Set(looked)].filter((code) => !found.has(code));
  }
  return [...found.values()];
}

/** Name by code of the sets that there are. */
export async function namesOfSets(app: Needs<'db'>, setCodes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = setCodes.length === 0 ? [] : await store.listByCode(app.db, setCodes);
  return new Map(rows.map(({ setCode, setName }) => [setCode, setName]));
}

/** Codes of the sets that a definition looks up. */
export function lookedUp({ calculations }: Pick<ArchivedSet, 'calculations'>): string[] {
  return lookedUpBy(calculations);
}

/**
 * Runs a definition over a source that is here, as a save in the editor would.
 * @throws data-set/*, calc/*, sql/*, data-source/*
 */
export async function tryTravelling(
  app: Needs<'clickhouse' | 'clock' | 'config' | 'db' | 'deriveToken' | 'queryEngine'> & HasSetAnswers,
  set: DataSetQuery,
  asker: Asker,
  signal: AbortSignal,
): Promise<void> {
  await previewSaved(app, set, asker, signal);
}

/** Checks what of a definition needs no source. @throws data-set/*, calc/* */
export function checkTravelling(set: ArchivedSet, sourceType: string): void {
  readCalc(set);
  checkRowRules(set.rowRules ?? []);
  checkTypeOfSource(set.setType, sourceType);
}

/**
 * Stores definitions, inside of a transaction, under their own codes, or the next that is free. Those that look each
 * other up go on doing so.
 * @param chosen code of another set that takes the place of one that does not come along
 * @returns the new code by the old one
 */
export async function insertTravelling(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Actor,
  sets: readonly ArchivedSet[],
  chosen: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map(chosen);
  for (const { setCode } of sets) {
    const isTaken = await store.isCodeTaken(app.db, setCode);
    codes.set(setCode, isTaken ? await freeCode(app, setCode) : setCode);
  }
  for (const { columns, ...set } of sets) {
    const calculations = (set.calculations ?? []).map((one) => withLookup(one, codes));
    const values = toValues({ ...set, calculations }, { columns: JSON.stringify(columns), caseResult: '{}' });
    const setCode = codes.get(set.setCode)!;
    await insert(app, { id: app.ids.newId(), setCode, ...values, ...auditOfNew(app, actor) });
  }
  return codes;
}
