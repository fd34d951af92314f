import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import { LIMITS } from '../limits.ts';

/** Version of the document format that this code writes; older documents are raised by `upgrade.ts`. */
export const SCHEMA_VERSION = 1;

export const FIT_MODES = ['contain', 'cover', 'width', 'height', 'stretch', 'none'] as const;
export type FitMode = (typeof FIT_MODES)[number];

const SETTINGS = { id: 'screen', label: { zh: '大屏设置', en: 'Screen' } };
const BACKGROUND = { id: 'background', label: { zh: '背景', en: 'Background' } };
const PLAYBACK = { id: 'playback', label: { zh: '播放', en: 'Playback' } };

/** Form fields of a screen's settings (spec §3, big screen settings). Theme names come from the widget kit. */
export const screenFields = {
  title: field.text({ label: { zh: '标题', en: 'Title' }, group: SETTINGS, default: '大屏', maxLength: 100 }),
  description: field.textarea({ label: { zh: '描述', en: 'Description' }, group: SETTINGS, maxLength: 255 }),
  width: field.number({
    label: { zh: '宽度', en: 'Width' },
    group: SETTINGS,
    default: LIMITS.screenWidth,
    min: 100,
    max: 20_000,
    unit: 'px',
    half: true,
  }),
  height: field.number({
    label: { zh: '高度', en: 'Height' },
    group: SETTINGS,
    default: LIMITS.screenHeight,
    min: 100,
    max: 20_000,
    unit: 'px',
    half: true,
  }),
  theme: field.text({ label: { zh: '主题', en: 'Theme' }, group: BACKGROUND, default: 'deep-blue', maxLength: 64 }),
  backgroundColor: field.color({
    label: { zh: '背景颜色', en: 'Background colour' },
    group: BACKGROUND,
    empty: 'theme',
  }),
  backgroundImage: field.image({ label: { zh: '背景图片', en: 'Background picture' }, group: BACKGROUND }),
  fit: field.choice({
    label: { zh: '适配方式', en: 'Fit' },
    group: PLAYBACK,
    default: 'contain',
    options: [
      { value: 'contain', label: { zh: '完整显示', en: 'Contain' } },
      { value: 'cover', label: { zh: '铺满裁剪', en: 'Cover' } },
      { value: 'width', label: { zh: '适应宽度', en: 'Fit width' } },
      { value: 'height', label: { zh: '适应高度', en: 'Fit height' } },
      { value: 'stretch', label: { zh: '拉伸', en: 'Stretch' } },
      { value: 'none', label: { zh: '原始大小', en: 'Actual size' } },
    ],
  }),
  refreshSeconds: field.slider({
    label: { zh: '整屏刷新', en: 'Refresh all' },
    hint: { zh: '每隔多少秒刷新全部数据，0 表示不刷新', en: 'Seconds between refreshes of all data; 0 = never' },
    group: PLAYBACK,
    default: 0,
    min: 0,
    max: 14_400,
    step: 10,
    unit: 's',
  }),
};

