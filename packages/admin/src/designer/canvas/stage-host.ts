import type { Entrance } from '@aj-report/contract';
import type { AjStage } from '@aj-report/widgets';
import { spokenIn, type Designer, type StagePort } from '../designer.ts';
import { boundsOf, isTouching, type Frame, type Point } from '../geometry/rect.ts';
import { HeldMove } from './held-move.ts';

/** ms without zooming after which the stage is drawn anew at its zoom, and not only stretched */
const SHARPEN_AFTER_MS = 140;
/** A box that lies above all others, and how it is moved there */
interface LiftedBox {
  /** of its styles, before */
  readonly zIndex: string;
  readonly move: HeldMove;
}

/** Above every widget of a screen. */
const LIFTED_Z = 10_000;

/**
 * Keeps a stage in step with document, camera and tool. The stage's own box has the size of the screen at the zoom,
 * so that charts are drawn with as many pixels as are seen; while the zoom changes the picture is only stretched. Nothing
 * moves by itself while it is designed: a canvas at rest is not painted.
 */
export class StageHost implements StagePort {
  private readonly designer: Designer;
  private readonly paper: HTMLElement;
  private readonly stage: AjStage;
  /** Zoom at which the stage is laid out. */
  private drawnZoom = 0;
  private sharpenTimer: ReturnType<typeof setTimeout> | undefined;
  /** the boxes that lie above all others while they are moved */
  private readonly lifted = new Map<string, LiftedBox>();
  private shown: ReadonlyMap<string, Frame> = new Map();

  constructor(designer: Designer, paper: HTMLElement, stage: AjStage) {
    this.designer = designer;
    this.paper = paper;
    this.stage = stage;
    stage.mode = 'edit';
    stage.still = true;
    stage.fit = 'contain';
  }

  showDocument(): void {
    const { screen } = this.designer.document;
    this.stage.document = screen;
    this.stage.page = this.designer.document.scope.page;
    this.stage.language = spokenIn(this.designer);
    this.lay();
    this.applySolo();
  }

  async playEntrance(target: string | HTMLElement, entrance: Entrance): Promise<void> {
    await this.stage.playEntrance(target, entrance);
  }

  boxOf(id: string): HTMLElement | undefined {
    return this.stage.boxOf(id);
  }

  get nameColours(): Readonly<Record<string, number>> {
    return this.stage.nameColours;
  }

  showPart(containerId: string, partId: string): void {
    this.stage.showPart(containerId, partId);
  }

  /** Lets the pointer work the widgets; afterwards nothing is chosen in them. */
  tryOut(isOn: boolean): void {
    this.stage.mode = isOn ? 'view' : 'edit';
    this.stage.still = !isOn;
    if (!isOn) this.startOver();
  }

  /** Draws the screen from its beginning: what was chosen is forgotten. */
  startOver(): void {
    this.stage.document = undefined;
    void this.stage.updateComplete.then(() => this.showDocument());
  }

  /** Hides the boxes that are set aside; the document and its data are left as they are. */
  applySolo(): void {
    const { view, document } = this.designer;
    for (const { id } of document.shown.widgets) {
      const box = this.stage.boxOf(id);
      if (box) box.style.visibility = view.hiddenBySolo.has(id) ? 'hidden' : '';
    }
  }

  /** Moves the paper with the camera; a new zoom is drawn sharp when it has come to rest. */
  showCamera(): void {
    const { camera } = this.designer.view;
    if (this.drawnZoom === 0) this.lay();
    const stretch = camera.zoom / this.drawnZoom;
    this.paper.style.transform = `translate(${Math.round(camera.x)}px, ${Math.round(camera.y)}px) scale(${stretch})`;
    clearTimeout(this.sharpenTimer);
    if (stretch !== 1) this.sharpenTimer = setTimeout(() => this.sharpen(), SHARPEN_AFTER_MS);
  }

  /** Puts the boxes where the tool has them; those that it let go of go back to their place in the document. */
  showLive(): void {
    const { frames, shift, ghosts } = this.designer.live.state;
    for (const id of this.shown.keys()) {
      if (!frames.has(id)) this.release(id);
    }
    if (this.shown.size === 0 && shift) this.lift(frames.keys());
    for (const [id, frame] of frames) {
      const box = this.stage.boxOf(id);
      if (!box) continue;
      if (shift) this.moveBy(id, box, shift);
      else place(box, frame);
    }
    this.shown = frames;
    this.paper.toggleAttribute('data-copying', ghosts.length > 0);
  }

  /**
   * What is moved and lies on top of all others gets layers of its own, above them: a layer between others makes layers
   * of all that lie higher. What lies below others keeps its place and is painted anew.
   */
  private lift(ids: Iterable<string>): void {
    const { widgets } = this.designer.document.shown;
    const moved = new Set(ids);
    widgets.forEach((widget, index) => {
      const box = moved.has(widget.id) ? this.stage.boxOf(widget.id) : undefined;
      if (!box) return;
      const isCovered = widgets.some(
        (other, at) =>
          at > index && !moved.has(other.id) && !other.hidden && isTouching(boundsOf(other), boundsOf(widget)),
      );
      if (isCovered) return;
      this.lifted.set(widget.id, { zIndex: box.style.zIndex, move: new HeldMove(box) });
      box.style.zIndex = String(LIFTED_Z + index);
    });
  }

  private moveBy(id: string, box: HTMLElement, shift: Point): void {
    const lifted = this.lifted.get(id);
    if (lifted) lifted.move.to(shift);
    else box.style.translate = `${shift.x}px ${shift.y}px`;
  }

  close(): void {
    clearTimeout(this.sharpenTimer);
  }

  private release(id: string): void {
    const box = this.stage.boxOf(id);
    const widget = this.designer.document.widget(id);
    if (!box) return;
    box.style.translate = '';
    const lifted = this.lifted.get(id);
    if (lifted) {
      lifted.move.end();
      box.style.zIndex = lifted.zIndex;
      this.lifted.delete(id);
    }
    if (widget) place(box, widget);
  }

  private sharpen(): void {
    this.lay();
    this.showCamera();
  }

  private lay(): void {
    const { width, height } = this.designer.document.screen.dashboard;
    this.drawnZoom = this.designer.view.camera.zoom;
    this.stage.style.width = `${width * this.drawnZoom}px`;
    this.stage.style.height = `${height * this.drawnZoom}px`;
  }
}

function place(box: HTMLElement, frame: Frame): void {
  const { style } = box;
  style.left = `${frame.left}px`;
  style.top = `${frame.top}px`;
  if (frame.width > 0) style.width = `${frame.width}px`;
  if (frame.height > 0) style.height = `${frame.height}px`;
  style.rotate = frame.rotate === 0 ? '' : `${frame.rotate}deg`;
}
