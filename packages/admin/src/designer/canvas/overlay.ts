import type { NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { Designer } from '../designer.ts';
import { isInGroup } from '../document/groups.ts';
import { isGuideOn } from '../document/guides.ts';
import { LinkLayer } from './link-layer.ts';
import { toViewport } from '../geometry/camera.ts';
import { GRID_PX } from '../geometry/grid.ts';
import { HANDLES } from '../geometry/resize.ts';
import { boundsOf, toFrame, unionOf, type Frame, type Point } from '../geometry/rect.ts';
import { HeldMove } from './held-move.ts';
import { drawSnapLines } from './snap-drawing.ts';
import { createSvg, selectionFrame, setPath, toLinePath, toOutlines } from './svg.ts';

/** px of the viewport */
const NEAREST_LINES_PX = 8;
const CURSORS = ['nwse', 'ns', 'nesw', 'ew'] as const;

/**
 * Selection frame, handles, guides, snap lines and brush above the stage. Written directly, without React:
 * it follows every pointer move.
 */
export class Overlay {
  readonly element = document.createElement('div');
  private readonly designer: Designer;
  private readonly svg = createSvg('svg', 'overlay__drawing');
  private readonly outlineSvg = createSvg('svg', 'overlay__drawing overlay__drawing--moving');
  private readonly guides = createSvg('path', 'overlay__guides');
  private readonly ghosts = createSvg('path', 'overlay__ghosts');
  private readonly entered = createSvg('path', 'overlay__entered');
  private readonly hover = createSvg('path', 'overlay__hover');
  private readonly outlines = createSvg('path', 'overlay__outlines');
  private readonly lines = createSvg('path', 'overlay__lines');
  private readonly links: LinkLayer;
  private readonly labels = document.createElement('div');
  private readonly guideGrips = document.createElement('div');
  private readonly brush = document.createElement('div');
  private readonly frame = document.createElement('div');
  private readonly label = document.createElement('div');
  private hovered: string | undefined;
  /** of what is drawn around the selection, while that is moved */
  private moves: readonly HeldMove[] = [];

  constructor(designer: Designer) {
    this.designer = designer;
    this.element.className = 'overlay';
    this.brush.className = 'overlay__brush';
    this.label.className = 'overlay__label';
    this.frame.className = 'overlay__frame';
    this.svg.append(this.guides, this.ghosts, this.entered, this.hover, this.lines);
    this.outlineSvg.append(this.outlines);
    for (const handle of HANDLES) {
      const grip = document.createElement('div');
      grip.className = 'overlay__handle';
      grip.dataset['handle'] = handle;
      this.frame.append(grip);
    }
    const turn = document.createElement('div');
    turn.className = 'overlay__rotate';
    turn.dataset['rotate'] = '';
    this.frame.append(turn);
    const link = document.createElement('div');
    link.className = 'overlay__link';
    link.dataset['startLink'] = '';
    this.frame.append(link);
    this.links = new LinkLayer(designer);
    this.svg.append(this.links.element);
    this.element.append(this.svg, this.outlineSvg, this.guideGrips, this.frame, this.brush, this.labels, this.label);
  }

  /** Draws the state of document, camera and tool. */
  draw(): void {
    const { document, view, live } = this.designer;
    const { state } = live;
    const selected = document.selected.filter((widget) => !widget.hidden);
    // While all of them only move, their drawing is moved and not drawn anew.
    const frames = selected.map((widget) => (state.shift ? undefined : state.frames.get(widget.id)) ?? toFrame(widget));
    setPath(this.outlines, toOutlines(frames, view.camera));
    this.carry(state.shift);
    setPath(this.ghosts, toOutlines(state.ghosts, view.camera));
    this.drawEntered();
    this.drawHover();
    this.drawFrame(selectionFrame(frames), selected);
    this.drawGrid();
    this.drawBrush();
    drawSnapLines(this.lines, this.labels, state.lines, view.camera);
    this.drawGuides();
    this.links.draw();
  }

  private carry(shift: Point | undefined): void {
    if (!shift) {
      for (const move of this.moves) move.end();
      this.moves = [];
      return;
    }
    if (this.moves.length === 0) this.moves = [this.outlineSvg, this.frame, this.label].map((one) => new HeldMove(one));
    const { zoom } = this.designer.view.camera;
    for (const move of this.moves) move.to({ x: shift.x * zoom, y: shift.y * zoom });
  }

  /** Around the group within which widgets are picked one by one. */
  private drawEntered(): void {
    const { document, view, live } = this.designer;
    const { enteredGroup } = view;
    const members =
      enteredGroup === undefined
        ? []
        : document.shown.widgets.filter(({ id }) => isInGroup(document.screen, id, enteredGroup));
    const box = unionOf(members.map((widget) => boundsOf(live.state.frames.get(widget.id) ?? widget)));
    setPath(this.entered, box ? toOutlines([{ ...box, rotate: 0 }], view.camera) : '');
  }

  /** Outlines the widget under the pointer. */
  setHovered(id: string | undefined): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.drawHover();
  }

  private drawHover(): void {
    const { document, view, tools } = this.designer;
    const widget = this.hovered === undefined || !tools.isIdle ? undefined : document.widget(this.hovered);
    const isShown = widget && !widget.hidden && !document.selection.includes(widget.id);
    setPath(this.hover, isShown ? toOutlines([widget], view.camera) : '');
  }

  private drawFrame(frame: Frame | undefined, selected: readonly NormalWidget[]): void {
    const { view, live, tools } = this.designer;
    const { style } = this.frame;
    style.display = frame ? '' : 'none';
    this.label.style.display = 'none';
    if (!frame) return;
    const { zoom } = view.camera;
    const start = toViewport(view.camera, { x: frame.left, y: frame.top });
    style.width = `${frame.width * zoom}px`;
    style.height = `${frame.height * zoom}px`;
    style.transform = `translate(${start.x}px, ${start.y}px)${frame.rotate === 0 ? '' : ` rotate(${frame.rotate}deg)`}`;
    const isMovable = selected.some((widget) => !widget.locked);
    this.frame.toggleAttribute('data-locked', !isMovable);
    this.frame.toggleAttribute('data-single', selected.length === 1);
    this.frame.toggleAttribute('data-linkable', view.showsLinks && selected.length === 1 && tells(selected[0]!.type));
    this.frame.toggleAttribute('data-busy', tools.store.getState().tool === 'dragging');
    this.frame.toggleAttribute('data-narrow', frame.width * zoom < 36);
    this.frame.toggleAttribute('data-low', frame.height * zoom < 36);
    this.turnCursors(frame.rotate);
    if (live.state.label !== '')
      this.drawLabel(live.state.label, start.x + (frame.width * zoom) / 2, start.y + frame.height * zoom + 10);
  }

  private turnCursors(rotate: number): void {
    const turn = Math.round(rotate / 45);
    const grips = this.frame.querySelectorAll<HTMLElement>('[data-handle]');
    grips.forEach((grip, index) => {
      grip.style.cursor = `${CURSORS[(((index + turn) % 4) + 4) % 4]}-resize`;
    });
  }

  private drawLabel(text: string, x: number, y: number): void {
    this.label.style.display = '';
    this.label.textContent = text;
    this.label.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translateX(-50%)`;
  }

  private drawGrid(): void {
    const { camera, snapsToGrid } = this.designer.view;
    const { style } = this.element;
    // Lines that lie too close are left out, so that the picture is still seen.
    const step = [1, 5, 10].find((one) => one * GRID_PX * camera.zoom >= NEAREST_LINES_PX) ?? 0;
    this.element.toggleAttribute('data-grid', snapsToGrid && step > 0);
    style.backgroundSize = `${step * GRID_PX * camera.zoom}px ${step * GRID_PX * camera.zoom}px`;
    style.backgroundPosition = `${camera.x}px ${camera.y}px`;
  }

  private drawBrush(): void {
    const { view, live } = this.designer;
    const { brush } = live.state;
    this.brush.style.display = brush ? '' : 'none';
    if (!brush) return;
    const start = toViewport(view.camera, { x: brush.left, y: brush.top });
    this.brush.style.transform = `translate(${start.x}px, ${start.y}px)`;
    this.brush.style.width = `${brush.width * view.camera.zoom}px`;
    this.brush.style.height = `${brush.height * view.camera.zoom}px`;
  }

  private drawGuides(): void {
    const { document, view, live } = this.designer;
    const { camera, viewport } = view;
    const saved = document.screen.dashboard.guides;
    const inHand = live.state.guide;
    let data = '';
    this.guideGrips.replaceChildren(
      ...saved.flatMap((guide, index) => {
        if (!isGuideOn(guide, document.scope.page)) return [];
        const at = toViewport(camera, { x: guide.position, y: guide.position })[guide.axis];
        data += toLinePath(guide.axis, at, 0, guide.axis === 'x' ? viewport.height : viewport.width);
        return guideGrip(guide.axis, index, at);
      }),
    );
    if (inHand) {
      const at = toViewport(camera, { x: inHand.position, y: inHand.position })[inHand.axis];
      data += toLinePath(inHand.axis, at, 0, inHand.axis === 'x' ? viewport.height : viewport.width);
      this.drawLabel(live.state.label, inHand.axis === 'x' ? at : 32, inHand.axis === 'x' ? 8 : at + 4);
    }
    setPath(this.guides, data);
  }
}

/** Whether something can be chosen in widgets of a type. */
function tells(type: string): boolean {
  return Object.keys(declarations[type]?.events ?? {}).length > 0;
}

function guideGrip(axis: 'x' | 'y', index: number, at: number): HTMLElement {
  const grip = document.createElement('div');
  grip.className = 'overlay__guide';
  grip.dataset['guide'] = String(index);
  grip.dataset['axis'] = axis;
  grip.style.transform = axis === 'x' ? `translateX(${at - 3}px)` : `translateY(${at - 3}px)`;
  return grip;
}
