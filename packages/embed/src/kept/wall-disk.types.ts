import type { KeptReports } from './kept-reports.types.ts';
import type { KeptScreens } from './kept-screens.types.ts';

/** What a wall keeps on its disk, by the kind of report. */
export interface WallDisk {
  readonly screens: KeptScreens;
  readonly reports: KeptReports;
}
