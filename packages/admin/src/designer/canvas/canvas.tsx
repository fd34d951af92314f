import type { AjStage, DataProvider } from '@aj-report/widgets';
import { useEffect, useRef, type DragEvent } from 'react';
import type { Designer } from '../designer.ts';
import { toDocument } from '../geometry/camera.ts';
import type { Point } from '../geometry/rect.ts';
import { BLOCK_DRAG_TYPE, WIDGET_DRAG_TYPE } from '../tools/drag-types.ts';
import { mountCanvas } from './mount-canvas.ts';
import { pointIn } from './pointer-input.ts';
import './canvas.css';

interface CanvasProps {
  readonly designer: Designer;
  readonly provider: DataProvider;
  /** Changes when the look of the chrome does: the rulers take their colours from it. */
  readonly look: string;
  onMenu(client: Point): void;
  /** A widget of the palette was dropped; the place is that of the pointer in the document. */
  onDropWidget(type: string, at: Point): void;
  /** So was a block. */
  onDropBlock(id: string, at: Point): void;
}

/** Pasteboard with rulers, the stage of the screen and what lies above it. */
export function Canvas({ designer, provider, look, onMenu, onDropWidget, onDropBlock }: CanvasProps) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const rulerX = useRef<HTMLCanvasElement>(null);
  const rulerY = useRef<HTMLCanvasElement>(null);
  const redraw = useRef<(look: string) => void>(() => {});

  useEffect(() => {
    const drawn = document.createElement('aj-stage') as AjStage;
    drawn.provider = provider;
    paper.current!.replaceChildren(drawn);
    const parts = {
      root: root.current!,
      viewport: viewport.current!,
      paper: paper.current!,
      stage: drawn,
      rulerX: rulerX.current!,
      rulerY: rulerY.current!,
    };
    const mounted = mountCanvas(designer, parts, onMenu);
    redraw.current = mounted.redraw;
    return mounted.stop;
  }, [designer, provider, onMenu]);

  useEffect(() => redraw.current(look), [look]);

  function handleDrop(event: DragEvent): void {
    const [type, block] = DROPPED.map((kind) => event.dataTransfer.getData(kind));
    if (!type && !block) return;
    event.preventDefault();
    const at = toDocument(designer.view.camera, pointIn(viewport.current!, event));
    if (type) onDropWidget(type, at);
    if (block) onDropBlock(block, at);
  }

  return (
    <div className="canvas" ref={root} onDrop={handleDrop} onDragOver={handleDragOver}>
      <div className="canvas__corner" />
      <canvas className="canvas__ruler canvas__ruler--x" ref={rulerX} data-ruler="x" />
      <canvas className="canvas__ruler canvas__ruler--y" ref={rulerY} data-ruler="y" />
      <div className="canvas__viewport" ref={viewport}>
        <div className="canvas__paper" ref={paper} />
      </div>
    </div>
  );
}

const DROPPED = [WIDGET_DRAG_TYPE, BLOCK_DRAG_TYPE] as const;

function handleDragOver(event: DragEvent): void {
  if (!DROPPED.some((kind) => event.dataTransfer.types.includes(kind))) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'copy';
}
