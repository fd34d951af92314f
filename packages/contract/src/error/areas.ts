import { BACKGROUND_ERRORS, backgroundMessages } from './background.ts';
import { GRANT_ERRORS, grantMessages } from './grant.ts';
import { GROUPING_ERRORS, groupingMessages } from './grouping.ts';
import { PLAYLIST_ERRORS, playlistMessages } from './playlist.ts';
import { WALL_ERRORS, wallMessages } from './wall.ts';

/** Errors of areas that have a file of their own. */
export const AREA_ERRORS = {
  ...BACKGROUND_ERRORS,
  ...GRANT_ERRORS,
  ...GROUPING_ERRORS,
  ...PLAYLIST_ERRORS,
  ...WALL_ERRORS,
} as const;

/** Their messages. */
export const areaMessages = {
  zh: {
    ...backgroundMessages.zh,
    ...grantMessages.zh,
    ...groupingMessages.zh,
    ...playlistMessages.zh,
    ...wallMessages.zh,
  },
  en: {
    ...backgroundMessages.en,
    ...grantMessages.en,
    ...groupingMessages.en,
    ...playlistMessages.en,
    ...wallMessages.en,
  },
} as const;
