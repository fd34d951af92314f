import type { Text } from '@aj-report/contract';

/** What this kit reads of a map in GeoJSON; everything else is left to the drawing library. */
export interface MapFeature {
  readonly type: 'Feature';
  readonly properties: {
    readonly name: string;
    /** By which rows may call it as well. */
    readonly otherName?: string;
    readonly adcode?: string;
    /** Where the label stands, degrees. */
    readonly cp?: readonly [number, number];
  };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

export interface MapGeometry {
  readonly type: 'FeatureCollection';
  readonly features: readonly MapFeature[];
}

/** A registered map, ready to be drawn. */
export interface LoadedMap {
  readonly mapCode: string;
  readonly name: Text;
  readonly geometry: MapGeometry;
  /** Regions with a map of their own. */
  readonly children: readonly { readonly region: string; readonly mapCode: string }[];
}

/**
 * The way by which a widget gets a map; rejects when there is none of that code. Asked again it gives the very same
 * object while the map has not been replaced.
 */
export type MapSource = (mapCode: string) => Promise<LoadedMap>;
