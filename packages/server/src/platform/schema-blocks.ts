import type { Generated } from 'kysely';
import type { Audit } from './schema-access.ts';

/** Widgets that people keep to use them again. */
export interface ScreenBlockTable extends Audit {
  id: string;
  blockName: string;
  ownerId: string;
  /** 1 = everybody who designs screens sees it */
  shared: number;
  /** `BlockDocument` as JSON */
  document: string;
  /** Codes of the data sets bound in it, as a JSON list. */
  setCodes: string;
  /** Codes of the maps that it shows, as a JSON list. */
  mapCodes: string;
  widgetCount: number;
  /** px */
  width: number;
  height: number;
  /** Its stored picture; empty = none */
  pictureId: Generated<string>;
}
