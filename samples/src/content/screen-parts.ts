import type { WidgetNode } from '@aj-report/contract';

/** px on the screen */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Setup = Readonly<Record<string, unknown>>;
type Mapping = readonly (readonly [role: string, field: string])[];

/** ms; one minute suits data that people import by hand */
const REFRESH_MS = 60_000;

const PADDING = 16;

/** px; read from a few metres away */
const AXIS_TEXT = { textFontSizeX: 14, textFontSizeY: 14, legendFontSize: 14, fontSize: 13 };

type Frame = 'corners' | 'chamfer' | 'glass';

/** A frame behind other widgets, in the colours of the theme. */
export function panel(id: string, box: Box, layerName: string, showtype: Frame): WidgetNode {
  return { id, type: 'border', layerName, ...box, setup: { showtype } };
}

export function decoration(id: string, box: Box, layerName: string, showtype: 'header' | 'divider'): WidgetNode {
  return { id, type: 'decoration', layerName, ...box, setup: { showtype } };
}

/** The time of day with date and weekday. */
export function now(id: string, box: Box): WidgetNode {
  return {
    id,
    type: 'time',
    layerName: '当前时间',
    ...box,
    setup: { timeFormat: 'year-h-m-s-week', fontSize: 18, textAlign: 'right', color: 'var(--aj-text-muted)' },
  };
}

export function words(id: string, box: Box, text: string, setup: Setup = {}): WidgetNode {
  return { id, type: 'text', layerName: text, ...box, setup: { text, textAlign: 'left', ...setup } };
}

function bound(setCode: string, mapping: Mapping): NonNullable<WidgetNode['data']> {
  return {
    dataType: 'dynamic',
    setCode,
    refreshTime: REFRESH_MS,
    mapping: mapping.map(([role, field]) => ({ role, field })),
    contextData: {},
  };
}

/** A widget that draws a data set. */
export function dataWidget(
  id: string,
  box: Box,
  one: { type: string; layerName: string; setCode: string; mapping: Mapping; setup?: Setup },
): WidgetNode {
  const { type, layerName, setCode, mapping, setup } = one;
  return { id, type, layerName, ...box, setup: { ...setup }, data: bound(setCode, mapping) };
}

/** A figure of a data set's first row, with its name above it and a frame around both. */
export function figureCard(
  id: string,
  box: Box,
  { name, setCode, field, frame, setup }: { name: string; setCode: string; field: string; frame: Frame; setup?: Setup },
): WidgetNode[] {
  const inner = { left: box.left + 24, width: box.width - 48 };
  return [
    panel(`${id}-panel`, box, `${name}边框`, frame),
    words(`${id}-name`, { ...inner, top: box.top + 18, height: 28 }, name, {
      fontSize: 18,
      color: 'var(--aj-text-muted)',
    }),
    {
      id: `${id}-figure`,
      type: 'text',
      layerName: name,
      ...inner,
      top: box.top + 50,
      height: box.height - 66,
      setup: { fontSize: 44, fontWeight: 'bold', textAlign: 'left', ...setup },
      data: bound(setCode, [['text', field]]),
    },
  ];
}

interface Drawing {
  readonly frame: Frame;
  readonly type: string;
  readonly title: string;
  readonly setCode: string;
  readonly mapping: Mapping;
  readonly setup?: Setup;
}

/** A chart with its title in a frame. */
export function chartCard(
  id: string,
  box: Box,
  { frame, type, title, setCode, mapping, setup }: Drawing,
): WidgetNode[] {
  return [
    panel(`${id}-panel`, box, `${title}边框`, frame),
    {
      id,
      type,
      layerName: title,
      left: box.left + PADDING / 2,
      top: box.top + PADDING / 2,
      width: box.width - PADDING,
      height: box.height - PADDING,
      setup: { text: title, ...(/^(?:bar|line)-chart$/.test(type) ? AXIS_TEXT : {}), ...setup },
      data: bound(setCode, mapping),
    },
  ];
}

/** A table below its title, in a frame. */
export function tableCard(
  id: string,
  box: Box,
  { frame, title, setCode, mapping, setup }: Omit<Drawing, 'type'>,
): WidgetNode[] {
  return [
    panel(`${id}-panel`, box, `${title}边框`, frame),
    words(`${id}-title`, { left: box.left + 24, top: box.top + 14, width: box.width - 48, height: 32 }, title, {
      fontSize: 18,
      color: 'var(--aj-title)',
    }),
    {
      id,
      type: 'table',
      layerName: title,
      left: box.left + PADDING,
      top: box.top + 56,
      width: box.width - 2 * PADDING,
      height: box.height - 56 - PADDING,
      setup: { ...setup },
      data: bound(setCode, mapping),
    },
  ];
}
