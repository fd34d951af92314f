import { cityWide, controlRoom, officeBoard, phonePage } from './rooms.ts';
import type { ScreenTemplate } from './template-parts.ts';
import { financeWall, operationsWall, plantWall, shopWall } from './walls.ts';

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
