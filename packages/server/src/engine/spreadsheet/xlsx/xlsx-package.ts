import { toDamaged } from '../import-fault.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';
import { readRelations, relationsOf, type Relation, type WorkbookPart } from './xlsx-parts.ts';

/** Workbook, relations and styles are small in every honest workbook. */
const MAX_PART_BYTES = 64 * 1024 * 1024;

/** A worksheet of a workbook and the part that holds it. */
export interface SheetPart {
  readonly name: string;
  readonly part: string;
}

/** Name of the part that a package begins with; undefined in one that holds no workbook. */
export async function findMainPart(archive: ZipArchive): Promise<string | undefined> {
  const relations = await relationsFor(archive, '');
  const main = [...relations.values()].find((relation) => relation.kind === 'officeDocument')?.target;
  if (main && archive.has(main)) return main;
  return archive.has('xl/workbook.xml') ? 'xl/workbook.xml' : undefined;
}

/** Relations of a part by id; none where it has none. */
export async function relationsFor(archive: ZipArchive, owner: string): Promise<ReadonlyMap<string, Relation>> {
  const part = relationsOf(owner);
  return archive.has(part) ? readRelations(await toUtf8(archive, part), owner) : new Map<string, Relation>();
}

/** A part of XML as UTF-8, whatever it was written in. */
export async function toUtf8(archive: ZipArchive, part: string): Promise<Buffer> {
  const bytes = await archive.readWhole(part, MAX_PART_BYTES);
  const encoding = utf16Of(bytes);
  return encoding ? Buffer.from(new TextDecoder(encoding).decode(bytes)) : bytes;
}

/** XML may come as UTF-16; its byte order mark tells. */
export function utf16Of(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

/** Worksheets only: chart, dialog and macro sheets hold no cells. @throws spreadsheet/damaged */
export function worksheetsOf(
  archive: ZipArchive,
  { sheets }: WorkbookPart,
  relations: ReadonlyMap<string, Relation>,
): SheetPart[] {
  const found = sheets.flatMap((sheet) => toSheet(archive, sheet.name, relations.get(sheet.relation)));
  checkParts(found);
  return found;
}

function toSheet(archive: ZipArchive, name: string, relation: Relation | undefined): SheetPart[] {
  if (relation && relation.kind !== 'worksheet') return [];
  if (!relation || !archive.has(relation.target)) {
    throw toDamaged(`找不到工作表“${name}”的内容`, `the content of sheet "${name}" is missing`);
  }
  return [{ name, part: relation.target }];
}

/** A part is read for one sheet only: else a small file could be as much work as a large one. */
function checkParts(sheets: readonly SheetPart[]): void {
  const names = new Map<string, string>();
  for (const { name, part } of sheets) {
    const key = part.toLowerCase();
    const other = names.get(key);
    if (other !== undefined) {
      throw toDamaged(
        `工作表“${other}”和“${name}”指向同一份内容`,
        `the sheets "${other}" and "${name}" have the same content`,
      );
    }
    names.set(key, name);
  }
}
