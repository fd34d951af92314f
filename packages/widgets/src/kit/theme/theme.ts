import type { Text } from '@aj-report/contract';

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
  readonly palette: readonly string[];
  /** Light to strong, for ordered values. */
  readonly sequential: readonly string[];
  /** Negative to positive around a neutral middle. */
  readonly diverging: readonly string[];
  readonly fontFamily: string;
  /** Face of large figures. */
  readonly figureFamily: string;
}
