import {
  normalizeScreen,
  type DataSetChoice,
  type Language,
  type NormalWidget,
  type WidgetNode,
} from '@aj-report/contract';
import { commandOf, runCommand } from './commands/command-list.ts';
import { toKeyStroke } from './commands/key-stroke.ts';
import { openAt } from './open-at.ts';
import { pasteText } from './paste-text.ts';
import type { SetAnswers, SetsAsked } from './missing-sets/missing-sets.ts';
import { Designer, type ClipboardPort, type DesignerHost, type Overlay } from './designer.ts';
import { DocumentStore } from './document/document-store.ts';
import { toDocument } from './geometry/camera.ts';
import type { Handle } from './geometry/resize.ts';
import type { Modifiers, Target, ToolPointer } from './tools/tool.ts';
import type { Contents } from './contents.ts';

interface Press extends Partial<Modifiers> {
  readonly button?: number;
  readonly target?: Target;
}

/** A designer that is used like a user does: pointer and keys, in px of the viewport. For tests. */
export class TestDesigner {
  readonly designer: Designer;
  readonly saves: number[] = [];
  readonly overlays: Overlay[] = [];
  readonly warnings: string[] = [];
  /** Widgets whose name the user was asked to type. */
  readonly renames: string[] = [];
  /** Counts of widgets in containers about which the user was asked, and what the user answers. */
  readonly contentsAsked: number[] = [];
  contents: Contents | undefined = 'delete';
  /** Data sets that there are; undefined = the service does not say. */
  sets: readonly DataSetChoice[] | undefined = [];
  /** Questions for data sets that are missing, and what the user answers. */
  readonly setsAsked: SetsAsked[] = [];
  setAnswers: SetAnswers | undefined;
  /** ms; moves only when a test says so */
  clock = 0;
  private pressed: Press = {};
  private readonly clipboard: TestClipboard;

  constructor(widgets: readonly WidgetNode[] = [], clipboard = new TestClipboard(), language: Language = 'zh') {
    this.clipboard = clipboard;
    const host: DesignerHost = {
      clipboard,
      language: () => language,
      save: async () => {
        this.saves.push(this.designer.document.screen.revision);
      },
      preview: async () => {},
      publish: async () => {},
      warn: (message) => this.warnings.push(message[language]),
      readSets: async () => this.sets,
      setsAtHand: () => this.sets ?? [],
      askSets: async (sets) => {
        this.setsAsked.push(sets);
        return this.setAnswers;
      },
      askContents: async (count) => {
        this.contentsAsked.push(count);
        return this.contents;
      },
      openOverlay: (overlay) => this.overlays.push(overlay),
      startRename: (id) => this.renames.push(id),
    };
    const screen = normalizeScreen({ reportCode: 'test', widgets: widgets as WidgetNode[] });
    this.designer = new Designer(host, new DocumentStore(screen, () => this.clock));
    this.designer.view.setViewport({ width: 1920, height: 1080 });
  }

  get ids(): string[] {
    return this.designer.document.screen.widgets.map((widget) => widget.id);
  }

  get selection(): readonly string[] {
    return this.designer.document.selection;
  }

  widget(id: string): NormalWidget {
    const widget = this.designer.document.widget(id);
    if (!widget) throw new Error(`there is no widget ${id}; there are ${this.ids.join(', ')}`);
    return widget;
  }

  /** `left, top, width, height` of a widget. */
  frame(id: string): number[] {
    const { left, top, width, height } = this.widget(id);
    return [left, top, width, height];
  }

  pointerDown(x: number, y: number, press: Press = {}): this {
    this.pressed = press;
    this.designer.tools.pointerDown(this.toPointer(x, y, press));
    return this;
  }

  pointerMove(x: number, y: number, press: Press = {}): this {
    this.designer.tools.pointerMove(this.toPointer(x, y, { ...this.pressed, ...press }));
    return this;
  }

  pointerUp(x: number, y: number, press: Press = {}): this {
    this.designer.tools.pointerUp(this.toPointer(x, y, { ...this.pressed, ...press }));
    return this;
  }

  click(x: number, y: number, press: Press = {}): this {
    return this.pointerDown(x, y, press).pointerUp(x, y, press);
  }

  doubleClick(x: number, y: number): this {
    this.click(x, y).click(x, y);
    openAt(this.designer, toDocument(this.designer.view.camera, { x, y }));
    return this;
  }

  drag(from: readonly [number, number], to: readonly [number, number], press: Press = {}): this {
    this.pointerDown(...from, press).pointerMove((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    return this.pointerMove(...to).pointerUp(...to);
  }

  pullHandle(handle: Handle, from: readonly [number, number], to: readonly [number, number], press: Press = {}): this {
    return this.drag(from, to, { ...press, target: { kind: 'handle', handle } });
  }

  /** Presses keys such as `Ctrl+Shift+z` or `ArrowLeft`; Escape ends a tool first, as on the page. */
  key(keys: string): this {
    const parts = keys === '+' ? ['+'] : keys.split('+');
    const stroke = toKeyStroke({
      key: parts.at(-1) ?? '',
      code: '',
      ctrlKey: parts.includes('Ctrl'),
      metaKey: false,
      altKey: parts.includes('Alt'),
      shiftKey: parts.includes('Shift'),
    });
    if (stroke === 'Escape' && this.designer.tools.cancel()) return this;
    const command = commandOf(stroke);
    if (!command) throw new Error(`no command has the key ${stroke}`);
    runCommand(command, this.designer, stroke);
    return this;
  }

  /** Pastes by its key: the browser brings what is on the clipboard along. */
  paste(text = this.clipboard.text): this {
    void pasteText(this.designer, text);
    return this;
  }

  private toPointer(x: number, y: number, press: Press): ToolPointer {
    return {
      viewport: { x, y },
      point: toDocument(this.designer.view.camera, { x, y }),
      button: press.button ?? 0,
      target: press.target ?? { kind: 'canvas' },
      shift: press.shift ?? false,
      alt: press.alt ?? false,
      mod: press.mod ?? false,
    };
  }
}

export class TestClipboard implements ClipboardPort {
  text = '';

  async read(): Promise<string> {
    return this.text;
  }

  async write(text: string): Promise<void> {
    this.text = text;
  }
}
