import {
  SCHEMA_VERSION,
  SCREEN_DEFAULTS,
  type NormalDashboard,
  type NormalScreen,
  type NormalWidget,
} from './document.ts';
import type { ScreenDocument, WidgetNode } from './document-schema.ts';
import { upgradeScreen } from './upgrade.ts';

/** ms between two queries of a widget that says nothing else */
export const DEFAULT_REFRESH_MS = 60_000;

/**
 * A document with every default filled in and raised to the current version.
 * Fields that this code does not know are carried along untouched.
 */
export function normalizeScreen(document: ScreenDocument): NormalScreen {
  const current = upgradeScreen(document);
  const dashboard: NormalDashboard = {
    ...SCREEN_DEFAULTS,
    guides: [],
    parameters: [],
    pages: [],
    ...withoutUndefined(current.dashboard ?? {}),
  };
  return {
    ...current,
    schemaVersion: SCHEMA_VERSION,
    revision: current.revision ?? 0,
    dashboard,
    groups: current.groups ?? [],
    layouts: current.layouts ?? {},
    widgets: (current.widgets ?? []).map(normalizeWidget),
  };
}

/** One widget with every common field present (see `normalizeScreen`). */
export function normalizeWidget(node: WidgetNode): NormalWidget {
  return {
    layerName: '',
    left: 0,
    top: 0,
    width: 0,
    height: 0,
    rotate: 0,
    locked: false,
    hidden: false,
    version: 1,
    ...withoutUndefined(node),
    setup: { ...node.setup },
    data: {
      dataType: 'static',
      refreshTime: DEFAULT_REFRESH_MS,
      setCode: '',
      mapping: [],
      contextData: {},
      ...withoutUndefined(node.data ?? {}),
    },
    linkage: node.linkage ?? [],
  } as NormalWidget;
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
