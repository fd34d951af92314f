import type { CustomSeriesOption, EChartsOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { toPlotBox } from '../../fields/plot-box.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { colourOnScale } from '../../kit/theme/colour-scale.ts';
import { contrastOf, rampColour } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { elide } from '../../kit/labels/shorten.ts';
import { groundsOf } from '../../kit/theme/ground.ts';
import type { Theme } from '../../kit/theme/theme.ts';
import type { NamedValue, NameValues } from '../../shapes/name-value.ts';
import { layOutCloud, type Word } from './cloud-layout.ts';
import type { WordCloudProps } from './word-cloud.widget.ts';

/** Longer words are elided: one sentence would make all other words tiny. */
const LONGEST_EM = 16;
const LONGEST_TURNED_EM = 6;

export interface CloudWord {
  readonly name: string;
  readonly value: number;
  /** Row of the table; null where the word stands in several. */
  readonly row: number | null;
}

/** The words with their sums, the greatest first. */
export function toWords(items: readonly NamedValue[], most: number): CloudWord[] {
  const words = new Map<string, CloudWord>();
  for (const { name, value, row } of items) {
    if (value === null) continue;
    const earlier = words.get(name);
    words.set(name, earlier ? { name, value: earlier.value + value, row: null } : { name, value, row });
  }
  return [...words.values()].toSorted((a, b) => b.value - a.value).slice(0, Math.max(Math.round(most), 1));
}

/** Degrees by which word `i` is turned: the same each time. */
function turnOf(props: WordCloudProps, i: number): number {
  if (props.rotation === 'upright') return i > 0 && i % 3 === 1 ? -90 : 0;
  return props.rotation === 'slanted' ? (i === 0 ? 0 : (((i * 7) % 5) - 2) * 15) : 0;
}

function toLaidOut(words: readonly CloudWord[], props: WordCloudProps): Word[] {
  const high = words[0]?.value ?? 1;
  const low = words.at(-1)?.value ?? 0;
  const least = props.sizeRatio / 100;
  return words.map(({ name, value }, i) => {
    const place = high > low ? (value - low) / (high - low) : 1;
    const text = elide(name, 1, LONGEST_EM);
    // A long word that stands would make all others small.
    const turn = textWidth(text, 1) <= LONGEST_TURNED_EM ? turnOf(props, i) : 0;
    return { text, share: least + (1 - least) * Math.sqrt(place), turn };
  });
}

/** Contrast that letters need, and px from which they are large. @source WCAG 2.2, success criterion 1.4.3 */
const LEGIBLE = { contrast: 4.5, large: 24, contrastOfLarge: 3 };
/** Shares of the text's colour that are tried, the least first. */
const TOWARDS_TEXT = [0, 0.15, 0.3, 0.45, 0.6, 0.75];

/** A colour of the theme in which letters of that size are read: itself, or as little nearer to the text's as does. */
export function toInk(colour: string, fontSize: number, theme: Theme): string {
  const least = fontSize < LEGIBLE.large ? LEGIBLE.contrast : LEGIBLE.contrastOfLarge;
  const inks = TOWARDS_TEXT.map((share) => (share === 0 ? colour : rampColour([colour, theme.text], share)));
  return inks.find((ink) => groundsOf(theme).every((ground) => contrastOf(ink, ground) >= least)) ?? theme.text;
}

function colourOf(props: WordCloudProps, words: readonly CloudWord[], i: number, { theme }: ChartContext): string {
  const palette = toPalette(props, theme);
  if (props.colouring === 'palette') return colourAt(palette, i, words[i]?.name);
  const scale = props.customColor.length > 0 ? palette : theme.sequential.slice(theme.dark ? 2 : 1);
  const high = words[0]?.value ?? 1;
  const low = words.at(-1)?.value ?? 0;
  return colourOnScale(scale, high > low ? ((words[i]?.value ?? low) - low) / (high - low) : 1);
}

/** The ECharts option of a word cloud: pure, a plain object for every input, empty data included. */
export function toWordCloudOption(props: WordCloudProps, data: NameValues, context: ChartContext): EChartsOption {
  const words = toWords(data.items, props.maxWords);
  const { title, box } = toPlotBox(props, context);
  const laidOut = toLaidOut(words, props);
  const gap = Math.min(props.wordGap, Math.min(box.width, box.height) * 0.03);
  const size = {
    width: box.width,
    height: box.height,
    isEllipse: props.shape === 'ellipse',
    gap,
    largest: props.maxSize,
  };
  const placed = layOutCloud(laidOut, size);
  const isOwn = props.customColor.some((colour) => colour !== '');
  const toFill = (colour: string, px: number) => (isOwn ? colour : toInk(colour, px, context.theme));
  const family = props.wordFamily || context.theme.fontFamily;
  const series: CustomSeriesOption = {
    id: 'words',
    name: data.label,
    type: 'custom',
    coordinateSystem: 'none',
    data: placed.map(({ index }) => ({
      name: words[index]?.name,
      value: words[index]?.value,
      row: words[index]?.row ?? null,
    })),
    renderItem: ({ dataIndex }) => {
      const place = placed[dataIndex];
      const word = place && laidOut[place.index];
      if (!place || !word) return null;
      const font = `${props.wordStyle} ${props.wordWeight} ${Number(place.fontSize.toFixed(1))}px ${family}`;
      return {
        type: 'text',
        x: box.left + place.x,
        y: box.top + place.y,
        rotation: (-place.turn * Math.PI) / 180,
        style: {
          text: word.text,
          font,
          fill: toFill(colourOf(props, words, place.index, context), place.fontSize),
          align: 'center',
          verticalAlign: 'middle',
        },
        emphasis: { style: { fill: context.theme.title } },
      };
    },
    cursor: 'default',
  };
  return {
    animation: false,
    title,
    tooltip: toItemTooltip(props, context, (value) => formatNumber(Number(value), context.language)),
    series: [series],
  };
}
