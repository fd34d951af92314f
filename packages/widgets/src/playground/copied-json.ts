import type { Language } from '@aj-report/contract';
import { resolveProps, versionOf } from '../kit/widget/resolve-props.ts';
import { changesOf, type ShownContent, type ShownWidget } from './shown-widget.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function toNode({ declaration, setup, rows, mapping }: ShownContent, id: string, language: Language, box: Box) {
  return {
    id,
    type: declaration.type,
    version: versionOf(declaration),
    layerName: declaration.label[language],
    ...box,
    setup: Object.fromEntries(changesOf(declaration.fields, setup)),
    data: { dataType: 'static', ...(rows ? { staticData: rows } : {}), mapping },
  };
}

/** The place in a container that its tabs or its title leave to its parts. */
function roomOf({ declaration, setup, size }: ShownWidget): Box {
  const props = resolveProps(declaration, setup, versionOf(declaration));
  const { top, bottom, sides } = declaration.parts?.bars(props, size) ?? { top: 0, bottom: 0, sides: 0 };
  return { left: sides, top, width: size.width - 2 * sides, height: size.height - top - bottom };
}

/** Whole px of a place that is said in % of a room. */
function boxIn(room: Box, place: Box): Box {
  return {
    left: Math.round(room.left + (room.width * place.left) / 100),
    top: Math.round(room.top + (room.height * place.top) / 100),
    width: Math.round((room.width * place.width) / 100),
    height: Math.round((room.height * place.height) / 100),
  };
}

/**
 * The widget's node of a screen document (architecture §4); of a container, `groups` and `widgets` of a document that
 * shows it with what it holds (decision 217).
 */
export function toJsonCode(shown: ShownWidget): string {
  const { declaration, parts, language, size } = shown;
  const node = toNode(shown, declaration.type, language, { left: 0, top: 0, ...size });
  if (parts.length === 0) return JSON.stringify(node, null, 2);
  const room = roomOf(shown);
  const groups = parts.map(({ id, title }) => ({ id, name: title, container: node.id }));
  const held = parts.flatMap((part) =>
    part.widgets.map((one, at) => ({
      ...toNode(one, `${part.id}-${at + 1}`, language, boxIn(room, one.place)),
      group: part.id,
    })),
  );
  return JSON.stringify({ groups, widgets: [node, ...held] }, null, 2);
}
