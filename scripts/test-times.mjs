import path from 'node:path';

const SLOWEST_FILES = 10;

/** How long each file ran, of vitest's report in JSON. */
export const filesOfVitest = (report, root) =>
  report.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
  }));

/**
 * Where the time of a run went: the minutes of each suite by the clock, then the files that took longest.
 * @param suites `{ title, ms, files: { file, ms }[] }` of each
 */
export function timesOf(suites) {
  const minutes = suites.map(({ title, ms }) => `${(ms / 60_000).toFixed(1)} min  ${title}`);
  const slowest = suites
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_FILES)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`);
  return [...minutes, ...(slowest.length > 0 ? ['slowest files:', ...slowest] : [])];
}
