/** System faces with the Chinese ones first in line after the Latin one that fits them. */
export const TEXT_FACES =
  'Inter, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** Condensed faces for large figures, then the text faces. */
export const FIGURE_FACES =
  '"AJ Figures", "DIN Alternate", Bahnschrift, "Roboto Condensed", Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';
