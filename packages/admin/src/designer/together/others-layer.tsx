import type { Person } from '@aj-report/contract';
import { useEffect, useRef } from 'react';
import { createSvg, toOutlines } from '../canvas/svg.ts';
import type { Designer } from '../designer.ts';
import { toDocument, toViewport } from '../geometry/camera.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { colourOf, nameOf } from './person-look.ts';
import type { Together } from './together.ts';

/** What others have selected, and where their pointers are, above the canvas. Written without React: it follows both. */
export function OthersLayer({ together }: { readonly together: Together }) {
  const designer = useDesigner();
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = layer.current!;
    const canvas = element.parentElement!;
    let isEmpty = true;
    const draw = (): void => {
      const { page, layout } = designer.document.scope;
      const here = together.store.getState().others.filter(({ at }) => at?.page === page && at.layout === layout);
      if (isEmpty && here.length === 0) return;
      isEmpty = here.length === 0;
      element.replaceChildren(...here.flatMap((person) => drawn(designer, person)));
    };
    const handleMove = (event: PointerEvent): void => {
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const { x, y } = toDocument(designer.view.camera, at);
      together.tell({ cursor: { x: Math.round(x), y: Math.round(y) } });
    };
    const handleLeave = (): void => together.tell({ cursor: undefined });
    canvas.addEventListener('pointermove', handleMove);
    canvas.addEventListener('pointerleave', handleLeave);
    const stops = [together.store, designer.document.store, designer.view.store].map((store) =>
      (store as { subscribe(listener: () => void): () => void }).subscribe(draw),
    );
    draw();
    return () => {
      canvas.removeEventListener('pointermove', handleMove);
      canvas.removeEventListener('pointerleave', handleLeave);
      for (const stop of stops) stop();
    };
  }, [designer, together]);
  return <div className="others" ref={layer} aria-hidden="true" />;
}

function drawn(designer: Designer, person: Person): Element[] {
  return [...outlines(designer, person), ...pointer(designer, person)];
}

function outlines({ document, view }: Designer, person: Person): Element[] {
  const chosen = new Set(person.at?.selection);
  const widgets = document.shown.widgets.filter(({ id, hidden }) => chosen.has(id) && !hidden);
  const [first] = widgets;
  if (!first) return [];
  const svg = createSvg('svg', 'others__outlines');
  const path = createSvg('path', '');
  path.setAttribute('d', toOutlines(widgets, view.camera));
  path.setAttribute('stroke', colourOf(person));
  svg.dataset['selectionOf'] = person.loginName;
  svg.append(path);
  return [svg, nameTag(person, toViewport(view.camera, { x: first.left, y: first.top }), 'others__name')];
}

function nameTag(person: Person, { x, y }: { x: number; y: number }, className: string): HTMLElement {
  const tag = document.createElement('div');
  tag.className = className;
  tag.textContent = nameOf(person);
  tag.style.background = colourOf(person);
  tag.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  return tag;
}

const ARROW = 'M1 1 L1 15 L5 11.5 L7.6 17 L10 16 L7.5 10.5 L12.6 10.2 Z';

function pointer({ view }: Designer, person: Person): Element[] {
  const { cursor } = person.at ?? {};
  if (!cursor) return [];
  const { x, y } = toViewport(view.camera, cursor);
  const svg = createSvg('svg', 'others__pointer');
  const path = createSvg('path', '');
  path.setAttribute('d', ARROW);
  path.setAttribute('fill', colourOf(person));
  svg.dataset['pointerOf'] = person.loginName;
  svg.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  svg.append(path);
  return [svg, nameTag(person, { x: x + 12, y: y + 16 }, 'others__name others__name--pointer')];
}
