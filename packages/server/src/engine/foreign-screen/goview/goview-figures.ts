import { toList, toNumber, toObject, toText, type Loose } from '../foreign-screen.types.ts';
import { toColour } from './goview-colours.ts';
import type { Look } from './goview-option.ts';

/** Their letters are px apart, ours a share of the font. */
function spacingOf({ letterSpacing }: Loose, fontSize: unknown): number | undefined {
  const [gap, size] = [toNumber(letterSpacing, 0), toNumber(fontSize, 0)];
  return size > 0 ? Math.round((gap / size) * 1000) / 1000 : undefined;
}

export const textLook: Look = (option) => ({
  fontSize: option['fontSize'],
  color: option['fontColor'],
  fontWeight: option['fontWeight'],
  textAlign: option['textAlign'],
  letterSpacing: spacingOf(option, option['fontSize']),
  background: option['backgroundColor'],
  borderWidth: option['borderWidth'],
  borderColor: option['borderColor'],
  borderRadius: option['borderRadius'],
  // Their texts keep their size and run out of their box.
  fit: 'none',
  whiteSpace: true,
});

/** A text of theirs with a link. */
export const linkLook: Look = (option) => {
  const [head, link] = [toText(option['linkHead']), toText(option['link'])];
  return {
    ...textLook(option, []),
    linkAddress: /^[a-z]+:/i.test(link) ? link : `${head}${link}`,
    jumpMode: 'other',
    underline: false,
  };
};

export const gradientTextLook: Look = ({ size, gradient }) => ({
  fontSize: size,
  color: toObject(gradient)['from'],
  fit: 'none',
});

/** Their titles have their words in `dataset`. */
export const titleLook: Look = ({ textSize, size, fontSize, textColor, color, fontColor, colors }) => ({
  captionSize: textSize ?? size ?? fontSize,
  captionColor: toColour(textColor ?? color ?? fontColor),
  mainColor: toList(colors)[0],
  secondColor: toList(colors)[1],
  captionFill: 'plain',
});

export const marqueeLook: Look = (option) => ({
  fontSize: option['fontSize'],
  color: option['fontColor'],
  fontWeight: option['fontWeight'],
  letterSpacing: spacingOf(option, option['fontSize']),
  speed: option['animationSpeed'],
});

export const numberLook: Look = ({ numberSize, numberColor, precision, showSeparator, ...option }) => ({
  tile: 'plain',
  fontSize: numberSize,
  color: numberColor,
  decimals: precision,
  thousands: showSeparator !== false,
  prefixText: option['prefixText'],
  unit: option['suffixText'],
  affixColor: option['suffixColor'],
});

/** Digits of theirs fill three quarters of a tile. */
const DIGIT_SHARE = 0.75;

export const flipperLook: Look = ({
  flipperLength,
  flipperBgColor,
  flipperTextColor,
  flipperHeight,
  flipperSpeed,
}) => ({
  digits: flipperLength,
  tileColor: flipperBgColor,
  color: flipperTextColor,
  fontSize: flipperHeight === undefined ? undefined : Math.round(toNumber(flipperHeight, 50) * DIGIT_SHARE),
  rollMs: flipperSpeed,
  thousands: false,
});

export const clockLook: Look = ({ color, bgColor, borderColor }) => ({
  handColor: color,
  markColor: color,
  secondColor: color,
  faceColor: bgColor,
  rimColor: borderColor,
});

const two = (part: number) => String(part).padStart(2, '0');

