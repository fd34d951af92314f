import type { Language, NormalScreen, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { nameOfWidget } from './widget-name.ts';

/** A widget that would go live without data of its own. */
export interface UnboundWidget {
  readonly id: string;
  readonly name: string;
  /** What viewers get to see. */
  readonly shows: 'empty' | 'sample';
  /** Whether there is a sample that could be shown to them on purpose. */
  readonly hasSample: boolean;
}

/**
 * Widgets that viewers see and to which nobody gave data: neither a data set nor rows. Left out are those that show a
 * sample on purpose, and those that have something to show without data.
 */
export function unboundWidgets({ widgets }: NormalScreen, language: Language): UnboundWidget[] {
  return widgets.flatMap((widget) => {
    const shows = widget.hidden ? undefined : shownOf(widget);
    if (!shows) return [];
    return [
      { id: widget.id, name: nameOfWidget(widget, language), shows, hasSample: widget.data.dataType === 'static' },
    ];
  });
}

function shownOf({ type, data }: NormalWidget): UnboundWidget['shows'] | undefined {
  const declaration = declarations[type];
  if (!declaration || declaration.shape === 'none' || declaration.isDataOptional) return undefined;
  if (data.dataType === 'dynamic') return data.setCode === '' ? 'empty' : undefined;
  const isSample = data.staticData ? data.sample !== undefined : declaration.sampleRows.length > 0;
  if (!isSample || data.sample === 'kept') return undefined;
  return data.sample === 'hidden' ? 'empty' : 'sample';
}
