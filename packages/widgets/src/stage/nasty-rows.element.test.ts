import { BLANK_NAMES, LANGUAGES, type Language } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { declarations } from '../gen/declarations.gen.ts';
import { samples as samplesByType } from '../gen/samples.gen.ts';
import type { WidgetElement, WidgetFailure } from '../kit/element/widget-element.ts';
import { chartIn } from '../kit/chart/chart-surface.ts';
import { allDrawn, nextFrame, until } from '../kit/testing/until.testing.ts';
import { themeOf } from '../kit/theme/themes.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import type { WidgetSample } from '../kit/widget/widget-sample.ts';
import { sampleIn } from '../kit/widget/sample-in.ts';
import { drawnTexts, type DrawnText } from './drawn-texts.testing.ts';
import { createWidget, loadWidget } from './load-widget.ts';
import { TARGET, NASTY_ROWS, PLAIN_ROWS, nastyDataOf, type NastyRows } from './nasty-rows.testing.ts';

/** Its drawing is typed by hand: what it asks for is reported where data lack it. */
const TYPED_BY_HAND = new Set(['custom-chart']);

/** They show one row, or one after the other, or as many as a designer allows; the designer says so of one row. */
const SHOWS_FEW = new Set([
  'countdown',
  'flip-counter',
  'gauge-chart',
  'liquid-fill',
  'number-card',
  'pagination',
  'progress-ring',
  'ring',
  'text',
  'rich-text',
  'live-stream',
  'video-wall',
  'picture-carousel',
  'iframe-carousel',
  'ranking-list',
]);

/** Nobody turns the pages of 9,000,000,000,000,000 rows. */
function suits(type: string, rows: string): boolean {
  return type !== 'pagination' || rows !== 'huge and tiny';
}

/** Frames that widgets need at most: charts wait for their size, their turn and the parts that they fetch. */
const FRAMES = 5;

/** px by which letters may hang over an edge: their outline is wider than their advance. */
const OVERHANG = 2;

const NO_NUMBER = /NaN|undefined|null|Infinity|∞|\[object/;

/** Digits as people write them, with their units, and what stands between them. */
const NUMBER = /[-−+]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?\s*(?:万亿|亿|万|[KMBT]\b|%)?/gi;

/** What calendars and axes of time write of days, in both languages. */
const OF_TIME =
  /[年月日周一二三四五六]|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*\b/g;

/** What stands where there is no row, and what says how much of the rows is not drawn or stands together. */
const NOTES = new RegExp(
  [
    '暂无数据|No data',
    '\\d+ 项小于 0，未画出|\\d+ items? below zero not drawn',
    '\\d+ 行没有日期，未画出|\\d+ rows? without a date not drawn',
    '未绘制：.*|Not drawn: .*',
    '\\d+ 行未画出|\\d+ rows? not drawn',
    '\\d+ 个名称未识别：.*|\\d+ unknown: .*',
    '其他 [\\d,]+ 项|[\\d,]+ others?',
    // A list of one row, and a countdown to no day or to the New Year.
    'rows?|无法识别的时间|Not a date|已结束|Over|距新年还有|Until the New Year|天|时|分|秒|days|hours|min|sec',
  ].join('|'),
  'g',
);

const ELLIPSIS = /…|\.\.\./g;

interface Shown {
  readonly nasty: NastyRows;
  readonly element: WidgetElement;
  readonly failures: string[];
}

interface Asked {
  readonly nasty: NastyRows;
  readonly language: Language;
}

function show(declaration: WidgetDeclaration, sample: WidgetSample | undefined, { nasty, language }: Asked): Shown {
  const element = createWidget(declaration.type);
  const failures: string[] = [];
  element.addEventListener('aj-widget-error', (event) => {
    failures.push((event as CustomEvent<WidgetFailure>).detail.message);
  });
  const { rows, mapping } = nastyDataOf(declaration, nasty);
  element.props = { ...sampleIn(declaration, sample ?? {}, language).setup };
  const status = rows.length === 0 ? 'empty' : 'ready';
  Object.assign(element, { theme: themeOf('graphite'), language, rows, mapping, status, still: true });
  const { width, height } = sample?.size ?? declaration.size;
  element.style.cssText = `position:absolute;left:0;top:0;width:${width}px;height:${height}px`;
  return { nasty, element, failures };
}

/** Several tables in the same widget, one above the other: they draw in the same frames. */
async function showAll(declaration: WidgetDeclaration, asked: readonly Asked[]): Promise<readonly Shown[]> {
  await loadWidget(declaration.type);
  const typical = (samplesByType[declaration.type] ?? []).find(({ name }) => name === 'typical');
  const shown = asked.map((one) => show(declaration, typical, one));
  const host = document.createElement('main');
  host.append(...shown.map(({ element }) => element));
  document.body.replaceChildren(host);
  for (let frame = 0; frame < FRAMES; frame++) {
    await nextFrame();
    await allDrawn();
  }
  const charts = [...host.children].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('.aj-chart:not([data-off] *)'),
  );
  await until(
    () => charts.every(({ shadowRoot }) => shadowRoot && chartIn(shadowRoot)),
    `${declaration.type} is drawn`,
  );
  return shown;
}

