import type { NormalWidget } from '@aj-report/contract';
import { declarations, resolveProps } from '@aj-report/widgets/declarations';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { setSetup } from '../document/operations.ts';
import { toViewport } from '../geometry/camera.ts';
import { textFieldOf } from '../open-at.ts';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { RULER_PX } from './rulers.ts';

const EDIT_LABEL = { zh: '修改文字', en: 'Edit the text' };
/** px of the viewport; smaller letters are not read while they are typed, larger ones leave no room for many */
const MIN_LETTER_PX = 12;
const MAX_LETTER_PX = 40;
/** Of the height of the box. */
const LETTER_SHARE = 0.45;

function propsOf(widget: NormalWidget): Record<string, unknown> {
  const declaration = declarations[widget.type];
  return declaration ? resolveProps(declaration, widget.setup, widget.version) : widget.setup;
}

/** The words of a widget, edited where they stand. Enter, Escape or a click beside takes them over. */
export function TextEditor() {
  const text = useText();
  const { document, view } = useDesigner();
  const id = useStore(view.store, (state) => state.editing);
  const camera = useStore(view.store, (state) => state.camera);
  const widget = useDocument((state) => state.screen.widgets.find((one) => one.id === id));
  const name = widget && textFieldOf(widget);
  if (!widget || name === undefined) return null;
  const props = propsOf(widget);
  const before = String(props[name] ?? '');
  const field = declarations[widget.type]?.fields[name];
  const hasLines = field?.['x-aj'].control === 'textarea';
  const start = toViewport(camera, { x: widget.left, y: widget.top });

  function take(value: string): void {
    if (value !== before) document.change(EDIT_LABEL, setSetup([widget!.id], name!, value));
    view.editText(undefined);
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Keys that choose among the candidates of an input method are not meant for the editor.
    if (event.nativeEvent.isComposing) return;
    const isDone = event.key === 'Enter' && !(hasLines && event.shiftKey);
    if (!isDone && event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.blur();
  }

  const height = Math.max(widget.height * camera.zoom, MIN_LETTER_PX * 2);
  const style = {
    left: start.x + RULER_PX,
    top: start.y + RULER_PX,
    minWidth: widget.width * camera.zoom,
    height,
    '--letter': `${Math.min(MAX_LETTER_PX, Math.max(MIN_LETTER_PX, height * LETTER_SHARE))}px`,
  } as CSSProperties;
  return (
    <textarea
      key={widget.id}
      className="text-editor"
      aria-label={text(WORDS.editText)}
      autoFocus
      defaultValue={before}
      maxLength={(field as { readonly maxLength?: number } | undefined)?.maxLength}
      style={style}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => take(event.currentTarget.value)}
      onKeyDown={handleKey}
    />
  );
}
