import { arrowToTurn, cyclesOf, type ImportGraph } from './cycles.ts';
import { folderGraph } from './folders.ts';

/**
 * One line for every circle of files or of folders, type imports counted, with the arrow to turn round.
 *
 * @param files file → the files that it imports
 */
export function checkCircles(files: ImportGraph): string[] {
  const folders = folderGraph(files);
  return [
    ...cyclesOf(files).map((cycle) => {
      const { from, to } = arrowToTurn(files, cycle, () => 1);
      return `${cycle.length} files import each other in a circle, turn round ${from} → ${to}: ${cycle.join(', ')}`;
    }),
    ...cyclesOf(folders.graph).map((cycle) => {
      const arrow = arrowToTurn(folders.graph, cycle, (one) => folders.importsOf(one).length);
      const imports = folders.importsOf(arrow).join(', ');
      return `${cycle.length} folders import each other in a circle, turn round ${arrow.from} → ${arrow.to} (${imports}): ${cycle.join(', ')}`;
    }),
  ];
}
