import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below.ts';

const SOURCE = /^packages\/server\/src\/(?<room>features\/[^/]+|platform)\/.*\.ts$/;
const LEFT_OUT = /\.(?:test|testing)\.ts$|\/migrations\//;
const CALL = /\.(?<verb>selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(\s*(?:'(?<table>\w+))?/g;

interface Use {
  readonly file: string;
  readonly line: number;
  readonly room: string;
  readonly verb: string;
  /** Empty where a variable names it: the bin and revisions treat several tables alike. */
  readonly table: string;
}

function usesIn(root: string, file: string): Use[] {
  const room = SOURCE.exec(file)?.groups?.['room'];
  if (room === undefined || LEFT_OUT.test(file)) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(CALL)].map((call) => {
    const { verb = '', table = '' } = call.groups ?? {};
    return { file, line: text.slice(0, call.index).split('\n').length, room, verb, table };
  });
}

/** Rooms are features, and the platform below them. Reading in the platform may stand beside what it is read for. */
function isMisplaced({ file, room, verb }: Use): boolean {
  return !file.endsWith('.store.ts') && (room !== 'platform' || verb !== 'selectFrom');
}

/**
 * One line for every statement outside of a store, and one for every table that several rooms write: who else wants to
 * change it asks the room that owns it, by its service.
 */
export function checkTables(root: string): string[] {
  const uses = filesBelow(path.join(root, 'packages/server/src'))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .flatMap((file) => usesIn(root, file));
  const misplaced = uses
    .filter(isMisplaced)
    .map(({ file, line, table }) => `${file}:${line} reads or writes ${table || 'a table'}: SQL stands in a .store.ts`);
  const writers = new Map<string, Map<string, Use>>();
  for (const use of uses.filter(({ verb, table }) => verb !== 'selectFrom' && table !== '')) {
    const rooms = writers.get(use.table) ?? new Map<string, Use>();
    if (!rooms.has(use.room)) rooms.set(use.room, use);
    writers.set(use.table, rooms);
  }
  const shared = [...writers].flatMap(([table, rooms]) =>
    rooms.size < 2
      ? []
      : [
          `${table} is written by ${[...rooms.keys()].join(' and ')} (${[...rooms.values()].map(({ file, line }) => `${file}:${line}`).join(', ')}): one room owns a table`,
        ],
  );
  return [...misplaced, ...shared];
}
