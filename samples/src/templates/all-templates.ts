import { cityWide } from './city-wide.ts';
import { controlRoom } from './control-room.ts';
import { financeWall } from './finance-wall.ts';
import { officeBoard } from './office-board.ts';
import { operationsWall } from './operations-wall.ts';
import { phonePage } from './phone-page.ts';
import { plantWall } from './plant-wall.ts';
import { shopWall } from './shop-wall.ts';
import type { ScreenTemplate } from './template-parts.ts';

/** Every template, in the order in which they are offered. */
export const TEMPLATES: readonly ScreenTemplate[] = [
  operationsWall,
  officeBoard,
  shopWall,
  plantWall,
  financeWall,
  cityWide,
  controlRoom,
  phonePage,
];

export type { ScreenTemplate } from './template-parts.ts';
