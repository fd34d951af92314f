import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The script of `page-clock.ts`, for a page to run before its own. */
export async function bundlePageClock(): Promise<string> {
  const file = fileURLToPath(new URL('page-clock.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]!.text;
}
