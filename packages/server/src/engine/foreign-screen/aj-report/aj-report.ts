import { SCHEMA_VERSION, type ScreenDocument, type WidgetNode } from '@aj-report/contract';
import {
  isObject,
  toList,
  toNumber,
  toObject,
  toText,
  unwrapped,
  type Converted,
  type Loose,
  type ScreenNote,
} from '../foreign-screen.types.ts';
import { toLinkage } from './aj-linkage.ts';
import { toWidget } from './aj-node.ts';
import type { AjNode } from './aj-node.types.ts';

/** Widgets stand beside the dashboard when it is saved, and inside of it when it is read. */
function widgetsOf(value: Loose): readonly unknown[] {
  const dashboard = toObject(unwrapped(value['dashboard']));
  const beside = toList(value['widgets']);
  return beside.length > 0 ? beside : toList(dashboard['widgets']);
}

export function isAjReport(value: Loose): boolean {
  if (!isObject(unwrapped(value['dashboard']))) return false;
  const [first] = widgetsOf(value);
  return first === undefined || (isObject(first) && isObject(unwrapped(first['value'])));
}

/** Reports of theirs may bear any code; ours have letters, digits and underscores. */
function toCode(code: string): string {
  return code.replaceAll(/[^A-Za-z0-9_]/g, '_').slice(0, 100) || 'aj_report';
}

function unique(id: string, seen: Set<string>): string {
  let free = id.slice(0, 60);
  for (let number = 2; seen.has(free); number++) free = `${id.slice(0, 55)}_${number}`;
  seen.add(free);
  return free;
}

/** A screen of AJ-Report as a document of ours. */
export function convertAjReport(value: Loose): Converted {
  const dashboard = toObject(unwrapped(value['dashboard']));
  const notes: ScreenNote[] = [];
  const seen = new Set<string>();
  const nodes = widgetsOf(value)
    .filter(isObject)
    .map((widget, at) => readNode(widget, at, seen));
  const converted = nodes.map((node) => toWidget(node, notes));
  const ids = new Set(nodes.map(({ id }) => id));
  const widgets: WidgetNode[] = converted.map((widget, at) => ({
    ...widget,
    linkage: toLinkage(nodes[at]!, ids, notes),
  }));
  const document: ScreenDocument = {
    reportCode: toCode(toText(value['reportCode'] ?? dashboard['reportCode'])),
    schemaVersion: SCHEMA_VERSION,
    dashboard: toDashboard(dashboard),
    widgets,
  };
  return { kind: 'aj-report', document, notes };
}

function toDashboard(dashboard: Loose): NonNullable<ScreenDocument['dashboard']> {
  const title = toText(dashboard['title']).slice(0, 100);
  return {
    ...(title === '' ? {} : { title }),
    description: toText(dashboard['description']).slice(0, 255),
    width: Math.min(Math.max(toNumber(dashboard['width'], 1920), 1), 20_000),
    height: Math.min(Math.max(toNumber(dashboard['height'], 1080), 1), 20_000),
    backgroundColor: toText(dashboard['backgroundColor']).slice(0, 200) || '#1E1E1E',
    backgroundImage: toText(dashboard['backgroundImage']).slice(0, 2048),
    refreshSeconds: Math.min(Math.max(toNumber(dashboard['refreshSeconds'], 0), 0), 14_400),
    // Their viewer scales both axes by the width.
    fit: 'width',
  };
}

function readNode(widget: Loose, at: number, seen: Set<string>): AjNode {
  const value = toObject(unwrapped(widget['value']));
  const setup = toObject(unwrapped(value['setup']));
  const code = toText(widget['type'] ?? setup['widgetCode']);
  return {
    id: unique(toText(setup['widgetId'] ?? value['widgetId']) || `aj_${at + 1}`, seen),
    code,
    name: toText(setup['layerName']).slice(0, 200) || code,
    setup,
    data: toObject(unwrapped(value['data'])),
    position: toObject(unwrapped(value['position'])),
  };
}
