import type { TitleComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { BOLD, textWidth } from '../kit/labels/measure.ts';
import { toFace } from './face.option.ts';
import type { MarginProps } from './margin.fields.ts';
import type { TitleProps } from './title.fields.ts';

export interface TitlePart {
  readonly option: TitleComponentOption;
  /** px from the top edge to the end of the title; 0 = there is none */
  readonly bottom: number;
  /** px from the top edge to the start of the title */
  readonly top: number;
  /** px of its first line */
  readonly line: number;
  readonly width: number;
}

/** Share of the font size that one line of text takes. */
const LINE_HEIGHT = 1.4;

/** Title of a chart; one that is off or empty takes no room. Text longer than the widget ends in an ellipsis. */
export function toTitle(props: TitleProps & MarginProps, context: ChartContext): TitlePart {
  const { theme, height } = context;
  const text = props.isShowTitle ? props.text.trim() : '';
  const subtext = props.isShowTitle ? props.subtext.trim() : '';
  if (text === '' && subtext === '')
    return { option: { show: false, text: '', subtext: '' }, bottom: 0, top: 0, line: 0, width: 0 };
  const room = Math.max(context.width - props.marginLeft - props.marginRight, 10);
  const textHeight = text === '' ? 0 : props.textFontSize * LINE_HEIGHT;
  const subHeight = subtext === '' ? 0 : props.subtextFontSize * LINE_HEIGHT + (text === '' ? 0 : props.titleItemGap);
  const top = Math.round((props.titleTop / 100) * height);
  const widest = Math.max(textWidth(text, props.textFontSize), textWidth(subtext, props.subtextFontSize));
  // Measuring for an ellipsis is slow: only a title that may be too long, in bold letters, pays for it.
  const fit = widest * BOLD > room ? { width: room, overflow: 'truncate' as const } : {};
  const option: TitleComponentOption = {
    show: true,
    text,
    subtext,
    top,
    left: props.titleLeft === 'left' ? props.marginLeft : props.titleLeft === 'center' ? 'center' : 'auto',
    right: props.titleLeft === 'right' ? props.marginRight : 'auto',
    padding: 0,
    itemGap: text === '' ? 0 : props.titleItemGap,
    textStyle: {
      ...toFace(props, 'text', '', theme, theme.title),
      lineHeight: props.textFontSize * LINE_HEIGHT,
      ...fit,
    },
    subtextStyle: {
      ...toFace(props, 'subtext', '', theme, theme.textMuted),
      lineHeight: props.subtextFontSize * LINE_HEIGHT,
      ...fit,
    },
  };
  return {
    option,
    bottom: top + textHeight + subHeight,
    top,
    line: textHeight || subHeight,
    width: Math.min(widest, room),
  };
}