/** The date as a countdown of ours writes it. */
function toDate(ms: unknown): string | undefined {
  const date = new Date(toNumber(ms, Number.NaN));
  if (Number.isNaN(date.getTime())) return undefined;
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** One that counts from the moment of opening has no end: ours says so in place of the end that it takes by itself. */
export const countdownLook: Look = ({ useEndDate, endDate, showDay, flipperBgColor, flipperTextColor }) => ({
  goal: (useEndDate === true ? toDate(endDate) : undefined) ?? '?',
  largestUnit: showDay === true ? 'days' : 'hours',
  tileColor: flipperBgColor,
  color: flipperTextColor,
});

export const borderLook: Look = ({ colors, backgroundColor, borderTitle, borderTitleSize, borderTitleColor }) => ({
  mainColor: toList(colors)[0],
  secondColor: toList(colors)[1],
  background: backgroundColor,
  caption: borderTitle,
  captionSize: borderTitleSize,
  captionColor: borderTitleColor,
});

export const decorationLook: Look = ({ colors, dataset, textColor, textSize }) => ({
  mainColor: toList(colors)[0],
  secondColor: toList(colors)[1],
  caption: toText(dataset),
  captionSize: textSize,
  captionColor: textColor,
});

export const pipeLook: Look = ({ i_color, o_color, line_class }) => ({
  lightColor: i_color,
  background: o_color,
  flowDirection: toText(line_class).endsWith('back') ? 'right' : 'left',
});

/** s of theirs in ms of ours. */
const toMs = (seconds: unknown) => (seconds === undefined ? undefined : toNumber(seconds, 2) * 1000);

export const boardLook: Look = ({
  headerBGC,
  oddRowBGC,
  evenRowBGC,
  rowNum,
  waitTime,
  headerHeight,
  carousel,
  align,
}) => ({
  headBackColor: headerBGC,
  oldColor: oddRowBGC,
  eventColor: evenRowBGC,
  headColor: '#fff',
  bodyColor: '#fff',
  vis: rowNum,
  rowHeight: headerHeight,
  interTime: toMs(waitTime),
  scrollMode: carousel === 'page' ? 'page' : 'step',
  textAlignBody: toList(align)[0],
  textAlignHeader: toList(align)[0],
});

export const tableLook: Look = ({ align, pagination, style }) => ({
  textAlignBody: align,
  textAlignHeader: align,
  fontSizeBody: toObject(style)['fontSize'],
  fontSizeHeader: toObject(style)['fontSize'],
  isRoll: false,
  isPaged: true,
  pageSize: toObject(pagination)['pageSize'],
});

export const rankingLook: Look = ({ rowNum, unit, sort, color, textColor, borderColor, leftFontSize }) => ({
  unit,
  order: sort === false ? 'none' : 'descending',
  barColor: color,
  color: textColor,
  trackColor: borderColor,
  fontSize: leftFontSize,
  badge: 'number',
  limit: rowNum,
});

const FITS: Readonly<Record<string, string>> = { 'scale-down': 'contain', none: 'contain' };
const fitOf = (fit: unknown) => FITS[toText(fit)] ?? fit;

export const pictureLook: Look = ({ fit, borderRadius }) => ({ objectFit: fitOf(fit), borderRadius });

export const frameLook: Look = ({ borderRadius }) => ({ borderRadius });

export const videoLook: Look = ({ fit, borderRadius, loop, muted }) => ({
  objectFit: fitOf(fit),
  borderRadius,
  isLoop: loop,
  autoplay: muted !== false,
  hasControls: false,
});

export const carouselLook: Look = ({ fit, interval, autoplay, showArrow, showDots, effect }) => ({
  objectFit: fitOf(fit),
  interval: autoplay === false ? 0 : toNumber(interval, 5000) / 1000,
  hasArrows: showArrow === true,
  indicator: showDots === false ? 'none' : 'dots',
  transitionEffect: effect === 'fade' ? 'fade' : 'slide',
});

export const timeLook: Look = ({ timeColor, timeSize, fontWeight }) => ({
  color: timeColor,
  fontSize: timeSize,
  fontWeight,
  textAlign: 'center',
});

/** Signs are wider than high in some fonts, and have to stand in a box as large as the icon. */
const SIGN_SHARE = 0.75;

export const iconLook: Look = ({ color, size }) => ({
  color: toColour(color),
  fontSize: size === undefined ? undefined : Math.round(toNumber(size, 64) * SIGN_SHARE),
  fit: 'none',
});

export const listLook: Look = ({ fontSize, color, background }) => ({
  fontSize,
  color: toColour(color),
  background: toColour(background),
});

/** Pages of theirs are counted by rows: so many pages of so many each. */
export const pagesLook: Look = ({ dataset, pageSize }) => ({
  total: toNumber(dataset, 0) * toNumber(pageSize, 1),
  pageSize,
});

export const inputLook: Look = ({ dataset }) => ({ defaultValue: toText(dataset) });

export const pressLook: Look = ({ bgColor, borderColor }) => ({
  variant: 'outlined',
  color: toColour(bgColor ?? borderColor),
  fontSize: 24,
});
