import { type Arrow, arrowToTurn, cyclesOf, type ImportGraph, withoutArrows } from './cycles.ts';
import { folderGraph } from './folders.ts';
import { KNOWN_ARROWS } from './known-arrows.ts';

function parse(line: string): Arrow {
  const [from = '', to = ''] = line.split(' → ');
  return { from, to };
}

/** Arrows that are listed as known and close no circle any more: the list only shrinks. */
function outlived(graph: ImportGraph, known: readonly Arrow[]): Arrow[] {
  return known.filter((arrow) => {
    const others = withoutArrows(
      graph,
      known.filter((other) => other !== arrow),
    );
    return (
      !others.get(arrow.from)?.includes(arrow.to) ||
      !cyclesOf(others).some((cycle) => cycle.includes(arrow.from) && cycle.includes(arrow.to))
    );
  });
}

/**
 * One line for every circle of files or of folders, type imports counted, with the arrow to turn round.
 *
 * @param files file → the files that it imports
 * @param known arrows, `a → b`, of circles that stand for now
 */
export function checkCircles(files: ImportGraph, known: readonly string[] = KNOWN_ARROWS): string[] {
  const folders = folderGraph(files);
  const arrows = known.map(parse);
  const ofFiles = arrows.filter(({ from }) => from.endsWith('.ts') || from.endsWith('.tsx'));
  const ofFolders = arrows.filter((arrow) => !ofFiles.includes(arrow));
  const openFiles = withoutArrows(files, ofFiles);
  const openFolders = withoutArrows(folders.graph, ofFolders);
  return [
    ...cyclesOf(openFiles).map((cycle) => {
      const { from, to } = arrowToTurn(openFiles, cycle, () => 1);
      return `${cycle.length} files import each other in a circle, turn round ${from} → ${to}: ${cycle.join(', ')}`;
    }),
    ...cyclesOf(openFolders).map((cycle) => {
      const arrow = arrowToTurn(openFolders, cycle, (one) => folders.importsOf(one).length);
      const imports = folders.importsOf(arrow).join(', ');
      return `${cycle.length} folders import each other in a circle, turn round ${arrow.from} → ${arrow.to} (${imports}): ${cycle.join(', ')}`;
    }),
    ...[...outlived(files, ofFiles), ...outlived(folders.graph, ofFolders)].map(
      ({ from, to }) =>
        `scripts/graph/known-arrows.ts lists ${from} → ${to}, which closes no circle any more: strike it out`,
    ),
  ];
}
