import type { Language, NormalWidget, ScreenGroup } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { samplePartsOf, type HeldSample } from '@aj-report/widgets/presets';
import type { Rect } from '../geometry/rect.ts';
import { makeId } from './make-id.ts';
import { newWidget } from './new-widget.ts';
import { roomOf } from './room.ts';

interface Contents {
  readonly groups: ScreenGroup[];
  readonly widgets: NormalWidget[];
}

/** A widget at its share of the room, in a part. */
function heldWidget(held: HeldSample, room: Rect, language: Language, group: string): NormalWidget[] {
  const { type, place } = held;
  const declaration = declarations[type];
  if (!declaration) return [];
  const width = (room.width * place.width) / 100;
  const height = (room.height * place.height) / 100;
  const centre = {
    x: room.left + (room.width * place.left) / 100 + width / 2,
    y: room.top + (room.height * place.top) / 100 + height / 2,
  };
  const sample = { ...held, name: type, label: declaration.label, size: { width, height } };
  return [{ ...newWidget(declaration, centre, language, sample), group }];
}

/** What stands in a container where it is only shown: alone it would be an empty frame. */
export function sampleContents(container: NormalWidget, language: Language): Contents {
  const declaration = declarations[container.type];
  const room = roomOf(container);
  const made = (declaration ? samplePartsOf(declaration) : []).map(({ title, widgets }) => {
    const group: ScreenGroup = { id: makeId(), name: title[language], container: container.id };
    return { group, widgets: widgets.flatMap((held) => heldWidget(held, room, language, group.id)) };
  });
  return { groups: made.map(({ group }) => group), widgets: made.flatMap(({ widgets }) => widgets) };
}
