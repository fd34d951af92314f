import type { Language, NormalWidget, Text } from '@aj-report/contract';
import { Form } from '../../form/form.tsx';
import { hideCommand } from '../commands/hide.command.ts';
import { lockCommand } from '../commands/lock.command.ts';
import { setFrames, setHidden, setLocked, setLook } from '../document/operations.ts';
import { MOVE_LABEL } from '../tools/dragging.tool.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { positionFields } from '../document/position.fields.ts';

const LOOK_LABEL: Text = { zh: '修改外观', en: 'Change the look' };

type FrameKey = 'left' | 'top' | 'width' | 'height' | 'rotate';

const PLACE_NAMES: ReadonlySet<string> = new Set(['left', 'top', 'width', 'height', 'rotate']);
const NOTHING: ReadonlySet<string> = new Set();

interface PositionPanelProps {
  readonly widgets: readonly NormalWidget[];
  readonly language: Language;
}

/** Place, size, rotation and state of the selected widgets. */
export function PositionPanel({ widgets, language }: PositionPanelProps) {
  const { document } = useDesigner();
  const ids = widgets.map((widget) => widget.id);
  const first = widgets[0] as unknown as Record<string, unknown>;
  const mixed = new Set(
    Object.keys(positionFields).filter((name) =>
      widgets.some((widget) => (widget as unknown as Record<string, unknown>)[name] !== first[name]),
    ),
  );

  function handleChange(name: string, value: unknown): void {
    if (name === 'locked') document.change(lockCommand.label, setLocked(ids, value === true));
    else if (name === 'hidden') document.change(hideCommand.label, setHidden(ids, value === true));
    else if (name === 'opacity' || name === 'blend') {
      document.change(LOOK_LABEL, setLook(ids, { [name]: value }), { mergeKey: `look ${name} ${ids.join(' ')}` });
    } else if (typeof value === 'number') {
      const frames = new Map(ids.map((id) => [id, { [name as FrameKey]: value }]));
      document.change(MOVE_LABEL, setFrames(frames), { mergeKey: `position ${name} ${ids.join(' ')}` });
    }
  }

  return (
    <Form
      density="compact"
      language={language}
      fields={positionFields}
      values={first}
      mixed={mixed}
      locked={widgets.some((widget) => widget.locked) ? PLACE_NAMES : NOTHING}
      onChange={handleChange}
    />
  );
}
