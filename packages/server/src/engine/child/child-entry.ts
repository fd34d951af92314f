import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface ChildEntry {
  /** Module for `child_process.fork`. */
  readonly path: string;
  /** Arguments of Node that let it run that module. */
  readonly execArgv: readonly string[];
}

/**
 * Where the code of a child process lives: from sources the `.ts` beside the caller, run through tsx;
 * from a build the `.js` of the same name beside the bundle, or in the folder AJ_BUNDLED_SERVER (set for a run of tests).
 * @param moduleUrl `import.meta.url` of the caller
 * @param sourcePath path of the child's source relative to the caller, for example `../process/query-child.ts`
 * @example childEntry(import.meta.url, '../process/query-child.ts').path // '…/engine/process/query-child.ts'
 */
export function childEntry(moduleUrl: string, sourcePath: string): ChildEntry {
  const bundled = `./${basename(sourcePath).replace(/\.ts$/, '.js')}`;
  const folder = process.env['AJ_BUNDLED_SERVER'];
  if (folder !== undefined) return { path: join(folder, bundled), execArgv: [] };
  if (moduleUrl.endsWith('.ts')) {
    const loader = createRequire(moduleUrl).resolve('tsx');
    return {
      path: fileURLToPath(new URL(sourcePath, moduleUrl)),
      execArgv: ['--import', pathToFileURL(loader).href],
    };
  }
  return { path: fileURLToPath(new URL(bundled, moduleUrl)), execArgv: [] };
}

const PASSED_ON = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'HOME', 'SYSTEMROOT'];

/** The environment of a child that handles foreign text or files: no secret of the service is in it. */
export function childEnvironment(): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
