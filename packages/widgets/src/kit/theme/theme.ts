import type { Text } from '@aj-report/contract';

/** Colours in their order; on a screen with the places that names have, which are the same in all its charts. */
export type Palette = readonly string[] & { readonly placeOf?: (name: string, i: number) => number };

/** Colours and faces of a screen. Every widget takes what was not set by hand from here. */
export interface Theme {
  /** Kebab-case name stored in `dashboard.theme`. */
  readonly name: string;
  readonly label: Text;
  readonly dark: boolean;
  /** CSS background of the screen. */
  readonly background: string;
  /** Panel behind a widget or a table row. */
  readonly panel: string;
  readonly panelAlt: string;
  readonly border: string;
  readonly text: string;
  readonly textMuted: string;
  readonly title: string;
  readonly accent: string;
  readonly axisLine: string;
  readonly splitLine: string;
  readonly tooltipBackground: string;
  readonly tooltipText: string;
  readonly danger: string;
  /** Eight categorical colours that colour-blind people can tell apart. */
  readonly palette: Palette;
  /** Light to strong, for ordered values. */
  readonly sequential: readonly string[];
  /** Negative to positive around a neutral middle. */
  readonly diverging: readonly string[];
  readonly fontFamily: string;
  /** Face of large figures. */
  readonly figureFamily: string;
}
