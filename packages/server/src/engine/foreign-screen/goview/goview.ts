import {
  SCHEMA_VERSION,
  type FitMode,
  type ScreenDocument,
  type ScreenGroup,
  type WidgetNode,
} from '@aj-report/contract';
import { carrySetup } from '../carry-setup.ts';
import {
  isObject,
  rolesOf,
  toList,
  toNumber,
  toObject,
  toText,
  type Converted,
  type Loose,
  type RowsOfWidget,
  type ScreenNote,
} from '../foreign-screen.types.ts';
import { withOwnRows } from '../own-rows.ts';
import { readDataset } from './goview-dataset.ts';
import { lostNotes } from './goview-lost.ts';
import { lostLooks } from './goview-lost-looks.ts';
import { paletteOf } from './goview-palettes.ts';
import { goviewWidgetOf, todaysKey, type GoviewWidget } from './goview-widgets.ts';

const ADDRESS_MAX = 2048;
/** Groups within groups that are looked into. */
const DEPTH_MAX = 40;
/** How the screen takes its window, by theirs. */
const FITS: Readonly<Record<string, FitMode>> = {
  fit: 'contain',
  full: 'stretch',
  scrollY: 'width',
  scrollX: 'height',
};

export function isGoview(value: Loose): boolean {
  return isObject(value['editCanvasConfig']) && Array.isArray(value['componentList']);
}

/** What the walk through the components has gathered. */
interface Gathered {
  readonly widgets: WidgetNode[];
  readonly groups: ScreenGroup[];
  readonly notes: ScreenNote[];
  readonly ids: Set<string>;
  /** Colours that charts take where they name none. */
  readonly palette: readonly string[];
}

interface Corner {
  readonly left: number;
  readonly top: number;
  readonly group?: string;
  readonly depth: number;
}

/** A project of GoView as a document of ours; it has no code of its own. */
export function convertGoview(value: Loose): Converted {
  const canvas = toObject(value['editCanvasConfig']);
  const gathered: Gathered = { widgets: [], groups: [], notes: [], ids: new Set(), palette: paletteOf(canvas) };
  // The canvas has filters as well, without styles around them.
  gathered.notes.push(...lostNotes({ styles: canvas }, ''));
  gather(toList(value['componentList']), { left: 0, top: 0, depth: 0 }, gathered);
  const title = toText(canvas['projectName']).slice(0, 100);
  const document: ScreenDocument = {
    reportCode: 'goview',
    schemaVersion: SCHEMA_VERSION,
    dashboard: {
      ...(title === '' ? {} : { title }),
      width: Math.min(Math.max(toNumber(canvas['width'], 1920), 1), 20_000),
      height: Math.min(Math.max(toNumber(canvas['height'], 1080), 1), 20_000),
      backgroundColor: toText(canvas['background']).slice(0, 200) || '#232324',
      backgroundImage: toAddress(canvas['backgroundImage'], '', gathered.notes),
      fit: FITS[toText(canvas['previewScaleType'])] ?? 'contain',
    },
    groups: gathered.groups,
    widgets: gathered.widgets,
  };
  return { kind: 'goview', document, notes: gathered.notes };
}

/** An address that there is room for; one that is longer is not cut, which would lead nowhere, but left out. */
function toAddress(value: unknown, widget: string, notes: ScreenNote[]): string {
  const address = toText(value);
  if (address.length <= ADDRESS_MAX) return address;
  const text = {
    zh: '地址过长，未迁移：请重新选择图片',
    en: 'its address is too long and was left out; choose the picture anew',
  };
  notes.push({ widget, text });
  return '';
}

function gather(components: readonly unknown[], corner: Corner, into: Gathered): void {
  if (corner.depth > DEPTH_MAX) return;
  for (const component of components.filter(isObject)) {
    const attr = toObject(component['attr']);
    const place = { left: corner.left + toNumber(attr['x'], 0), top: corner.top + toNumber(attr['y'], 0) };
    const id = freeId(toText(component['id']), into.ids);
    if (component['isGroup'] === true) {
      const name = nameOf(component);
      into.groups.push({
        id,
        ...(name === '' ? {} : { name }),
        ...(corner.group !== undefined && { parent: corner.group }),
      });
      into.notes.push(...lostNotes(component, name));
      // Members of a group stand within it.
      gather(toList(component['groupList']), { ...place, group: id, depth: corner.depth + 1 }, into);
    } else into.widgets.push(...toWidgets(component, id, { ...corner, ...place }, into));
  }
}

