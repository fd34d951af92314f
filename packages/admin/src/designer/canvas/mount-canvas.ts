import type { AjStage } from '@aj-report/widgets';
import type { Designer } from '../designer.ts';
import { reachableWidgets } from '../document/groups.ts';
import { hitTest } from '../geometry/hit-test.ts';
import type { Point } from '../geometry/rect.ts';
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
  parts.viewport.append(overlay.element);
  designer.stage = parts.stage;

  const showCamera = (): void => {
    host.showCamera();
    overlay.draw();
    rulers.draw();
  };
  const stops = [
    document.store.subscribe((state, before) => {
      if (state.screen !== before.screen) host.showDocument();
      if (state.selection !== before.selection && state.selection[0] !== undefined) designer.reveal(state.selection[0]);
      overlay.draw();
      rulers.draw();
    }),
    view.store.subscribe((state, before) => {
      if (state.setAside !== before.setAside) host.showDocument();
      showCamera();
    }),
    live.store.subscribe(() => {
      host.showLive();
      overlay.draw();
      rulers.draw();
    }),
    tools.store.subscribe((state) => {
      parts.root.dataset['tool'] = state.tool;
      parts.root.toggleAttribute('data-space', state.spaceHeld);
      overlay.draw();
    }),
    listenToPointer(designer, parts.root, parts.viewport, {
      onHover: (pointer) => {
        const isOnCanvas = pointer.target.kind === 'canvas' && !tools.store.getState().spaceHeld;
        overlay.setHovered(isOnCanvas ? hitTest(reachableWidgets(document.screen, view), pointer.point) : undefined);
      },
      onMenu: (_pointer, client) => onMenu(client),
    }),
    watchSize(designer, parts.viewport),
    watchMaps(parts.stage),
    () => host.close(),
    () => overlay.element.remove(),
  ];
  host.showDocument();
  showCamera();
  return {
    redraw: () => rulers.draw(),
    stop: () => {
      designer.stage = undefined;
      for (const stop of stops) stop();
    },
  };
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
