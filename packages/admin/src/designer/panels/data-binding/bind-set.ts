import {
  ALL_ROWS,
  type Column,
  type DataSetChoice,
  type Mapping,
  type NormalScreen,
  type NormalWidget,
} from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import { isKindName } from '../../../screen/widget-name.ts';
import { dataSetsAtHand } from '../../../screen/data-sets.ts';
import type { Recipe } from '../../document/change.ts';
import { setData, setSetup } from '../../document/operations.ts';
import { autoUses } from './auto-uses.ts';
import type { KnownSet } from './field-use.ts';
import { firstParameters } from './first-parameters.ts';
import { followMeasure } from './measure-format.ts';
import { namesOnly, readSet } from './read-set.ts';

/** What is known of the set that a widget is bound to. */
export interface Bound {
  readonly set: DataSetChoice;
  readonly known: KnownSet;
}

/** Gives a widget another mapping, and the unit and decimals of its new measure where it left them open. */
export function setMapping(
  { id, data, setup }: NormalWidget,
  declaration: WidgetDeclaration,
  mapping: readonly Mapping[],
  { set, known }: Bound,
  more: Partial<NormalWidget['data']> | { readonly sort: undefined } = {},
): Recipe {
  const formats = followMeasure(declaration, setup, [data.mapping, mapping], known, set.fieldSettings);
  return (screen) => {
    setData([id], { ...more, mapping: [...mapping] })(screen);
    for (const [name, value] of Object.entries(formats)) setSetup([id], name, value)(screen);
  };
}

/** Binds a widget to a data set, its fields matched by what the set is. */
export async function toBinding(
  widget: NormalWidget,
  declaration: WidgetDeclaration,
  set: DataSetChoice,
): Promise<Recipe> {
  const contextData = firstParameters(set);
  // Uses of fields depend on rows; a set that cannot be read is bound all the same, and says why in the panel.
  const known = await readSet(set, contextData).catch(() => namesOnly(set));
  const mapping = autoUses(declaration, set.columns as Column[], known, widget.data.mapping);
  // Columns of the set before mean nothing to this one.
  const bound = { dataType: 'dynamic' as const, setCode: set.setCode, contextData, sort: undefined };
  const bind = setMapping(widget, declaration, mapping, { set, known }, bound);
  const title = isKindName(widget.type, String(widget.setup['text'] ?? '')) ? titleOf(declaration, mapping, set) : '';
  if (title === '') return bind;
  return (screen) => {
    bind(screen);
    setSetup([widget.id], 'text', title)(screen);
  };
}

/** What a chart is about: its measure. */
function titleOf({ slots }: WidgetDeclaration, mapping: readonly Mapping[], set: DataSetChoice): string {
  const measure = mapping.find(({ role, field }) => slots[role]?.kind === 'measure' && field !== ALL_ROWS);
  if (!measure) return '';
  return measure.label || set.fieldSettings.find(({ field }) => field === measure.field)?.label || measure.field;
}

/** The data set of the widget that was put on the screen last: one screen mostly shows one set. */
export function lastSetOf({ widgets }: NormalScreen): DataSetChoice | undefined {
  const last = widgets.findLast(({ data }) => data.dataType === 'dynamic' && data.setCode !== '');
  return dataSetsAtHand().find(({ setCode }) => setCode === last?.data.setCode);
}
