import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Bundles the service once for a whole run: the many processes that the tests start come up in a third of the time
 * that each would need to compile its sources. Lies beside `dist`, where the service finds its pages.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = path.join(root, `packages/server/.bundled-${process.pid}`);
  await bundleServer(root, folder);
  process.env['AJ_BUNDLED_SERVER'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
