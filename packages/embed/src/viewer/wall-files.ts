/** A file of the built script whose name has a hash of its content: it never changes. */
const IMMUTABLE = /\/embed\/(?:chunks|assets)\/[^/]+[-.][\w-]{8,}\.[a-z\d]+$/;
const SCRIPT_FILE = /\/embed\/(?:[^/]+\/)?[^/]+\.(?:js|css|webmanifest|svg|png)$/;
const MAP = /\/data-report\/geoMap\/byCode\/[^/]+$/;

export const isImmutable = (path: string): boolean => IMMUTABLE.test(path);
export const isScriptFile = (path: string): boolean => SCRIPT_FILE.test(path);
export const isMap = (path: string): boolean => MAP.test(path);

/** Addresses that a wall needs to start from its disk, by how they are kept. */
export interface WallFiles {
  /** The page, the script and its parts. */
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

/** What a page has fetched before a worker could hear it. */
export function wallFiles(page: string, fetched: readonly PerformanceResourceTiming[]): WallFiles {
  const { origin } = new URL(page);
  const own = fetched.filter(({ name }) => name.startsWith(`${origin}/`));
  const isFile = (name: string) => isImmutable(new URL(name).pathname) || isScriptFile(new URL(name).pathname);
  const isPicture = ({ name, initiatorType }: PerformanceResourceTiming) =>
    !isFile(name) && (initiatorType === 'img' || initiatorType === 'css');
  return {
    files: [page, ...own.map(({ name }) => name).filter(isFile)],
    pictures: fetched
      .filter(isPicture)
      .map(({ name }) => name)
      .filter((name) => name.startsWith('http')),
  };
}
