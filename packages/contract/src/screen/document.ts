import { field } from '../field/field.ts';
import { LIMITS } from '../limits.ts';
import type { AskedSort } from '../table/rows-asked.ts';
import type { ContextData, Dashboard, Linkage, Mapping, PhoneLayout, SampleUse } from './document-schema.ts';
import type { Entrance } from './entrance.ts';
import type { ScreenGroup } from './groups.ts';
import type { ScreenLanguage } from './screen-language.ts';
import type { VisibleWhen } from './visible-when.ts';

/** Version of the document format that this code writes; older documents are raised by `upgrade.ts`. */
export const SCHEMA_VERSION = 1;

export const FIT_MODES = ['contain', 'cover', 'width', 'height', 'stretch', 'none'] as const;
export type FitMode = (typeof FIT_MODES)[number];

const SETTINGS = { id: 'screen', label: { zh: '大屏设置', en: 'Screen' } };
const BACKGROUND = { id: 'background', label: { zh: '背景', en: 'Background' } };
const PLAYBACK = { id: 'playback', label: { zh: '播放', en: 'Playback' } };

/** Settings of a screen that says nothing; kept apart from the fields, whose words a page that only shows does not need. */
export const SCREEN_DEFAULTS = {
  title: '大屏',
  description: '',
  language: 'follow',
  width: LIMITS.screenWidth,
  height: LIMITS.screenHeight,
  theme: 'deep-blue',
  backgroundColor: '',
  backgroundImage: '',
  fit: 'contain',
  refreshSeconds: 0,
  pageSeconds: 0,
} as const;

/** Form fields of a screen's settings (spec §3, big screen settings). Theme names come from the widget kit. */
export const screenFields = {
  title: field.text({
    label: { zh: '标题', en: 'Title' },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.title,
    maxLength: 100,
  }),
  description: field.textarea({ label: { zh: '描述', en: 'Description' }, group: SETTINGS, maxLength: 255 }),
  language: field.choice({
    label: { zh: '语言', en: 'Language' },
    hint: {
      zh: '数字单位、星期和提示文字的语言；“跟随观众”按观众的选择或其浏览器',
      en: 'Of units, weekdays and messages; “as its viewer” takes the viewer’s choice, or the browser’s',
    },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.language,
    options: [
      { value: 'follow', label: { zh: '跟随观众', en: 'As its viewer' } },
      { value: 'zh', label: { zh: '中文', en: 'Chinese' } },
      { value: 'en', label: { zh: '英文', en: 'English' } },
    ],
  }),
  width: field.number({
    label: { zh: '宽度', en: 'Width' },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.width,
    min: 100,
    max: 20_000,
    unit: 'px',
    half: true,
  }),
  height: field.number({
    label: { zh: '高度', en: 'Height' },
    group: SETTINGS,
    default: SCREEN_DEFAULTS.height,
    min: 100,
    max: 20_000,
    unit: 'px',
    half: true,
  }),
  theme: field.text({
    label: { zh: '主题', en: 'Theme' },
    group: BACKGROUND,
    default: SCREEN_DEFAULTS.theme,
    maxLength: 64,
  }),
  backgroundColor: field.color({
    label: { zh: '背景颜色', en: 'Background colour' },
    group: BACKGROUND,
    empty: 'theme',
  }),
  backgroundImage: field.image({ label: { zh: '背景图片', en: 'Background picture' }, group: BACKGROUND }),
  fit: field.choice({
    label: { zh: '适配方式', en: 'Fit' },
    group: PLAYBACK,
    default: SCREEN_DEFAULTS.fit,
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
    default: SCREEN_DEFAULTS.refreshSeconds,
    min: 0,
    max: 14_400,
    step: 10,
    unit: 's',
  }),
  pageSeconds: field.slider({
    label: { zh: '自动翻页', en: 'Turn pages' },
    hint: {
      zh: '多页大屏每页停留多少秒，0 表示由观众翻页',
      en: 'Seconds that each page of several is shown; 0 = viewers turn them',
    },
    group: PLAYBACK,
    default: SCREEN_DEFAULTS.pageSeconds,
    min: 0,
    max: 600,
    step: 5,
    unit: 's',
  }),
};

export interface NormalDashboard {
  /** Shown in the tab of the browser; 100 characters at most. */
  title: string;
  description: string;
  /** Of units, weekdays and messages; `follow` = the viewer's. */
  language: ScreenLanguage;
  /** px of the document, 100–20,000; default 1920. */
  width: number;
  /** px of the document, 100–20,000; default 1080. */
  height: number;
  /** CSS colour; empty = the theme's ground. */
  backgroundColor: string;
  /** Address of a picture that covers the ground; empty = none. */
  backgroundImage: string;
  /** s between refreshes of all data, 0–14,400; 0 = widgets alone decide. */
  refreshSeconds: number;
  /** Name of a screen theme; an unknown one is drawn as the default. */
  theme: string;
  /** How the document takes the room of its window; default `contain`. */
  fit: FitMode;
  /** px from the left and top edges; seen in the designer only. */
  guides: NonNullable<Dashboard['guides']>;
  /** Parameters of the address that questions may use. */
  parameters: NonNullable<Dashboard['parameters']>;
  /** s that each page of several is shown, 0–3,600; 0 = viewers turn them. */
  pageSeconds: number;
  /** In the order of their tabs; empty = the screen has one page. */
  pages: NonNullable<Dashboard['pages']>;
}

/** A widget with every common field present; `setup` is still sparse: the declaration fills it. */
export interface NormalWidget {
  /** Unique within the screen. */
  id: string;
  /** Type of the declaration, for example `bar-chart`. */
  type: string;
  /** Of the declaration that `setup` was saved with; older ones are upgraded while reading. */
  version: number;
  /** Name in the list of layers; free text. */
  layerName: string;
  /** px from the left edge of the document. */
  left: number;
  /** px from the upper edge of the document. */
  top: number;
  /** px before it is turned. */
  width: number;
  /** px before it is turned. */
  height: number;
  /** ° clockwise about the centre; default 0. */
  rotate: number;
  /** The designer neither selects nor moves it. */
  locked: boolean;
  /** Viewers do not see it; the designer draws it faint. */
  hidden: boolean;
  /** Id of the page on which it stands; absent = the first. */
  page?: string;
  /** Id of its group in `groups`. */
  group?: string;
  /** Rules by which it is shown; absent = always. */
  visibleWhen?: VisibleWhen;
  entrance?: Entrance;
  /** Properties that differ from their defaults, by name. */
  setup: Record<string, unknown>;
  data: {
    dataType: 'static' | 'dynamic';
    refreshTime: number;
    staticData?: Record<string, unknown>[];
    sample?: SampleUse;
    setCode: string;
    mapping: Mapping[];
    contextData: ContextData;
    sort?: AskedSort;
    first?: number;
  };
  linkage: Linkage[];
}

export interface NormalScreen {
  reportCode: string;
  /** Form of the document; older ones are upgraded while reading. */
  schemaVersion: number;
  /** Counts saves; a save of an older one is refused. */
  revision: number;
  dashboard: NormalDashboard;
  groups: ScreenGroup[];
  /** Places of widgets in other layouts. */
  layouts: { phone?: PhoneLayout };
  /** From the lowest layer to the topmost. */
  widgets: NormalWidget[];
}
