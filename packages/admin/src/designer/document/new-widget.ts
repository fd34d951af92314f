import type { Language, NormalWidget } from '@aj-report/contract';
import { versionOf, type WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { Point } from '../geometry/rect.ts';
import { makeId } from './make-id.ts';

/** A widget as it is dropped: everything as declared, its centre at the point, sample rows until it has data. */
export function newWidget(declaration: WidgetDeclaration, centre: Point, language: Language): NormalWidget {
  const { width, height } = declaration.size;
  return {
    id: makeId(),
    type: declaration.type,
    version: versionOf(declaration),
    layerName: declaration.label[language],
    left: Math.round(centre.x - width / 2),
    top: Math.round(centre.y - height / 2),
    width,
    height,
    rotate: 0,
    locked: false,
    hidden: false,
    setup: {},
    data: { dataType: 'static', refreshTime: declaration.refreshMs, setCode: '', mapping: [], contextData: {} },
    linkage: [],
  };
}
