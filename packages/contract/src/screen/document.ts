import { LIMITS } from '../limits.ts';
import type { AskedSort } from '../table/rows-asked.ts';
import type { ContextData, Dashboard, Linkage, Mapping, PhoneLayout, SampleUse } from './document-schema.ts';
import type { Blend } from './blend.ts';
import type { Entrance } from './entrance.ts';
import type { FitMode } from './fit-mode.ts';
import type { ScreenGroup } from './groups.ts';
import type { ScreenLanguage } from './screen-language.ts';
import type { VisibleWhen } from './visible-when.ts';

/** Version of the document format that this code writes; older documents are raised by `upgrade.ts`. */
export const SCHEMA_VERSION = 1;

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
  /** Places in the palette of names that charts colour; those of other names follow their order. */
  nameColours?: NonNullable<Dashboard['nameColours']>;
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
  /** % of all that it draws; absent = 100. */
  opacity?: number;
  /** How it is mixed with what lies below it; absent = it covers that. */
  blend?: Blend;
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