function freeId(wanted: string, ids: Set<string>): string {
  const id = wanted !== '' && wanted.length <= 64 && !ids.has(wanted) ? wanted : `goview_${ids.size + 1}`;
  ids.add(id);
  return id;
}

function nameOf(component: Loose): string {
  const config = toObject(component['chartConfig']);
  return toText(config['title']).slice(0, 200);
}

/** One component as one widget of ours, or as two beside each other. */
function toWidgets(component: Loose, id: string, corner: Corner, into: Gathered): WidgetNode[] {
  const key = keyOf(component);
  const name = nameOf(component) || key;
  const head = headOf(component, id, name, corner);
  const option = toObject(component['option']);
  const known = goviewWidgetOf(key, option);
  into.notes.push(...lostNotes(component, name));
  if (!known) {
    const text = {
      zh: `没有对应的组件（${key}），保留为占位`,
      en: `there is no widget for ${key}; a placeholder stands for it`,
    };
    into.notes.push({ widget: name, text });
    return [{ ...head, type: key.slice(0, 64) || 'unknown', setup: { option } }];
  }
  const first = withContent(component, head, known, into);
  if (!known.beside) return [first];
  const half = head.width / 2;
  const second = { ...head, id: freeId(`${id}_2`, into.ids), left: head.left + half, width: half };
  return [{ ...first, width: half }, withContent(component, second, known.beside, into)];
}

type Head = Omit<WidgetNode, 'type'> & { readonly left: number; readonly width: number; readonly height: number };

function headOf(component: Loose, id: string, layerName: string, { left, top, group }: Corner): Head {
  const [attr, styles, status] = [
    toObject(component['attr']),
    toObject(component['styles']),
    toObject(component['status']),
  ];
  return {
    id,
    layerName,
    left,
    top,
    width: Math.max(toNumber(attr['w'], 500), 1),
    height: Math.max(toNumber(attr['h'], 300), 1),
    rotate: toNumber(styles['rotateZ'], 0),
    locked: status['lock'] === true,
    hidden: status['hide'] === true,
    ...(group === undefined ? {} : { group }),
  };
}

/** Whether its values come from elsewhere: by a request, or from a table of the service that it was made in. */
function isAsking(component: Loose): boolean {
  const kind = toNumber(toObject(component['request'])['requestDataType'], 0);
  return kind !== 0 || !['', '0'].includes(toText(component['sourceID']));
}

const TOO_LONG: ScreenNote['text'] = {
  zh: '文字过长，未迁移：请重新填写',
  en: 'its words are too long and were left out; write them anew',
};

const ASKED: ScreenNote['text'] = {
  zh: '它的接口请求未迁移，文档里留存的旧数值也不显示：请绑定数据集',
  en: 'its request was left out, and the old values that the document kept are not shown: bind a data set',
};

/** A text has no picture of being empty: its value is one that is missing, and is written so. */
function missingOf(type: string): RowsOfWidget | undefined {
  return type === 'text' ? { rows: [{ text: null }], mapping: rolesOf([['text', 'text']]) } : undefined;
}

function keyOf(component: Loose): string {
  return toText(component['key']) || toText(toObject(component['chartConfig'])['key']);
}

function withContent(component: Loose, head: Head, known: GoviewWidget, { palette, notes }: Gathered): WidgetNode {
  const [key, option] = [todaysKey(keyOf(component)), toObject(component['option'])];
  const { type, fixed = {}, note, look, into } = known;
  const { layerName: name = '' } = head;
  const isAsked = isAsking(component);
  const shown = readDataset(option, known);
  // Values that a request brought are those of the day on which the document was saved.
  const data = isAsked ? missingOf(type) : shown.data;
  const given = { ...shown.setup, ...(isAsked && into !== undefined && { [into]: '' }) };
  for (const [property, value] of Object.entries(given))
    if (known.dataset === 'address' && typeof value === 'string') given[property] = toAddress(value, name, notes);
  const looks = look?.(option, palette) ?? {};
  const { setup, lost } = carrySetup(type, { ...looks, ...given, ...fixed }, {});
  if (lost.some((one) => one === into || one === 'caption')) notes.push({ widget: name, text: TOO_LONG });
  notes.push(...lostLooks({ key, option, setup }).map((text) => ({ widget: name, text })));
  if (note) notes.push({ widget: name, text: note });
  if (isAsked) notes.push({ widget: name, text: ASKED });
  const rows = data && { dataType: 'static' as const, staticData: data.rows, mapping: data.mapping };
  return withOwnRows({ ...head, type, setup, ...(rows && { data: rows }) }, notes, isAsked);
}
