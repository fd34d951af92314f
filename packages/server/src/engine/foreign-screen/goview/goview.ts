import { SCHEMA_VERSION, type ScreenDocument, type ScreenGroup, type WidgetNode } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { carrySetup } from '../carry-setup.ts';
import {
  isObject,
  toList,
  toNumber,
  toObject,
  toText,
  type Converted,
  type Loose,
  type ScreenNote,
} from '../foreign-screen.types.ts';
import { readDataset } from './goview-dataset.ts';
import { lostNotes } from './goview-lost.ts';
import { goviewWidgetOf, type GoviewWidget } from './goview-widgets.ts';

export function isGoview(value: Loose): boolean {
  return isObject(value['editCanvasConfig']) && Array.isArray(value['componentList']);
}

/** What the walk through the components has gathered. */
interface Gathered {
  readonly widgets: WidgetNode[];
  readonly groups: ScreenGroup[];
  readonly notes: ScreenNote[];
  readonly ids: Set<string>;
}

interface Corner {
  readonly left: number;
  readonly top: number;
  readonly group?: string;
}

/** A project of GoView as a document of ours; it has no code of its own. */
export function convertGoview(value: Loose): Converted {
  const canvas = toObject(value['editCanvasConfig']);
  const gathered: Gathered = { widgets: [], groups: [], notes: [], ids: new Set() };
  // The canvas has filters as well, without styles around them.
  gathered.notes.push(...lostNotes({ styles: canvas }, ''));
  gather(toList(value['componentList']), { left: 0, top: 0 }, gathered);
  const title = toText(canvas['projectName']).slice(0, 100);
  const document: ScreenDocument = {
    reportCode: 'goview',
    schemaVersion: SCHEMA_VERSION,
    dashboard: {
      ...(title === '' ? {} : { title }),
      width: Math.min(Math.max(toNumber(canvas['width'], 1920), 1), 20_000),
      height: Math.min(Math.max(toNumber(canvas['height'], 1080), 1), 20_000),
      backgroundColor: toText(canvas['background']).slice(0, 200) || '#232324',
      backgroundImage: toText(canvas['backgroundImage']).slice(0, 2048),
    },
    groups: gathered.groups,
    widgets: gathered.widgets,
  };
  return { kind: 'goview', document, notes: gathered.notes };
}

function gather(components: readonly unknown[], corner: Corner, into: Gathered): void {
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
      gather(toList(component['groupList']), { ...place, group: id }, into);
    } else into.widgets.push(toWidget(component, id, { ...corner, ...place }, into.notes));
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

function toWidget(component: Loose, id: string, { left, top, group }: Corner, notes: ScreenNote[]): WidgetNode {
  const [attr, styles, status] = [
    toObject(component['attr']),
    toObject(component['styles']),
    toObject(component['status']),
  ];
  const key = toText(component['key']) || toText(toObject(component['chartConfig'])['key']);
  const name = nameOf(component) || key;
  const head: Omit<WidgetNode, 'type'> = {
    id,
    layerName: name,
    left,
    top,
    width: Math.max(toNumber(attr['w'], 500), 1),
    height: Math.max(toNumber(attr['h'], 300), 1),
    rotate: toNumber(styles['rotateZ'], 0),
    locked: status['lock'] === true,
    hidden: status['hide'] === true,
    ...(group === undefined ? {} : { group }),
  };
  const known = goviewWidgetOf(key);
  notes.push(...lostNotes(component, name));
  if (known) return { ...head, ...toContent(component, known, name, notes) };
  const text = {
    zh: `没有对应的组件（${key}），保留为占位`,
    en: `there is no widget for ${key}; a placeholder stands for it`,
  };
  notes.push({ widget: name, text });
  return { ...head, type: key.slice(0, 64) || 'unknown', setup: { option: component['option'] } };
}

/** Which kind of request a component makes: 0 = none. */
function isAsking(component: Loose): boolean {
  return toNumber(toObject(component['request'])['requestDataType'], 0) !== 0;
}

function toContent(
  component: Loose,
  known: GoviewWidget,
  name: string,
  notes: ScreenNote[],
): Pick<WidgetNode, 'type' | 'setup' | 'data'> {
  const option = toObject(component['option']);
  const { type, fixed = {}, note } = known;
  const fields = declarations[type]?.fields ?? {};
  // Of a chart only what has the very name of a property is meant as one: the rest is an option of the library.
  const own = Object.fromEntries(
    Object.entries(option).filter(([key]) => Object.hasOwn(known.rename ?? {}, key) || Object.hasOwn(fields, key)),
  );
  const { setup } = carrySetup(type, own, known);
  const shown = readDataset(option, known);
  if (note) notes.push({ widget: name, text: note });
  if (isAsking(component)) {
    const text = { zh: '它的接口请求未迁移，请绑定数据集', en: 'its request was left out; bind a data set' };
    notes.push({ widget: name, text });
  }
  const data = shown.data && { dataType: 'static' as const, staticData: shown.data.rows, mapping: shown.data.mapping };
  const checked = carrySetup(type, { ...shown.setup, ...fixed }, {}).setup;
  return { type, setup: { ...setup, ...checked }, ...(data && { data }) };
}
