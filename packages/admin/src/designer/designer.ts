import {
  firstLanguage,
  PHONE_HEIGHT,
  type DataSetChoice,
  type Entrance,
  type Language,
  type Text,
} from '@aj-report/contract';
import type { Recipe } from './document/change.ts';
import { DocumentStore } from './document/document-store.ts';
import type { CopiedStyle } from './document/style.ts';
import { holderOf, isTuckedAway } from './document/groups.ts';
import { WHOLE_SCREEN } from './document/scope.ts';
import type { Size } from './geometry/camera.ts';
import { boundsOf, unionOf, type Rect } from './geometry/rect.ts';
import type { SetAnswers, SetsAsked } from './missing-sets/missing-sets.ts';
import { ToolMachine } from './tools/tool-machine.ts';
import { LiveStore } from './view/live-store.ts';
import { ViewStore } from './view/view-store.ts';
import type { Contents } from './contents.ts';

/** A place for text that other tabs and other programs can read. */
export interface ClipboardPort {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

/** What panels and tools ask of the drawn screen. */
export interface StagePort {
  /** Shows an entrance on the box of a widget, or on an element of a panel. */
  playEntrance(target: string | HTMLElement, entrance: Entrance): Promise<void>;
  showPart(containerId: string, partId: string): void;
  /** Forgets what was chosen in widgets. */
  startOver(): void;
  boxOf(id: string): HTMLElement | undefined;
  /** Places in the palette of the names that charts have drawn. */
  readonly nameColours: Readonly<Record<string, number>>;
}

export type Overlay =
  | 'palette'
  | 'find'
  | 'share'
  | 'shortcuts'
  | 'versions'
  | 'import'
  | 'exportWith'
  | 'exportWithout'
  | 'makeScreen'
  | 'templates'
  | 'writeText'
  | 'saveBlock';

/** What commands ask of the page around the canvas. */
export interface DesignerHost {
  readonly clipboard: ClipboardPort;
  language(): Language;
  save(): Promise<void>;
  preview(): Promise<void>;
  publish(): Promise<void>;
  warn(message: Text): void;
  openOverlay(overlay: Overlay): void;
  /** Data sets that the user may bind to; undefined = it is not known. */
  readSets(): Promise<readonly DataSetChoice[] | undefined>;
  /** Those that are known without a call. */
  setsAtHand(): readonly DataSetChoice[];
  /** What takes the place of data sets that are missing; undefined = the user would rather not go on. */
  askSets(sets: SetsAsked): Promise<SetAnswers | undefined>;
  /** What becomes of so many widgets in a container that is deleted; undefined = it is not deleted. */
  askContents(count: number): Promise<Contents | undefined>;
  /** Puts the cursor into the name of a layer. */
  startRename(id: string): void;
}

/** Language in which the screen speaks to who designs it. */
export function spokenIn({ document, host }: Pick<Designer, 'document' | 'host'>): Language {
  return firstLanguage(document.screen.dashboard.language, host.language());
}

/** One open designer: the document, what is seen of it, and the pointer's tools. No React, no DOM. */
export class Designer {
  readonly document: DocumentStore;
  readonly view = new ViewStore();
  readonly live = new LiveStore();
  readonly tools: ToolMachine;
  /** There while a canvas is mounted. */
  stage: StagePort | undefined;
  readonly host: DesignerHost;
  /** Looks of the widget that were copied last. */
  copiedStyle: CopiedStyle | undefined;

  constructor(host: DesignerHost, document = new DocumentStore()) {
    this.host = host;
    this.document = document;
    this.tools = new ToolMachine(this.document, this.view, this.live);
    document.store.subscribe(({ scope }, before) => {
      if (scope !== before.scope) this.#enter(scope.layout !== before.scope.layout);
    });
  }

  /** Another page or layout is worked on: what was entered or set aside was of the former. */
  #enter(isOtherLayout: boolean): void {
    this.view.hideBySolo([]);
    this.view.enterGroup(undefined);
    this.view.editText(undefined);
    if (isOtherLayout) this.fitScreen();
  }

  /** The box around the selection as it is on the canvas: while a tool moves or resizes it too. */
  get selectionBox(): Rect | undefined {
    const { frames } = this.live.state;
    return unionOf(this.document.selected.map((widget) => boundsOf(frames.get(widget.id) ?? widget)));
  }

  /** Brings a part of a container to light: a tab, on the canvas. */
  showPart(containerId: string, partId: string): void {
    this.view.showPart(containerId, partId);
    this.stage?.showPart(containerId, partId);
  }

  /** Brings a widget to light, whatever parts of containers it stands in. */
  reveal(id: string): void {
    const { screen } = this.document;
    for (let holder = holderOf(screen, id), n = 0; holder && n < 20; n++) {
      if (isTuckedAway(screen, id, this.view.shownParts)) this.showPart(holder.containerId, holder.partId);
      holder = holderOf(screen, holder.containerId);
    }
  }

  /** Selects a widget and brings it into sight; what is seen already is not moved. */
  lookAt(id: string): void {
    const widget = this.document.widget(id);
    if (!widget) return;
    if (this.view.hiddenBySolo.has(id)) this.view.hideBySolo([]);
    this.reveal(id);
    this.document.select([id]);
    const box = boundsOf(widget);
    if (!this.view.shows(box)) this.view.centreOn(box, this.view.camera.zoom);
  }

  /** Puts another screen in place of the open one, in one step: what was set aside or entered was of the former. */
  replaceScreen(label: Text, recipe: Recipe): void {
    this.document.change(label, recipe, { select: [], isForStored: true, scope: WHOLE_SCREEN });
    this.view.hideBySolo([]);
    this.view.enterGroup(undefined);
  }

  /** Shows the whole screen; of a phone's what is seen before it is scrolled. */
  fitScreen(): void {
    this.view.fit(this.#screenBox);
  }

  /** The canvas has another size now: a screen that is shown whole stays so, else what is seen stays. */
  resizeCanvas(viewport: Size): void {
    const isWhole = this.view.viewport.width === 0 || this.view.isFitted(this.#screenBox);
    this.view.setViewport(viewport);
    if (isWhole) this.fitScreen();
  }

  get #screenBox(): Rect {
    const { screen, scope } = this.document;
    const { width, height } = screen.dashboard;
    return { left: 0, top: 0, width, height: scope.layout === 'phone' ? PHONE_HEIGHT : height };
  }
}
