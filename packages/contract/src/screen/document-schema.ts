import { Type, type Static } from 'typebox';
import { ReportCode } from '../wire/report-code.ts';
import { LIMITS } from '../limits.ts';
import { AggregationSchema, GrainSchema } from '../table/asked-group.ts';
import { AskedSort } from '../table/rows-asked.ts';
import { BLENDS, type Blend } from './blend.ts';
import { Entrance } from './entrance.ts';
import { FIT_MODES, type FitMode } from './fit-mode.ts';
import { ScreenGroup } from './groups.ts';
import { SCREEN_LANGUAGES, type ScreenLanguage } from './screen-language.ts';
import { VisibleWhen } from './visible-when.ts';

const Mapping = Type.Object({
  /** Slot of the widget's declaration, for example `xAxis`. */
  role: Type.String({ maxLength: 64 }),
  /** Column of the data set, `*` where rows are counted. */
  field: Type.String({ maxLength: 200 }),
  label: Type.Optional(Type.String({ maxLength: 200 })),
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** Which periods the dates of a dimension are taken together by. */
  grain: Type.Optional(GrainSchema),
  /** How rows become one value. With one of these two in a mapping the set is grouped by the fields without. */
  aggregation: Type.Optional(AggregationSchema),
  /** Column of dates by which the aggregation `last` finds the last row; absent = the date that the set is grouped by. */
  orderBy: Type.Optional(Type.String({ maxLength: 200 })),
});
export type Mapping = Static<typeof Mapping>;

const Linkage = Type.Object({
  originId: Type.String({ maxLength: 64 }),
  /** A widget, or `$screen` for a parameter of the whole screen. */
  targetId: Type.String({ maxLength: 64 }),
  targetName: Type.Optional(Type.String({ maxLength: 200 })),
  paramsConfig: Type.Array(Type.Object({ originKey: Type.String(), targetKey: Type.String() })),
});
export type Linkage = Static<typeof Linkage>;

export type ContextData = Record<string, unknown>;

/** Who sees the sample of a widget without data. */
export type SampleUse = 'hidden' | 'kept';

const WidgetData = Type.Object({
  dataType: Type.Optional(Type.Unsafe<'static' | 'dynamic'>({ type: 'string', enum: ['static', 'dynamic'] })),
  /** ms between two queries; 0 = only once */
  refreshTime: Type.Optional(Type.Number({ minimum: 0 })),
  /** Rows; absent = the sample rows of the widget. */
  staticData: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  /**
   * What the rows are when nobody gave them: a sample. `hidden` = only who designs the screen sees it, `kept` = shown to
   * viewers on purpose. Absent = rows of an author; screens saved before this field show their samples.
   */
  sample: Type.Optional(Type.Unsafe<SampleUse>({ type: 'string', enum: ['hidden', 'kept'] })),
  setCode: Type.Optional(Type.String({ maxLength: LIMITS.dataSetCodeMax })),
  mapping: Type.Optional(Type.Array(Mapping)),
  contextData: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** Order of the rows of a data set; absent = as the set gives them. Tables with pages of their own sort themselves. */
  sort: Type.Optional(AskedSort),
  /** How many rows of a data set are asked for, from the first; absent = all. */
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax })),
});
export type WidgetData = Static<typeof WidgetData>;

/** One widget of a screen. Only `id` and `type` must be there; positions are px of the screen. */
export const WidgetNode = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  type: Type.String({ minLength: 1, maxLength: 64 }),
  /** Version of the widget's fields, raised by the declaration's upgrades. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  layerName: Type.Optional(Type.String({ maxLength: 200 })),
  left: Type.Optional(Type.Number()),
  top: Type.Optional(Type.Number()),
  width: Type.Optional(Type.Number({ minimum: 0 })),
  height: Type.Optional(Type.Number({ minimum: 0 })),
  /** degrees, clockwise about the centre */
  rotate: Type.Optional(Type.Number()),
  /** %, of all that the widget draws; absent = 100 */
  opacity: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  /** How it is mixed with what lies below it; absent = it covers that. */
  blend: Type.Optional(Type.Unsafe<Blend>({ type: 'string', enum: [...BLENDS] })),
  locked: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  /** Page on which it stands; absent = the first. */
  page: Type.Optional(Type.String({ maxLength: 64 })),
  /** Group that the widget belongs to, see `groups`. */
  group: Type.Optional(Type.String({ maxLength: 64 })),
  visibleWhen: Type.Optional(VisibleWhen),
  entrance: Type.Optional(Entrance),
  setup: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  data: Type.Optional(WidgetData),
  linkage: Type.Optional(Type.Array(Linkage)),
});
export type WidgetNode = Static<typeof WidgetNode>;

