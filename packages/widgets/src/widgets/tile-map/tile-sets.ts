import type { TileSet } from './tile-set.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly tiles: TileSet }>>> = {
  china: () => import('./tiles-china.ts'),
  world: () => import('./tiles-world.ts'),
};

const loaded = new Map<string, TileSet>();

/** The grid of an area once it was loaded. */
export function tileSetOf(scope: string): TileSet | undefined {
  return loaded.get(scope);
}

/** Fetches the grid of an area when it is drawn first. @throws what the network says */
export async function loadTileSet(scope: string): Promise<void> {
  const module = await LOADERS[scope]?.();
  if (module) loaded.set(scope, module.tiles);
}
