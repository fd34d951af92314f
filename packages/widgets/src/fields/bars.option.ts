import { fade } from '../kit/colour.ts';
import type { Theme } from '../kit/theme/theme.ts';
import type { BarProps } from './bars.fields.ts';

/** Corners in ECharts' order: top left, top right, bottom right, bottom left. */
export type Corners = [number, number, number, number];

/** Share of a category's band that stays free of bars. */
export const CATEGORY_GAP = 0.3;

/** Rounds the end of a bar that is away from zero; the foot stays square, so that it stands on the axis. */
export function toCorners(radius: number, isHorizontal: boolean, isTurned: boolean): Corners {
  if (isHorizontal) return isTurned ? [radius, 0, 0, radius] : [0, radius, radius, 0];
  return isTurned ? [0, 0, radius, radius] : [radius, radius, 0, 0];
}

/** Width, least height and background of bars. */
export function toBarLook(props: BarProps, theme: Theme, isHorizontal: boolean) {
  return {
    barMaxWidth: props.maxWidth,
    barCategoryGap: `${CATEGORY_GAP * 100}%`,
    barMinHeight: props.minHeight,
    showBackground: props.isShowBackground,
    backgroundStyle: {
      color: props.backgroundStyleColor || fade(theme.textMuted, 0.12),
      borderColor: props.backgroundStyleBorderColor || theme.border,
      borderWidth: props.backgroundStyleBorderWidth,
      borderType: props.backgroundStyleBorderType,
      borderRadius: toCorners(props.radius, isHorizontal, false),
      shadowBlur: props.backgroundStyleShadowBlur,
      shadowColor: props.backgroundStyleShadowColor || 'transparent',
      opacity: props.backgroundStyleOpacity / 100,
    },
  };
}
