import type { AjStage } from '@aj-report/widgets';
import type { Designer } from '../designer.ts';
import { reachableWidgets } from '../document/groups.ts';
import { hitTest } from '../geometry/hit-test.ts';
import type { Point } from '../geometry/rect.ts';
import type { ToolPointer } from '../tools/tool.ts';
import { Minimap } from './minimap.ts';
import { Overlay } from './overlay.ts';
import { listenToPointer } from './pointer-input.ts';
import { Rulers } from './rulers.ts';
import { StageHost } from './stage-host.ts';

export interface CanvasParts {
  readonly root: HTMLElement;
  readonly viewport: HTMLElement;
  readonly paper: HTMLElement;
  readonly stage: AjStage;
  readonly rulerX: HTMLCanvasElement;
  readonly rulerY: HTMLCanvasElement;
}

export interface MountedCanvas {
  /** The chrome looks otherwise: what is drawn with its colours is drawn again. */
  redraw(look: string): void;
  stop(): void;
}

/** Connects the canvas with a designer; everything that moves is written directly, without React. */
export function mountCanvas(designer: Designer, parts: CanvasParts, onMenu: (client: Point) => void): MountedCanvas {
  const { document, view, live, tools } = designer;
  const overlay = new Overlay(designer);
  const rulers = new Rulers(designer, parts.rulerX, parts.rulerY);
  const host = new StageHost(designer, parts.paper, parts.stage);
  const minimap = new Minimap(designer);
  parts.viewport.append(overlay.element, minimap.element);
  designer.stage = host;

  const drawBeside = (isForced = false): void => {
    rulers.draw(isForced);
    minimap.draw();
  };
  const showCamera = (): void => {
    host.showCamera();
    overlay.draw();
    drawBeside();
  };
  const stops = [
    document.store.subscribe((state, before) => {
      if (state.shown !== before.shown) host.showDocument();
      if (state.selection !== before.selection && state.selection[0] !== undefined) designer.reveal(state.selection[0]);
      overlay.draw();
      drawBeside();
    }),
    view.store.subscribe((state, before) => {
      if (state.hiddenBySolo !== before.hiddenBySolo) host.applySolo();
      if (state.isTrying !== before.isTrying) host.tryOut(state.isTrying);
      parts.root.toggleAttribute('data-trying', state.isTrying);
      showCamera();
    }),
    live.store.subscribe(() => {
      host.showLive();
      overlay.draw();
      rulers.drawSoon();
    }),
    tools.store.subscribe((state) => {
      parts.root.dataset['tool'] = state.tool;
      parts.root.toggleAttribute('data-space', state.spaceHeld);
      overlay.draw();
    }),
    listenToPointer(designer, parts.root, parts.viewport, {
      onHover: (pointer) => overlay.setHovered(hoveredBy(designer, pointer)),
      onMenu: (_pointer, client) => onMenu(client),
    }),
    watchSize(designer, parts.viewport),
    watchMaps(parts.stage),
    () => host.close(),
    () => overlay.element.remove(),
    () => minimap.element.remove(),
  ];
  host.showDocument();
  showCamera();
  return {
    redraw: () => drawBeside(true),
    stop: () => {
      designer.stage = undefined;
      for (const stop of stops) stop();
    },
  };
}

/** The widget under the pointer, while it is over the canvas and pans nothing. */
function hoveredBy({ document, view, tools }: Designer, { target, point }: ToolPointer): string | undefined {
  const isOnCanvas = target.kind === 'canvas' && !tools.store.getState().spaceHeld;
  return isOnCanvas ? hitTest(reachableWidgets(document.shown, view), point) : undefined;
}

function watchSize(designer: Designer, viewport: HTMLElement): () => void {
  const observer = new ResizeObserver(() =>
    designer.resizeCanvas({ width: viewport.clientWidth, height: viewport.clientHeight }),
  );
  observer.observe(viewport);
  return () => observer.disconnect();
}

/** Maps are replaced on another page: who comes back from there sees the new ones. */
function watchMaps(stage: AjStage): () => void {
  const handleFocus = (): void => stage.checkMaps();
  window.addEventListener('focus', handleFocus);
  return () => window.removeEventListener('focus', handleFocus);
}
