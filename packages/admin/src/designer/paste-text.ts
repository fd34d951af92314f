import { defaultsOf, LIMITS, type NormalWidget, type Text } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { spokenIn, type Designer } from './designer.ts';
import { addCopy } from './document/add-copy.ts';
import { fromClipText, type Clip } from './document/clip.ts';
import { newWidget } from './document/new-widget.ts';
import type { Point } from './geometry/rect.ts';
import { middleOf, placeWidget } from './insert-widget.ts';
import { askForSets, drawsFromOthers } from './missing-sets/ask-for-sets.ts';
import { rebind } from './missing-sets/missing-sets.ts';
import { COPY_STEP_PX } from './commands/duplicate.command.ts';

export const PASTE_LABEL: Text = { zh: '粘贴', en: 'Paste' };

/** px of the screen; a longer text is broken into lines */
const MAX_TEXT_WIDTH = 960;
const MIN_TEXT_WIDTH = 120;
/** in font sizes, as the text widget has it */
const LINE_HEIGHT = 1.5;

/**
 * Adds what the clipboard holds: widgets that were copied in a designer, or a text widget of any other text. Data sets of
 * another installation are asked about first.
 */
export async function pasteText(designer: Designer, clipText: string): Promise<void> {
  const clip = fromClipText(clipText);
  if (!clip) return addText(designer, clipText.replace(/\r\n?/g, '\n').trim());
  if (!drawsFromOthers(designer, clip.widgets)) return addWidgets(designer, clip);
  const answers = await askForSets(designer, clip.widgets, clip.sets);
  if (answers) addWidgets(designer, { ...clip, widgets: rebind(clip.widgets, answers) });
}

function addWidgets({ document }: Designer, clip: Clip): void {
  addCopy(document, PASTE_LABEL, clip, freeOffset(clip.widgets, document.shown.widgets));
}

/** Pasting twice must not hide the second copy under the first. */
function freeOffset(widgets: readonly NormalWidget[], present: readonly NormalWidget[]): Point {
  const first = widgets[0];
  if (!first) return { x: 0, y: 0 };
  const taken = new Set(present.map((widget) => `${widget.left},${widget.top}`));
  let step = 0;
  while (taken.has(`${first.left + step},${first.top + step}`)) step += COPY_STEP_PX;
  return { x: step, y: step };
}

function addText(designer: Designer, text: string): void {
  const declaration = declarations['text'];
  if (text === '' || !declaration) return;
  const { maxLength } = declaration.fields['text'] as { readonly maxLength?: number };
  if (maxLength !== undefined && text.length > maxLength) {
    designer.host.warn(tooLong(text.length, maxLength));
    return;
  }
  const { width, height } = sizeOf(text.split('\n'), Number(defaultsOf(declaration.fields)['fontSize']));
  const widget = newWidget(declaration, middleOf(designer), spokenIn(designer));
  placeWidget(designer, PASTE_LABEL, {
    ...widget,
    left: Math.round(widget.left + (widget.width - width) / 2),
    top: Math.round(widget.top + (widget.height - height) / 2),
    width,
    height,
    setup: { ...widget.setup, text, ...(text.includes('\n') && { whiteSpace: true, textAlign: 'left' }) },
  });
}

/** px; as if every letter were as wide as a Chinese one. The widget's own fitting does the rest. */
function sizeOf(lines: readonly string[], fontSize: number): { width: number; height: number } {
  const wanted = Math.max(...lines.map((line) => line.length)) * fontSize;
  const width = Math.min(MAX_TEXT_WIDTH, Math.max(MIN_TEXT_WIDTH, wanted));
  const rows = lines.map((line) => Math.max(1, Math.ceil((line.length * fontSize) / width)));
  const height = rows.reduce((sum, count) => sum + count, 0) * fontSize * LINE_HEIGHT;
  return { width, height: Math.min(LIMITS.screenHeight, Math.round(height)) };
}

function tooLong(length: number, most: number): Text {
  const [is, may] = [length.toLocaleString('en-US'), most.toLocaleString('en-US')];
  return {
    zh: `剪贴板中的文字有 ${is} 个字符，文本组件最多 ${may} 个，未粘贴；请分段粘贴`,
    en: `The text on the clipboard has ${is} characters, a text widget holds ${may}: nothing was pasted. Paste it in parts.`,
  };
}