const Mapping = Type.Object({
  /** Slot of the widget's declaration, for example `xAxis`. */
  role: Type.String({ maxLength: 64 }),
  /** Column of the data set. */
  field: Type.String({ maxLength: 200 }),
  label: Type.Optional(Type.String({ maxLength: 200 })),
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Mapping = Static<typeof Mapping>;

const Linkage = Type.Object({
  originId: Type.String({ maxLength: 64 }),
  targetId: Type.String({ maxLength: 64 }),
  targetName: Type.Optional(Type.String({ maxLength: 200 })),
  paramsConfig: Type.Array(Type.Object({ originKey: Type.String(), targetKey: Type.String() })),
});
export type Linkage = Static<typeof Linkage>;

export type ContextData = Record<string, unknown>;

const WidgetData = Type.Object({
  dataType: Type.Optional(Type.Unsafe<'static' | 'dynamic'>({ type: 'string', enum: ['static', 'dynamic'] })),
  /** ms between two queries; 0 = only once */
  refreshTime: Type.Optional(Type.Number({ minimum: 0 })),
  /** Rows; absent = the sample rows of the widget. */
  staticData: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  setCode: Type.Optional(Type.String({ maxLength: LIMITS.dataSetCodeMax })),
  mapping: Type.Optional(Type.Array(Mapping)),
  contextData: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
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
  locked: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.String({ maxLength: 64 })),
  group: Type.Optional(Type.String({ maxLength: 64 })),
  visibleWhen: Type.Optional(Type.Unknown()),
  entrance: Type.Optional(Type.Unknown()),
  setup: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  data: Type.Optional(WidgetData),
  linkage: Type.Optional(Type.Array(Linkage)),
});
export type WidgetNode = Static<typeof WidgetNode>;

const Dashboard = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 100 })),
  description: Type.Optional(Type.String({ maxLength: 255 })),
  width: Type.Optional(Type.Number({ minimum: 1, maximum: 20_000 })),
  height: Type.Optional(Type.Number({ minimum: 1, maximum: 20_000 })),
  backgroundColor: Type.Optional(Type.String({ maxLength: 200 })),
  backgroundImage: Type.Optional(Type.String({ maxLength: 2048 })),
  refreshSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 14_400 })),
  theme: Type.Optional(Type.String({ maxLength: 64 })),
  fit: Type.Optional(Type.Unsafe<FitMode>({ type: 'string', enum: [...FIT_MODES] })),
  guides: Type.Optional(
    Type.Array(
      Type.Object({
        axis: Type.Unsafe<'x' | 'y'>({ type: 'string', enum: ['x', 'y'] }),
        position: Type.Number(),
      }),
    ),
  ),
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
  pages: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1, maxLength: 64 }),
        title: Type.Optional(Type.String()),
        backgroundColor: Type.Optional(Type.String()),
        backgroundImage: Type.Optional(Type.String()),
      }),
    ),
  ),
});
export type Dashboard = Static<typeof Dashboard>;

/**
 * A screen as it travels and is stored. Widgets are a flat list; later = on top.
 * Unknown fields are kept, so validation must run with removal and coercion switched off.
 */
export const ScreenDocument = Type.Object({
  reportCode: Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax }),
  schemaVersion: Type.Optional(Type.Integer({ minimum: 1 })),
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  dashboard: Type.Optional(Dashboard),
  groups: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  layouts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  widgets: Type.Optional(Type.Array(WidgetNode, { maxItems: 2000 })),
});
export type ScreenDocument = Static<typeof ScreenDocument>;

export interface NormalDashboard {
  title: string;
  description: string;
  width: number;
  height: number;
  backgroundColor: string;
  backgroundImage: string;
  refreshSeconds: number;
  theme: string;
  fit: FitMode;
  guides: NonNullable<Dashboard['guides']>;
  parameters: NonNullable<Dashboard['parameters']>;
  pages: NonNullable<Dashboard['pages']>;
}

/** A widget with every common field present; `setup` is still sparse: the declaration fills it. */
export interface NormalWidget {
  id: string;
  type: string;
  version: number;
  layerName: string;
  left: number;
  top: number;
  width: number;
  height: number;
  rotate: number;
  locked: boolean;
  hidden: boolean;
  page?: string;
  group?: string;
  visibleWhen?: unknown;
  entrance?: unknown;
  setup: Record<string, unknown>;
  data: {
    dataType: 'static' | 'dynamic';
    refreshTime: number;
    staticData?: Record<string, unknown>[];
    setCode: string;
    mapping: Mapping[];
    contextData: ContextData;
  };
  linkage: Linkage[];
}

export interface NormalScreen {
  reportCode: string;
  schemaVersion: number;
  revision: number;
  dashboard: NormalDashboard;
  groups: Record<string, unknown>[];
  layouts: Record<string, unknown>;
  widgets: NormalWidget[];
}
