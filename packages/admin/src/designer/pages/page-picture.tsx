import type { AjStage } from '@aj-report/widgets';
import { useEffect, useRef } from 'react';
import { screenClient } from '../../screen/screen-client.ts';
import { spokenIn } from '../designer.ts';
import { inLayout, onPage, type LayoutName } from '../document/scope.ts';
import { useDesigner, useDocument } from '../ui/use-designer.ts';

/** ms of rest before the picture follows the page */
const FOLLOW_AFTER_MS = 900;
/** Widgets of a page up to which its picture is drawn as viewers see it; pages with more show their boxes. */
const DRAWN_WIDGETS = 60;

interface PagePictureProps {
  readonly page: string;
  readonly layout: LayoutName;
}

/** A page as viewers see it, small and still. */
export function PagePicture({ page, layout }: PagePictureProps) {
  const isLarge = useDocument((state) => onPage(state.stored, page).widgets.length > DRAWN_WIDGETS);
  return isLarge ? <Boxes page={page} layout={layout} /> : <Drawn page={page} layout={layout} />;
}

function Drawn({ page, layout }: PagePictureProps) {
  const designer = useDesigner();
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const stage = document.createElement('aj-stage') as AjStage;
    // A phone's page is high: its upper part says enough.
    stage.fit = layout === 'phone' ? 'width' : 'contain';
    stage.inert = true;
    stage.still = true;
    stage.provider = screenClient;
    stage.page = page;
    const follow = (): void => {
      stage.language = spokenIn(designer);
      stage.document = onPage(inLayout(designer.document.stored, { layout, page }), page);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = designer.document.store.subscribe((state, before) => {
      if (state.stored === before.stored) return;
      clearTimeout(timer);
      timer = setTimeout(follow, FOLLOW_AFTER_MS);
    });
    follow();
    place.current!.replaceChildren(stage);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [designer, page, layout]);

  return <span className="page-bar__stage" ref={place} aria-hidden="true" />;
}

function Boxes({ page, layout }: PagePictureProps) {
  const stored = useDocument((state) => state.stored);
  const { widgets, dashboard } = onPage(inLayout(stored, { layout, page }), page);
  const shown = widgets.filter(({ hidden }) => !hidden);
  return (
    <svg className="page-bar__stage" viewBox={`0 0 ${dashboard.width} ${dashboard.height}`} aria-hidden="true">
      {shown.map(({ id, left, top, width, height }) => (
        <rect key={id} x={left} y={top} width={width} height={height} />
      ))}
    </svg>
  );
}