const isKnown = (part: string, known: readonly string[]) => known.some((one) => one.includes(part.trim()));

/** What is left of a text without the names and values of the rows, numbers, days and words for blank. */
function invented(text: string, { names, values }: NastyRows): string {
  const blanks = Object.values(BLANK_NAMES);
  const known = [...names, ...values, ...blanks, TARGET].map(String).filter((one) => one.trim() !== '');
  const plain = (part: string) => part.replace(NOTES, '').replace(NUMBER, '').replace(OF_TIME, '');
  const parts = text.split(ELLIPSIS).map((part) => {
    const own = part.replace(/列\w+/g, '');
    if (own.trim() === '' || isKnown(own, known) || plain(own).trim() === '') return '';
    const longest = known.toSorted((a, b) => b.length - a.length);
    const without = (from: string) => longest.reduce((left, one) => left.replaceAll(one, ''), from);
    // Digits of a name may stand within a number, and those of a number within a name.
    const [first = ''] = [plain(without(own)), without(plain(own))]
      .map((left) => left.trim())
      .toSorted((a, b) => a.length - b.length);
    return first;
  });
  return parts.join('').replace(/[\s\p{P}\p{S}]/gu, '');
}

/** Texts that a widget says of itself: those of plain rows, and what its properties say. */
function wordsOf({ element }: Shown): ReadonlySet<string> {
  const drawn = drawnTexts(element).map(({ text }) => text);
  const said = JSON.stringify(element.props).match(/[^"\\]+/g) ?? [];
  const all = [...drawn, ...said].map((text) => text.trim());
  return new Set(['', ...all, ...all.map((text) => invented(text, PLAIN_ROWS))]);
}

function liesOff({ box }: DrawnText, host: DOMRect): boolean {
  if (box.width === 0) return false;
  return (
    box.left < host.left - OVERHANG ||
    box.top < host.top - OVERHANG ||
    box.right > host.right + OVERHANG ||
    box.bottom > host.bottom + OVERHANG
  );
}

/** What is wrong with the drawing of a table; `words` are those of the widget itself. */
function faultsOf({ nasty, element, failures }: Shown, words: ReadonlySet<string>): string[] {
  const host = element.getBoundingClientRect();
  const texts = drawnTexts(element);
  const given = new Set([...nasty.values, ...nasty.names].map(String));
  const faults = texts.flatMap((one) => [
    ...(liesOff(one, host) ? [`“${one.text.slice(0, 40)}” lies off the box`] : []),
    ...(NO_NUMBER.test(one.text) && !given.has(one.text) ? [`“${one.text}” is no value`] : []),
    ...(words.has(one.text) || words.has(invented(one.text, nasty))
      ? []
      : [`“${one.text.slice(0, 40)}” is no text of the rows`]),
  ]);
  const { type, category } = element.declaration;
  const isFree = SHOWS_FEW.has(type) || category === 'form';
  const lost = isFree || isCountable({ nasty, element, failures }, texts) ? [] : ['not every row can be counted'];
  return [...new Set([...failures, ...faults, ...lost])].map((fault) => `${nasty.name}: ${fault}`);
}

const isNumber = (value: unknown) => value !== null && value !== '' && Number.isFinite(Number(value));

/** Whether all rows can be counted: by their names, by their number in the words for screen readers, or by a note. */
function isCountable({ nasty: { names, values }, element }: Shown, texts: readonly DrawnText[]): boolean {
  const drawn = texts.map(({ text }) => text).join('\n');
  const summary = element.summary().replaceAll(',', '');
  // A row without a number has no mark, of parts of a whole none for nought; a waterfall adds its total.
  const counts = [
    names.length,
    names.length + 1,
    values.filter(isNumber).length,
    values.filter((value) => Number(value) > 0).length,
  ];

  const isCounted = counts.some((count) => count === 0 || summary.match(/\d+/g)?.includes(String(count)));
  const isNamed = names.every((name) => String(name ?? '').trim() === '' || drawn.includes(String(name).slice(0, 3)));
  return isCounted || isNamed || new RegExp(NOTES.source).test(drawn);
}

const ONLY = (window as unknown as { process: { env: { WIDGET: string } } }).process.env.WIDGET;

for (const declaration of Object.values(declarations)) {
  const { type, shape } = declaration;
  if (shape === 'none' || TYPED_BY_HAND.has(type) || (ONLY !== '' && ONLY !== type)) continue;

  describe(`the widget ${type} with rows as people keep them`, () => {
    afterEach(() => document.body.replaceChildren());

    it('draws what is in them, all of it, within its box', async () => {
      const asked = [PLAIN_ROWS, PLAIN_ROWS, ...NASTY_ROWS.filter(({ name }) => suits(type, name))].map((nasty, i) => ({
        nasty,
        language: LANGUAGES[i % LANGUAGES.length] ?? 'zh',
      }));
      const shown = await showAll(declaration, asked);
      const words = shown.slice(0, LANGUAGES.length).map(wordsOf);
      const faults = shown.flatMap((one, i) => faultsOf(one, words[i % words.length] ?? new Set()));
      expect(faults).to.deep.equal([]);
    });
  });
}
