import { normalizeScreen, type Language, type NormalScreen } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { AjStage } from '@aj-report/widgets';
import { useEffect, useMemo, useRef, useState } from 'react';

/** px of the screen around the widget in its picture */
const MARGIN = 16;

function screenWith(declaration: WidgetDeclaration, theme: string): NormalScreen {
  const { width, height } = declaration.size;
  return normalizeScreen({
    reportCode: `thumbnail-${declaration.type}`,
    dashboard: { width: width + MARGIN * 2, height: height + MARGIN * 2, theme },
    widgets: [{ id: declaration.type, type: declaration.type, left: MARGIN, top: MARGIN, width, height }],
  });
}

interface WidgetThumbnailProps {
  readonly declaration: WidgetDeclaration;
  readonly theme: string;
  readonly language: Language;
}

/** The real widget with its sample rows, small, drawn when it comes into view. */
export function WidgetThumbnail({ declaration, theme, language }: WidgetThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const screen = useMemo(() => screenWith(declaration, theme), [declaration, theme]);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen) return;
    const stage = document.createElement('aj-stage') as AjStage;
    stage.fit = 'contain';
    stage.inert = true;
    // A picture, video or frame without an address draws only for its author.
    if (declaration.shape === 'none') stage.mode = 'edit';
    stage.language = language;
    stage.document = screen;
    place.current!.replaceChildren(stage);
  }, [isSeen, screen, language, declaration]);

  return <div className="palette__picture" ref={place} aria-hidden="true" />;
}
