import { defaultsOf, type EditMode, type Fields, type Language, type Text } from '@aj-report/contract';
import { problemsOf, trimValues } from '../form/form-problems.ts';
import { toChildRows, type ChildRow } from './child-rows.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Records that belong to another one: a form when there is one of them, a table when there are many (spec §3). */
export interface ChildEntity {
  readonly title: Text;
  readonly joinType: 'OneToOne' | 'OneToMany';
  /** Name in the main record that the children are sent under. */
  readonly fieldNameInMainEntityOnSave: string;
  /** Name that they come under, where it is another one. */
  readonly fieldNameInMainEntityOnId?: string;
  readonly fields: Fields;
  /** First values of an added row that the fields' defaults cannot know; given are the rows that are there. */
  readonly initial?: (others: readonly Values[]) => Values;
  readonly hide?: (main: Values, mode: EditMode) => boolean;
  /** Children of the children. */
  readonly joinEntitys?: readonly ChildEntity[];
}

/** One child while it is edited, with its own children by the name they are sent under. */
export interface ChildDraft {
  readonly rows: readonly ChildRow<Values>[];
  /** By key of the row, then by the name of the nested entity. */
  readonly nested: Readonly<Record<number, ChildDrafts>>;
}

export type ChildDrafts = Readonly<Record<string, ChildDraft>>;

function cameAs(entity: ChildEntity, main: Values): readonly Values[] {
  const given = main[entity.fieldNameInMainEntityOnId ?? entity.fieldNameInMainEntityOnSave];
  if (Array.isArray(given)) return given as Values[];
  return given === null || given === undefined ? [] : [given as Values];
}

function toDraft(entity: ChildEntity, main: Values): ChildDraft {
  const loaded = toChildRows(cameAs(entity, main).map((value) => ({ ...defaultsOf(entity.fields), ...value })));
  const isOnlyForm = entity.joinType === 'OneToOne' && loaded.length === 0;
  const first: ChildRow<Values> = {
    key: 1,
    state: 'inAdding',
    deletedFlag: false,
    isLoaded: false,
    value: defaultsOf(entity.fields),
  };
  const rows = isOnlyForm ? [first] : loaded;
  const nested = rows.map((row) => [row.key, toDrafts(entity.joinEntitys ?? [], row.value)] as const);
  return { rows, nested: Object.fromEntries(nested) };
}

/** Children of a fetched record, as they are edited. */
export function toDrafts(entities: readonly ChildEntity[], main: Values): ChildDrafts {
  return Object.fromEntries(entities.map((one) => [one.fieldNameInMainEntityOnSave, toDraft(one, main)]));
}

/** Children as they are sent: those that were loaded and deleted carry `deletedFlag` (spec §4). */
export function toSaved(entities: readonly ChildEntity[], drafts: ChildDrafts): Values {
  return Object.fromEntries(
    entities.map((entity) => {
      const name = entity.fieldNameInMainEntityOnSave;
      const draft = drafts[name];
      const sent = (draft?.rows ?? []).map((row) => ({
        ...trimValues(row.value),
        ...(row.deletedFlag ? { deletedFlag: true } : {}),
        ...toSaved(entity.joinEntitys ?? [], draft?.nested[row.key] ?? {}),
      }));
      return [name, entity.joinType === 'OneToOne' ? (sent[0] ?? null) : sent];
    }),
  );
}

/** Whether anything was written into a child that is not yet saved. */
function hasData(entity: ChildEntity, value: Values): boolean {
  const empty: Values = defaultsOf(entity.fields);
  return Object.keys(empty).some((name) => JSON.stringify(value[name]) !== JSON.stringify(empty[name]));
}

/**
 * The first shown child that may not be saved: one with data and a field that breaks its rule. A form that nobody
 * touched passes.
 */
export function findBadChild(
  entities: readonly ChildEntity[],
  drafts: ChildDrafts,
  main: Values,
  mode: EditMode,
  language: Language,
): ChildEntity | undefined {
  for (const entity of entities.filter((one) => !one.hide?.(main, mode))) {
    const draft = drafts[entity.fieldNameInMainEntityOnSave];
    for (const row of (draft?.rows ?? []).filter((one) => !one.deletedFlag)) {
      const isAsked = entity.joinType === 'OneToMany' || row.isLoaded || hasData(entity, row.value);
      if (isAsked && Object.keys(problemsOf(entity.fields, trimValues(row.value), language)).length > 0) return entity;
      const below = draft?.nested[row.key] ?? {};
      const nested = findBadChild(entity.joinEntitys ?? [], below, row.value, mode, language);
      if (nested) return nested;
    }
  }
  return undefined;
}
