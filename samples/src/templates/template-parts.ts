import type { Language, ScreenDocument, WidgetNode } from '@aj-report/contract';

/** px of an ordinary wall */
export const WALL = { width: 1920, height: 1080 };

/** px on the screen */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Setup = Readonly<Record<string, unknown>>;
type Cell = string | number;

export interface Rows {
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** One of two words. */
export type Say = (zh: string, en: string) => string;

interface Drawn {
  readonly type: string;
  readonly title: string;
  readonly data: Rows;
  /** Role of each column, in order. */
  readonly roles: readonly string[];
  readonly setup?: Setup;
}

interface Style {
  /** Frame around each card; none = the page alone carries them. */
  readonly frame?: string;
  /** Of titles, in px. */
  readonly titleSize: number;
  /** Of axes, legends and lists, in px. */
  readonly textSize: number;
  /** Free px between a frame and what is in it. */
  readonly padding: number;
}

/** Widgets with a title field of their own. */
const TITLED = /-chart$|^treemap$|^sankey$|^heat-map$|^tile-map$/;
const AXES = /^(?:bar|line|bar-line|waterfall|candlestick)-chart$|^heat-map$/;

const LEGENDS = /^(?:bar|line|bar-line|pie|radar)-chart$/;
/** px by which charts move their titles in from their edge. */
const TITLE_INSET = 16;

const ASIDE = { textAlign: 'right', color: 'var(--aj-text-muted)' };

/** A box without its edges. */
function inset({ left, top, width, height }: Box, across: number, down = across): Box {
  const round = Math.round;
  return {
    left: round(left + across),
    top: round(top + down),
    width: round(width - 2 * across),
    height: round(height - 2 * down),
  };
}

function toData({ names, rows }: Rows, roles: readonly string[]): NonNullable<WidgetNode['data']> {
  return {
    dataType: 'static',
    sample: 'kept',
    staticData: rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]))),
    mapping: roles.flatMap((role, at) => (role === '' ? [] : [{ role, field: names[at]! }])),
  };
}

/** Makes the widgets of one template, in its style, each with an id of its own. */
export class TemplateParts {
  readonly widgets: WidgetNode[] = [];
  private readonly style: Style;

  constructor(style: Style) {
    this.style = style;
  }

  add(type: string, box: Box, setup: Setup = {}, data?: NonNullable<WidgetNode['data']>): void {
    const id = `w${this.widgets.length + 1}`;
    this.widgets.push({ id, type, ...box, setup: { ...setup }, ...(data && { data }) });
  }

  words(box: Box, text: string, setup: Setup = {}): void {
    this.add('text', box, { text, textAlign: 'left', ...setup });
  }

  /** The name of the screen in the middle of its head. */
  titleBar(box: Box, caption: string, captionSize: number, showtype: string): void {
    this.add('title-bar', box, { caption, captionSize, showtype });
  }

  /** The same without an ornament. */
  headline(box: Box, text: string, fontSize: number): void {
    this.words(box, text, { fontSize, fontWeight: 'bold', color: 'var(--aj-title)' });
  }

  /** What stands at the right edge of a head: the time, or a few words. */
  clock(box: Box, fontSize: number): void {
    this.add('time', box, { fontSize, ...ASIDE });
  }

  note(box: Box, text: string, fontSize: number): void {
    this.words(box, text, { fontSize, ...ASIDE });
  }

  frame(box: Box): void {
    if (this.style.frame !== undefined) this.add('border', box, { showtype: this.style.frame });
  }

  /** A chart or list in a frame, with its title. */
  card(box: Box, { type, title, data, roles, setup }: Drawn): void {
    const { padding, titleSize } = this.style;
    this.frame(box);
    if (TITLED.test(type)) {
      this.add(type, inset(box, padding), { ...this.titled(type, title), ...setup }, toData(data, roles));
      return;
    }
    const inner = inset(box, padding + TITLE_INSET, padding);
    const head = titleSize * 2;
    const look = { fontSize: titleSize, fontWeight: 'bold', color: 'var(--aj-title)' };
    this.words({ ...inner, top: inner.top + TITLE_INSET / 2, height: titleSize * 1.5 }, title, look);
    const rest = { ...inner, top: inner.top + head + TITLE_INSET / 2, height: inner.height - head - TITLE_INSET / 2 };
    const own = type === 'table' ? {} : { fontSize: this.style.textSize };
    this.add(type, rest, { ...own, ...setup }, toData(data, roles));
  }

  private titled(type: string, title: string): Setup {
    const { titleSize, textSize } = this.style;
    const upright = type === 'bar-line-chart' ? ['textFontSizeYLeft', 'textFontSizeYRight'] : ['textFontSizeY'];
    const axes = AXES.test(type) ? ['textFontSizeX', ...upright] : [];
    const sizes = [...axes, ...(LEGENDS.test(type) ? ['legendFontSize'] : [])].map((name) => [name, textSize] as const);
    return { text: title, textFontSize: titleSize, textFontWeight: 'bold', ...Object.fromEntries(sizes) };
  }

  /** A figure with its course. */
  figure(box: Box, title: string, values: readonly number[], setup: Setup = {}): void {
    const { titleSize, frame, padding } = this.style;
    const given = toData({ names: ['value'], rows: values.map((value) => [value]) }, ['value']);
    const mapping = [...(given.mapping ?? []), { role: 'series', field: 'value' }];
    const look = { titleText: title, titleFontSize: titleSize, valueRow: 'last', isShowCard: frame === undefined };
    this.frame(box);
    const inner = frame === undefined ? box : inset(box, padding + 8, padding * 0.75);
    this.add('number-card', inner, { ...look, ...setup }, { ...given, mapping });
  }

  /** A drawing of one value, such as a gauge or a ring. */
  single(type: string, box: Box, role: string, value: number, setup: Setup = {}): void {
    const isNamed = /^(?:progress-ring|liquid-fill)$/.test(type);
    this.add(
      type,
      box,
      { ...(isNamed && { isShowName: false }), ...setup },
      toData({ names: ['value'], rows: [[value]] }, [role]),
    );
  }
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly gap: number;
  readonly area: Box;
}

/** Boxes of a grid: `cell(column, row, columns, rows)`, counted from 0. */
export function gridOf({ columns, rows, gap, area }: Grid) {
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return (column: number, row: number, across = 1, down = 1): Box => ({
    left: Math.round(area.left + column * (width + gap)),
    top: Math.round(area.top + row * (height + gap)),
    width: Math.round(width * across + gap * (across - 1)),
    height: Math.round(height * down + gap * (down - 1)),
  });
}

export function sayIn(language: Language): Say {
  return (zh, en) => (language === 'zh' ? zh : en);
}

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly theme: string;
  readonly width: number;
  readonly height: number;
}

export function toDocument({ language, ...dashboard }: Page, { widgets }: TemplateParts): ScreenDocument {
  return { reportCode: '', dashboard: { ...dashboard, language, fit: 'contain' }, widgets };
}

/** Months of a year, as axes show them. */
export function months(say: Say, count = 12): readonly string[] {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return names.slice(0, count).map((name, at) => say(`${at + 1}月`, name));
}

/** Columns side by side as rows. */
export function table(names: readonly string[], ...columns: readonly (readonly Cell[])[]): Rows {
  const [first = []] = columns;
  return { names, rows: first.map((_, row) => columns.map((column) => column[row] ?? '')) };
}
