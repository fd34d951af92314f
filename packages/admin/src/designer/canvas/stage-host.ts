import type { Entrance } from '@aj-report/contract';
import type { AjStage } from '@aj-report/widgets';
import { spokenIn, type Designer, type StagePort } from '../designer.ts';
import type { Frame } from '../geometry/rect.ts';

/** ms without zooming after which the stage is drawn anew at its zoom, and not only stretched */
const SHARPEN_AFTER_MS = 140;

/**
 * Keeps a stage in step with document, camera and tool. The stage's own box has the size of the screen at the zoom,
 * so that charts are drawn with as many pixels as are seen; while the zoom changes the picture is only stretched.
 */
export class StageHost implements StagePort {
  private readonly designer: Designer;
  private readonly paper: HTMLElement;
  private readonly stage: AjStage;
  /** Zoom at which the stage is laid out. */
  private drawnZoom = 0;
  private sharpenTimer: ReturnType<typeof setTimeout> | undefined;
  private shown: ReadonlyMap<string, Frame> = new Map();

  constructor(designer: Designer, paper: HTMLElement, stage: AjStage) {
    this.designer = designer;
    this.paper = paper;
    this.stage = stage;
    stage.mode = 'edit';
    stage.fit = 'contain';
  }

  showDocument(): void {
    const { screen } = this.designer.document;
    this.stage.document = screen;
    this.stage.page = this.designer.document.scope.page;
    this.stage.language = spokenIn(this.designer);
    this.lay();
    this.showAside();
  }

  async playEntrance(target: string | HTMLElement, entrance: Entrance): Promise<void> {
    await this.stage.playEntrance(target, entrance);
  }

  boxOf(id: string): HTMLElement | undefined {
    return this.stage.boxOf(id);
  }

  showPart(containerId: string, partId: string): void {
    this.stage.showPart(containerId, partId);
  }

  /** Lets the pointer work the widgets; afterwards nothing is chosen in them. */
  tryOut(isOn: boolean): void {
    this.stage.mode = isOn ? 'view' : 'edit';
    if (!isOn) this.startOver();
  }

  /** Draws the screen from its beginning: what was chosen is forgotten. */
  startOver(): void {
    this.stage.document = undefined;
    void this.stage.updateComplete.then(() => this.showDocument());
  }

  /** Hides the boxes that are set aside; the document and its data are left as they are. */
  showAside(): void {
    const { view, document } = this.designer;
    for (const { id } of document.shown.widgets) {
      const box = this.stage.boxOf(id);
      if (box) box.style.visibility = view.setAside.has(id) ? 'hidden' : '';
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
    for (const [id, frame] of frames) {
      const box = this.stage.boxOf(id);
      if (!box) continue;
      if (shift) {
        box.style.translate = `${shift.x}px ${shift.y}px`;
        box.style.willChange = 'translate';
      } else place(box, frame);
    }
    this.shown = frames;
    this.paper.toggleAttribute('data-copying', ghosts.length > 0);
  }

  close(): void {
    clearTimeout(this.sharpenTimer);
  }

  private release(id: string): void {
    const box = this.stage.boxOf(id);
    const widget = this.designer.document.widget(id);
    if (!box) return;
    box.style.translate = '';
    box.style.willChange = '';
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
