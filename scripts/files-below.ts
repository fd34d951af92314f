import { readdirSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git']);

/** Every file below a folder, sorted; build output and installed packages left out. */
export function filesBelow(folder: string): string[] {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) files.push(...filesBelow(full));
    else files.push(full);
  }
  return files.sort();
}
