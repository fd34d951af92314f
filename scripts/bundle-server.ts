import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from './files-below.ts';

/** Bundles the service and the code of its child processes, each an entry of its own, into `folder`, which is emptied before. */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const server = path.join(root, 'packages/server');
  const { dependencies } = JSON.parse(readFileSync(path.join(server, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const children = filesBelow(path.join(server, 'src')).filter((file) => file.endsWith('-child.ts'));
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(
      [path.join(server, 'src/main.ts'), ...children].map((file) => [path.basename(file, '.ts'), file]),
    ),
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@aj-report/')),
    logLevel: 'warning',
  });
}
