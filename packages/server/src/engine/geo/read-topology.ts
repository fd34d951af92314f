import { feature } from 'topojson-client';
import type { GeoJsonProperties } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { MapFault, type MapLimits } from './geo-map.types.ts';

/** Whether a document says that it is TopoJSON. */
export function isTopology(value: object): value is Topology {
  return (value as { type?: unknown }).type === 'Topology';
}

/**
 * Features of a TopoJSON: those of its largest collection, as files of maps often hold outlines of coarser levels too.
 * @throws MapFault when it is none, or would be unfolded to more points than are allowed
 * @source TopoJSON 1.0
 */
export function readTopology(topology: Topology, limits: MapLimits): readonly unknown[] {
  try {
    const collections = Object.values(topology.objects).filter((one) => one.type === 'GeometryCollection');
    const [largest] = collections.sort((a, b) => b.geometries.length - a.geometries.length);
    if (!largest) throw new MapFault('geo-map/empty');
    if (pointsOf(topology, largest) > limits.points)
      throw new MapFault('geo-map/too-many-points', { limit: limits.points });
    return feature(topology, largest).features;
  } catch (error) {
    if (error instanceof MapFault) throw error;
    throw new MapFault('geo-map/not-a-collection', { found: 'Topology' });
  }
}

/** Points after every reference to an arc has become the arc itself: a few bytes can name a long arc many times. */
function pointsOf({ arcs }: Topology, { geometries }: GeometryCollection<GeoJsonProperties>): number {
  const lengthOf = (value: unknown): number => {
    if (typeof value === 'number') return arcs[value < 0 ? ~value : value]?.length ?? 0;
    return Array.isArray(value) ? value.reduce<number>((sum, one) => sum + lengthOf(one), 0) : 0;
  };
  return geometries.reduce((sum, geometry) => sum + ('arcs' in geometry ? lengthOf(geometry.arcs) : 1), 0);
}
