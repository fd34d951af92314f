import { Type, type Static } from 'typebox';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { ScreenDocument } from '../screen/document-schema.ts';
import { auditFields } from './audit.ts';

export const BLOCK_LABEL: Text = { zh: '区块', en: 'Block' };

const { schemaVersion, dashboard, groups, widgets } = ScreenDocument.properties;

/**
 * Widgets that are used again, as a screen of just their size: places count from its upper left corner, theme and
 * parameters are those of the screen that they were taken from. It is raised to newer versions as screens are.
 */
export const BlockDocument = Type.Object({ schemaVersion, dashboard, groups, widgets });
export type BlockDocument = Static<typeof BlockDocument>;

const blockName = Type.String({ minLength: 1, maxLength: LIMITS.blockNameMax, pattern: '\\S' });
/** Everybody who designs screens sees it; else its owner alone. */
const isShared = Type.Boolean();

export const BlockCreate = Type.Object({ blockName, isShared, document: BlockDocument });
export type BlockCreate = Static<typeof BlockCreate>;

/** What is left out stays as it is. */
export const BlockChange = Type.Object({
  id: Type.String({ maxLength: 64 }),
  ...Type.Partial(BlockCreate).properties,
});
export type BlockChange = Static<typeof BlockChange>;

/** A block in the library; `createBy` is the login name of its owner. */
export const BlockListItem = Type.Object({
  id: Type.String(),
  blockName: Type.String(),
  isShared,
  /** The caller made it. */
  isMine: Type.Boolean(),
  widgetCount: Type.Integer(),
  /** px of the screen */
  width: Type.Number(),
  height: Type.Number(),
  /** Its stored picture; empty = none yet. */
  pictureId: Type.String(),
  ...auditFields,
});
export type BlockListItem = Static<typeof BlockListItem>;

export const BlockDetail = Type.Object({ ...BlockListItem.properties, document: BlockDocument });
export type BlockDetail = Static<typeof BlockDetail>;
