import type { ErrorCode, ErrorParams } from '@aj-report/contract';

/** degrees, WGS 84 */
export type Position = readonly [longitude: number, latitude: number];
/** A line, or a ring whose last point is its first. */
export type Path = readonly Position[];
/** The outline and its holes. */
export type Polygon = readonly Path[];

/** One feature of a map as this service keeps it. */
export interface MapFeature {
  /** Of lines and points it may be empty. */
  readonly name: string;
  /** Code of the region in the file, often an administrative one; empty = none. */
  readonly adcode: string;
  /** Where its label and bubbles stand; given by the file or found. */
  readonly centre: Position;
  readonly polygons: readonly Polygon[];
  readonly lines: readonly Path[];
  readonly points: readonly Position[];
}

/** What a screen may be called for a region: its name and its code. */
export interface MapRegion {
  readonly name: string;
  readonly adcode: string;
}

/** What is said of a map beside the map itself. */
export interface MapFacts {
  readonly regions: readonly MapRegion[];
  /** Points of the file as it came, and of what is drawn. */
  readonly originalPoints: number;
  readonly points: number;
  /** bytes of what is drawn, uncompressed */
  readonly bytes: number;
  /** SVG path in a box of `OUTLINE_BOX`, for lists. */
  readonly outline: string;
}

export interface MapLimits {
  readonly features: number;
  /** points of a file */
  readonly points: number;
  /** points above which a map is simplified, and to which */
  readonly budget: number;
}

/** Refusal of a file, worded by the service. */
export class MapFault extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
  ) {
    super(code);
  }
}