const Guide = Type.Object({
  axis: Type.Unsafe<'x' | 'y'>({ type: 'string', enum: ['x', 'y'] }),
  position: Type.Number(),
  /** Id of the page on which it stands; absent = on every page. */
  page: Type.Optional(Type.String({ maxLength: 64 })),
});

const Dashboard = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 100 })),
  description: Type.Optional(Type.String({ maxLength: 255 })),
  language: Type.Optional(Type.Unsafe<ScreenLanguage>({ type: 'string', enum: [...SCREEN_LANGUAGES] })),
  width: Type.Optional(Type.Number({ minimum: 1, maximum: 20_000 })),
  height: Type.Optional(Type.Number({ minimum: 1, maximum: 20_000 })),
  backgroundColor: Type.Optional(Type.String({ maxLength: 200 })),
  backgroundImage: Type.Optional(Type.String({ maxLength: 2048 })),
  refreshSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 14_400 })),
  theme: Type.Optional(Type.String({ maxLength: 64 })),
  fit: Type.Optional(Type.Unsafe<FitMode>({ type: 'string', enum: [...FIT_MODES] })),
  guides: Type.Optional(Type.Array(Guide)),
  parameters: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 64 }),
        type: Type.Optional(Type.String()),
        defaultValue: Type.Optional(Type.Unknown()),
        locked: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
  /** Places in the palette of names that charts colour, counted from 0: one name has one colour in all of them. */
  nameColours: Type.Optional(
    Type.Record(Type.String({ maxLength: LIMITS.nameOfColourMax }), Type.Integer({ minimum: 0 }), {
      maxProperties: LIMITS.nameColoursMax,
    }),
  ),
  /** s that each page of several is shown; absent or 0 = viewers turn them */
  pageSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 3600 })),
  pages: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1, maxLength: 64 }),
        title: Type.Optional(Type.String({ maxLength: 100 })),
        backgroundColor: Type.Optional(Type.String()),
        backgroundImage: Type.Optional(Type.String()),
      }),
    ),
  ),
});
export type Dashboard = Static<typeof Dashboard>;

/** Where a widget stands on a phone. */
const PhonePlace = Type.Object({
  left: Type.Optional(Type.Number()),
  top: Type.Optional(Type.Number()),
  width: Type.Optional(Type.Number({ minimum: 0 })),
  height: Type.Optional(Type.Number({ minimum: 0 })),
  rotate: Type.Optional(Type.Number()),
  hidden: Type.Optional(Type.Boolean()),
});
export type PhonePlace = Static<typeof PhonePlace>;

/** Places of the widgets that phones show, by their ids: those without a place are not shown there. */
export const PhoneLayout = Type.Object({
  items: Type.Optional(Type.Record(Type.String(), PhonePlace)),
  guides: Type.Optional(Type.Array(Guide)),
});
export type PhoneLayout = Static<typeof PhoneLayout>;

/**
 * A screen as it travels and is stored. Widgets are a flat list; later = on top.
 * Unknown fields are kept, so validation must run with removal and coercion switched off.
 */
export const ScreenDocument = Type.Object({
  reportCode: ReportCode,
  schemaVersion: Type.Optional(Type.Integer({ minimum: 1 })),
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  dashboard: Type.Optional(Dashboard),
  groups: Type.Optional(Type.Array(ScreenGroup, { maxItems: 2000 })),
  layouts: Type.Optional(Type.Object({ phone: Type.Optional(PhoneLayout) })),
  widgets: Type.Optional(Type.Array(WidgetNode, { maxItems: 2000 })),
});
export type ScreenDocument = Static<typeof ScreenDocument>;
