const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Size of a file in the largest unit that keeps it above 1, with at most one decimal. */
export function formatSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${unit === 0 ? size : Number(size.toFixed(1))} ${UNITS[unit] ?? ''}`;
}
