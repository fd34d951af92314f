import { normalizeScreen, type Language, type NormalScreen } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { WidgetPreset } from '@aj-report/widgets/presets';
import type { AjStage } from '@aj-report/widgets';
import { useEffect, useMemo, useRef, useState } from 'react';
import { newWidget } from '../document/new-widget.ts';
import { sampleContents } from '../document/sample-contents.ts';

/** px of the screen around the widget in its picture */
const MARGIN = 16;

function screenWith(
  declaration: WidgetDeclaration,
  preset: WidgetPreset | undefined,
  theme: string,
  language: Language,
): NormalScreen {
  const { width, height } = preset?.size ?? declaration.size;
  const centre = { x: MARGIN + width / 2, y: MARGIN + height / 2 };
  const widget = newWidget(declaration, centre, language, preset);
  const { groups, widgets } = sampleContents(widget, language);
  return normalizeScreen({
    reportCode: `thumbnail-${declaration.type}`,
    dashboard: { width: width + MARGIN * 2, height: height + MARGIN * 2, theme },
    groups,
    widgets: [widget, ...widgets].map((one) => ({ ...one, data: { ...one.data, sample: 'kept' } })),
  });
}

interface WidgetThumbnailProps {
  readonly declaration: WidgetDeclaration;
  readonly preset: WidgetPreset | undefined;
  readonly theme: string;
  readonly language: Language;
}

/** The real widget with its sample rows and parts, or those of its preset, small, drawn when it comes into view. */
export function WidgetThumbnail({ declaration, preset, theme, language }: WidgetThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const screen = useMemo(
    () => screenWith(declaration, preset, theme, language),
    [declaration, preset, theme, language],
  );

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
    stage.still = true;
    // A picture, video or frame without an address draws only for its author.
    if (declaration.shape === 'none' && !declaration.parts) stage.mode = 'edit';
    stage.language = language;
    stage.document = screen;
    place.current!.replaceChildren(stage);
  }, [isSeen, screen, language, declaration]);

  return <div className="palette__picture" ref={place} aria-hidden="true" />;
}
