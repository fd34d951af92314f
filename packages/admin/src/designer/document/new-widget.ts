import type { Language, NormalWidget } from '@aj-report/contract';
import { versionOf, type WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { WidgetPreset } from '@aj-report/widgets/presets';
import type { Point } from '../geometry/rect.ts';
import { makeId } from './make-id.ts';

/**
 * A widget as it is dropped: everything as declared or as its preset says, its centre at the point, sample rows until
 * it has data.
 */
export function newWidget(
  declaration: WidgetDeclaration,
  centre: Point,
  language: Language,
  preset?: WidgetPreset,
): NormalWidget {
  const { width, height } = preset?.size ?? declaration.size;
  return {
    id: makeId(),
    type: declaration.type,
    version: versionOf(declaration),
    layerName: (preset ?? declaration).label[language],
    left: Math.round(centre.x - width / 2),
    top: Math.round(centre.y - height / 2),
    width,
    height,
    rotate: 0,
    locked: false,
    hidden: false,
    setup: structuredClone(preset?.setup ?? {}) as NormalWidget['setup'],
    data: {
      dataType: 'static',
      refreshTime: declaration.refreshMs,
      setCode: '',
      ...(preset?.rows ? { staticData: structuredClone(preset.rows) as Record<string, unknown>[] } : {}),
      mapping: structuredClone(preset?.mapping ?? []) as NormalWidget['data']['mapping'],
      contextData: {},
    },
    linkage: [],
  };
}
