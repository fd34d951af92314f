import type { Language, NormalWidget, ScreenGroup } from '@aj-report/contract';
import { versionOf, type WidgetDeclaration } from '@aj-report/widgets/declarations';
import { sampleIn, startIn, type WidgetPreset } from '@aj-report/widgets/presets';
import type { Point } from '../geometry/rect.ts';
import { makeId } from './make-id.ts';

/**
 * A widget as it is dropped: everything as declared or as its preset says, in the language of the author, its centre at
 * the point, with sample rows that viewers do not see until it has data.
 */
export function newWidget(
  declaration: WidgetDeclaration,
  centre: Point,
  language: Language,
  preset?: WidgetPreset,
): NormalWidget {
  const { width, height } = preset?.size ?? declaration.size;
  const start = preset ? sampleIn(declaration, preset, language) : undefined;
  const hasSample = declaration.shape !== 'none' && (start?.rows ?? declaration.sampleRows).length > 0;
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
    setup: withTitle(
      declaration,
      start?.setup ?? startIn(declaration, language),
      (preset ?? declaration).label[language],
    ),
    data: {
      dataType: 'static',
      refreshTime: declaration.refreshMs,
      setCode: '',
      ...(hasSample && { sample: 'hidden' as const }),
      ...(start?.rows ? { staticData: structuredClone(start.rows) as Record<string, unknown>[] } : {}),
      mapping: structuredClone(start?.mapping ?? []) as NormalWidget['data']['mapping'],
      contextData: {},
    },
    linkage: [],
  };
}

/** A chart says what it is until its data or its author say what it is about. */
function withTitle(
  { category, fields }: WidgetDeclaration,
  setup: Readonly<Record<string, unknown>>,
  title: string,
): NormalWidget['setup'] {
  const own = structuredClone(setup) as NormalWidget['setup'];
  const isUntitled = category === 'chart' && 'text' in fields && 'isShowTitle' in fields && !own['text'];
  return isUntitled ? { ...own, text: title } : own;
}

/** The parts with which a new container begins, named in the language; none for other widgets. */
export function newParts({ parts }: WidgetDeclaration, container: string, language: Language): ScreenGroup[] {
  return (parts?.names ?? []).map((name) => ({ id: makeId(), name: name[language], container }));
}
