import type { Designer } from '../designer.ts';
import { pasteText } from '../paste-text.ts';
import { commandOf, runCommand } from './command-list.ts';
import { tryOutCommand } from './try-out.command.ts';
import { toKeyStroke } from './key-stroke.ts';

const TYPING = 'input, textarea, [contenteditable="true"], sl-input, sl-textarea, .cm-editor';
/** Elements that a space or Enter activates. */
const PRESSABLE = 'button, a, summary, [role="option"], sl-button, sl-switch, sl-icon-button';

/** Gives key presses to commands and tools until the returned function is called. `isPaused`: a dialog has the keys. */
export function listenToKeys(designer: Designer, isPaused: () => boolean): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const handleDown = (event: KeyboardEvent): void => {
    isMiddle = false;
    if (isPaused() || event.isComposing || event.defaultPrevented) return;
    tellModifiers(designer, event);
    if (pressKey(designer, event)) event.preventDefault();
  };
  const handleUp = (event: KeyboardEvent): void => {
    tellModifiers(designer, event);
    if (event.code !== 'Space' || !designer.tools.store.getState().spaceHeld) return;
    designer.tools.setSpaceHeld(false);
    // A button that was clicked before still has the focus and would be pressed now.
    event.preventDefault();
  };
  // On Linux the middle button pastes what is selected anywhere; here it moves the canvas.
  let isMiddle = false;
  const handlePress = ({ button }: MouseEvent): void => {
    isMiddle = button === 1;
  };
  const handlePaste = (event: ClipboardEvent): void => {
    if (isPaused() || isOn(event, TYPING)) return;
    event.preventDefault();
    if (isMiddle) return;
    void pasteText(designer, event.clipboardData?.getData('text/plain') ?? '');
  };
  window.addEventListener('keydown', handleDown, { signal });
  window.addEventListener('pointerdown', handlePress, { signal, capture: true });
  window.addEventListener('paste', handlePaste, { signal });
  window.addEventListener('keyup', handleUp, { signal });
  window.addEventListener('blur', () => designer.tools.setSpaceHeld(false), { signal });
  return () => abort.abort();
}

function pressKey(designer: Designer, event: KeyboardEvent): boolean {
  const stroke = toKeyStroke(event);
  const command = commandOf(stroke);
  if (command?.isByEvent) return false;
  const runInText = () => command?.worksInText === true && runCommand(command, designer, stroke);
  if (isOn(event, TYPING)) return leaveField(stroke) || runInText();
  if (designer.view.isTrying) return endTrial(designer, stroke) || runInText();
  if (event.code === 'Space' && (isOverCanvas() || !isOn(event, PRESSABLE))) {
    designer.tools.setSpaceHeld(true);
    return true;
  }
  if (stroke === 'Escape' && designer.tools.cancel()) return true;
  return command !== undefined && (runCommand(command, designer, stroke) || stroke.startsWith('Mod+'));
}

/** Escape in a field gives the keys back to the canvas: arrows move what is selected again. */
function leaveField(stroke: string): boolean {
  if (stroke !== 'Escape' || !(document.activeElement instanceof HTMLElement)) return false;
  document.activeElement.blur();
  return true;
}

/** While widgets are tried out the keys are theirs, but for those that end it. */
function endTrial({ view }: Designer, stroke: string): boolean {
  const isEnd = stroke === 'Escape' || tryOutCommand.keys?.includes(stroke) === true;
  if (isEnd) view.tryOut(false);
  return isEnd;
}

function isOverCanvas(): boolean {
  return document.querySelector('.canvas:hover') !== null;
}

function tellModifiers({ tools }: Designer, event: KeyboardEvent): void {
  tools.modifiersChanged({ shift: event.shiftKey, alt: event.altKey, mod: event.ctrlKey || event.metaKey });
}

function isOn(event: Event, selector: string): boolean {
  return event.composedPath().some((target) => target instanceof Element && target.matches(selector));
}
