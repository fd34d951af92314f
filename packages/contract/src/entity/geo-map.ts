import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields } from './audit.ts';

export const GEO_MAP_LABEL: Text = { zh: '地图', en: 'Map' };
/** A map of a region is often called by the region's own code, which has letters, digits and hyphens. */
export const MAP_CODE_PATTERN = '^[A-Za-z0-9_-]+$';

/** px of the box in which the picture of a list is drawn */
export const OUTLINE_BOX = { width: 160, height: 100 } as const;

/** What a person fills in beside the file. */
export const geoMapFields = {
  nameZh: field.text({ label: { zh: '中文名称', en: 'Chinese name' }, minLength: 1, maxLength: LIMITS.mapNameMax }),
  nameEn: field.text({ label: { zh: '英文名称', en: 'English name' }, maxLength: LIMITS.mapNameMax }),
  mapCode: field.text({
    label: { zh: '编码', en: 'Code' },
    hint: {
      zh: '下钻地图可用上级区域的代码（adcode）作编码',
      en: 'A map to drill down into may bear the code of its region',
    },
    minLength: 1,
    maxLength: LIMITS.mapCodeMax,
    pattern: MAP_CODE_PATTERN,
    lockedAfterCreate: true,
  }),
  nameProperty: field.text({
    label: { zh: '名称属性', en: 'Property of names' },
    hint: { zh: '区域名称所在的属性，留空为 name', en: 'Property that holds the names of regions; empty = name' },
    maxLength: 100,
    lockedAfterCreate: true,
  }),
};

/** Text fields beside the file of an upload. */
export const GeoMapUpload = Type.Object({
  mapCode: Type.String({ minLength: 1, maxLength: LIMITS.mapCodeMax, pattern: MAP_CODE_PATTERN }),
  nameZh: Type.String({ minLength: 1, maxLength: LIMITS.mapNameMax }),
  nameEn: Type.Optional(Type.String({ maxLength: LIMITS.mapNameMax })),
  nameProperty: Type.Optional(Type.String({ maxLength: 100 })),
});
export type GeoMapUpload = Static<typeof GeoMapUpload>;

export const GeoMapUpdate = Type.Object({
  id: Type.String({ maxLength: 64 }),
  nameZh: GeoMapUpload.properties.nameZh,
  nameEn: GeoMapUpload.properties.nameEn,
});
export type GeoMapUpdate = Static<typeof GeoMapUpdate>;

/** Text fields beside the file that takes the place of a map's. */
export const GeoMapFile = Type.Object({ nameProperty: GeoMapUpload.properties.nameProperty });
export type GeoMapFile = Static<typeof GeoMapFile>;

const listed = {
  id: Type.String(),
  mapCode: Type.String(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  fileName: Type.String(),
  regionCount: Type.Integer(),
  /** Points of the file, and of the map that is drawn. */
  originalPoints: Type.Integer(),
  points: Type.Integer(),
  /** bytes of the file, and of the map that is drawn, uncompressed */
  originalBytes: Type.Integer(),
  bytes: Type.Integer(),
  /** SHA-256 of the map that is drawn. */
  checksum: Type.String(),
  /** SVG path in a box of `OUTLINE_BOX`. */
  outline: Type.String(),
  ...auditFields,
};

export const GeoMapListItem = Type.Object(listed);
export type GeoMapListItem = Static<typeof GeoMapListItem>;

/** Screens that show a map, at once or after drilling down. */
const Screens = Type.Array(Type.Object({ code: Type.String(), name: Type.String() }));

export const GeoMapDetail = Type.Object({
  ...listed,
  regions: Type.Array(Type.Object({ name: Type.String(), adcode: Type.String() })),
  screens: Screens,
  /** Blocks that show it so, by name. */
  blocks: Type.Array(Type.String()),
});
export type GeoMapDetail = Static<typeof GeoMapDetail>;

/** What would change when a file took the place of a map's; rows that bear a removed name find no region any more. */
export const GeoMapComparison = Type.Object({
  /** Names of regions. */
  removed: Type.Array(Type.String()),
  added: Type.Array(Type.String()),
  /** Regions that stay by name. */
  kept: Type.Integer(),
  /** Regions of the map whose own maps are no longer reached. */
  lostChildren: Type.Array(Type.String()),
  outline: Type.String(),
  screens: Screens,
});
export type GeoMapComparison = Static<typeof GeoMapComparison>;

/** What a screen needs to draw a map: the address of its file, and the maps of its regions. */
export const GeoMapOfCode = Type.Object({
  mapCode: Type.String(),
  name: Type.Object({ zh: Type.String(), en: Type.String() }),
  /** Below the base prefix; another file has another address. */
  path: Type.String(),
  /** Regions with a map of their own. */
  children: Type.Array(Type.Object({ region: Type.String(), mapCode: Type.String() })),
});
export type GeoMapOfCode = Static<typeof GeoMapOfCode>;
