import type { DataSetChoice, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { ClipSet } from '../document/clip.ts';
import { namedColumns } from '../panels/data-binding/data-columns.ts';
import { firstParameters } from '../panels/data-binding/first-parameters.ts';

/** A data set to which widgets are bound and that is not here. */
export interface MissingSet extends ClipSet {
  readonly widgets: readonly NormalWidget[];
  /** Fields that the widgets draw, in the order in which they ask for them. */
  readonly fields: readonly string[];
}

/** What takes the place of each missing set, by its code; undefined = its widgets show a sample. */
export type SetAnswers = ReadonlyMap<string, DataSetChoice | undefined>;

export interface SetsAsked {
  readonly missing: readonly MissingSet[];
  /** What there is to choose from. */
  readonly here: readonly DataSetChoice[];
}

/** Codes of the data sets to which widgets are bound. */
export function boundCodes(widgets: readonly NormalWidget[]): ReadonlySet<string> {
  return new Set(widgets.filter(isBound).map(({ data }) => data.setCode));
}

/** The data sets of widgets that are not known here. `brought`: what came along of them. */
export function missingSets(
  widgets: readonly NormalWidget[],
  known: ReadonlySet<string>,
  brought: readonly ClipSet[],
): MissingSet[] {
  const codes = [...boundCodes(widgets)].filter((code) => !known.has(code));
  return codes.map((setCode) => {
    const members = widgets.filter((widget) => isBound(widget) && widget.data.setCode === setCode);
    const { setName, columns } = brought.find((set) => set.setCode === setCode) ?? { setName: setCode, columns: [] };
    return { setCode, setName, columns, widgets: members, fields: [...new Set(members.flatMap(fieldsOf))] };
  });
}

/** The set here that most likely is the missing one: of its name or code, else the most alike of those with all its fields. */
export function proposedSet(missing: MissingSet, here: readonly DataSetChoice[]): DataSetChoice | undefined {
  const { setName, columns, fields } = missing;
  const code = missing.setCode.toLowerCase();
  const same =
    here.find((set) => set.setName === setName) ?? here.find(({ setCode }) => setCode.toLowerCase() === code);
  if (same || fields.length === 0) return same;
  const likeness = (set: DataSetChoice) => {
    const names = set.columns.map(({ name }) => name);
    const shared = columns.filter((name) => names.includes(name)).length;
    return shared / (names.length + columns.length - shared);
  };
  return here
    .filter((set) => set.columns.length > 0 && lackingFields(missing, set).length === 0)
    .toSorted((one, other) => likeness(other) - likeness(one))[0];
}

/** Fields that the widgets draw and that a set does not have; none where its fields are not known. */
export function lackingFields({ fields }: MissingSet, set: DataSetChoice): string[] {
  return fields.filter((field) => !hasField(set, field));
}

/** Widgets bound to what was chosen. Of their mapping stays what the chosen set has fields for. */
export function rebind(widgets: readonly NormalWidget[], answers: SetAnswers): NormalWidget[] {
  return widgets.map((widget) => {
    if (!isBound(widget) || !answers.has(widget.data.setCode)) return widget;
    const set = answers.get(widget.data.setCode);
    return { ...widget, data: set ? boundTo(widget.data, set) : sampleOf(widget.data) };
  });
}

function isBound({ data }: NormalWidget): boolean {
  return data.dataType === 'dynamic' && data.setCode !== '';
}

function fieldsOf({ type, data, setup }: NormalWidget): readonly string[] {
  const mapped = data.mapping.map(({ field }) => field);
  return [...mapped, ...(data.sort ? [data.sort.field] : []), ...namedColumns(declarations[type]?.fields ?? {}, setup)];
}

function hasField({ columns }: DataSetChoice, field: string): boolean {
  return columns.length === 0 || columns.some(({ name }) => name === field);
}

function boundTo({ sort, ...data }: NormalWidget['data'], set: DataSetChoice): NormalWidget['data'] {
  return {
    ...data,
    setCode: set.setCode,
    mapping: data.mapping.filter(({ field }) => hasField(set, field)),
    contextData: { ...firstParameters(set), ...data.contextData },
    ...(sort && hasField(set, sort.field) && { sort }),
  };
}

/** A sample that viewers do not see. */
function sampleOf({ staticData: _rows, sort: _sort, ...data }: NormalWidget['data']): NormalWidget['data'] {
  return { ...data, dataType: 'static', setCode: '', mapping: [], sample: 'hidden' };
}
