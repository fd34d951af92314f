import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { toDamaged } from '../../spreadsheet/import-fault.ts';
import { findMainPart, relationsFor, toUtf8, worksheetsOf } from '../../spreadsheet/xlsx/xlsx-package.ts';
import {
  NO_STYLES,
  readRelations,
  readStyles,
  readWorkbookPart,
  relationsOf,
  resolveTarget,
  type Attributes,
  type Relation,
  type WorkbookPart,
} from '../../spreadsheet/xlsx/xlsx-parts.ts';
import { ZipArchive } from '../../spreadsheet/zip/zip-archive.ts';
import { PACKAGE_LIMITS } from '../check-archive.ts';
import { Losses } from '../losses.ts';
import { SheetCopy, type CellValues, type LinkedArea } from './sheet-copy.ts';
import { WorkbookCopy } from './workbook-copy.ts';
import { XmlCopy } from './xml-copy.ts';

/** What is read of a sheet beside its copy. */
export interface PlainSheet {
  readonly values: CellValues;
  readonly links: readonly LinkedArea[];
  readonly losses: Losses;
}

/** A workbook that any reader of workbooks reads alike. */
export interface PlainWorkbook {
  readonly bytes: Uint8Array;
  readonly date1904: boolean;
  /** By their names. */
  readonly sheets: ReadonlyMap<string, PlainSheet>;
  /** Of sheets that are left out. */
  readonly leftOut: readonly Losses[];
}

/** Kinds of parts whose elements are those of workbooks; drawings and pictures stay as they are. */
const COPIED: ReadonlySet<string> = new Set(['styles', 'sharedStrings', 'comments', 'table']);
/** Parts that are found by their names. */
const PROPERTIES = ['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml'];
const THEME = 'xl/theme/theme1.xml';
const EMPTY = Buffer.from('<Types/>');

class RelationsCopy extends XmlCopy {
  constructor(
    private readonly owner: string,
    private readonly nameOf: (target: string) => string,
  ) {
    super();
  }

  protected override edit(_name: string, attributes: Attributes): Attributes {
    const { Target, TargetMode } = attributes;
    if (Target === undefined || TargetMode === 'External') return attributes;
    return { ...attributes, Target: `/${this.nameOf(resolveTarget(this.owner, Target))}` };
  }
}

/** Copies the parts of a workbook that hang together into a package with plain names. */
class PackageCopy {
  private readonly zip = new ZipFile();
  /** Names in the copy by those in small letters: programs find parts in any case. */
  private readonly names = new Map<string, string>();
  readonly sheets = new Map<string, PlainSheet>();
  readonly leftOut: Losses[] = [];

  constructor(private readonly archive: ZipArchive) {}

  private readonly nameOf = (target: string): string => {
    const key = target.toLowerCase();
    const known = this.names.get(key) ?? target;
    this.names.set(key, known);
    return known;
  };

  private add(name: string, bytes: Buffer): void {
    this.zip.addBuffer(bytes, name, { compress: false });
  }

  async copy(main: string, workbook: WorkbookPart): Promise<void> {
    const relations = await relationsFor(this.archive, main);
    const styles = await this.stylesOf(relations);
    const theme = [...relations.values()].find(({ kind }) => kind === 'theme');
    if (theme) this.names.set(theme.target.toLowerCase(), THEME);
    const own = new Map(
      worksheetsOf(this.archive, workbook, relations).map(({ part, name }) => [part.toLowerCase(), name]),
    );
    const done = new Set([main.toLowerCase()]);
    const book = new WorkbookCopy(relations);
    this.names.set(main.toLowerCase(), 'xl/workbook.xml');
    this.add('xl/workbook.xml', book.copy(await toUtf8(this.archive, main)));
    for (const name of book.leftOutSheets) this.lose(name);
    const waiting = await this.addRelations(main);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { target, kind } = next;
      if (done.has(target.toLowerCase()) || !this.archive.has(target)) continue;
      done.add(target.toLowerCase());
      const isXml = /\.(?:xml|vml)$/i.test(target);
      const part = isXml
        ? await toUtf8(this.archive, target)
        : await this.archive.readWhole(target, PACKAGE_LIMITS.inflatedBytes);
      const sheet = own.get(target.toLowerCase());
      if (sheet !== undefined) this.addSheet(target, part, { sheet, styles, date1904: workbook.date1904 });
      else this.add(this.nameOf(target), COPIED.has(kind) ? new XmlCopy().copy(part) : part);
      waiting.push(...(await this.addRelations(target)));
    }
    for (const name of PROPERTIES) if (this.archive.has(name)) this.add(name, await toUtf8(this.archive, name));
  }

  private lose(name: string): void {
    const losses = new Losses(name);
    losses.add('otherSheet');
    this.leftOut.push(losses);
  }

  private addSheet(target: string, part: Buffer, context: ConstructorParameters<typeof SheetCopy>[0]): void {
    const losses = new Losses(context.sheet);
    const copy = new SheetCopy(context, losses);
    this.add(this.nameOf(target), copy.copy(part));
    this.sheets.set(context.sheet, { values: copy.values, links: copy.links, losses });
  }

  /** Writes the relations of a part; those of its own package are to be followed. */
  private async addRelations(owner: string): Promise<Relation[]> {
    const part = relationsOf(owner);
    if (!this.archive.has(part)) return [];
    const bytes = await toUtf8(this.archive, part);
    this.add(relationsOf(this.nameOf(owner)), new RelationsCopy(owner, this.nameOf).copy(bytes));
    return [...readRelations(bytes, owner).values()];
  }

  private async stylesOf(relations: ReadonlyMap<string, Relation>): Promise<Uint8Array> {
    const part = [...relations.values()].find(({ kind }) => kind === 'styles')?.target;
    return part !== undefined && this.archive.has(part) ? readStyles(await toUtf8(this.archive, part)) : NO_STYLES;
  }

  finish(): Promise<Buffer> {
    const root = `<Relationships><Relationship Id="rId1" Type="/officeDocument" Target="/xl/workbook.xml"/></Relationships>`;
    this.add('_rels/.rels', Buffer.from(root));
    this.add('[Content_Types].xml', EMPTY);
    this.zip.end();
    return buffer(this.zip.outputStream);
  }
}

/** Makes a plain workbook of any that the import of data reads too. @throws spreadsheet/* */
export async function toPlainWorkbook(path: string): Promise<PlainWorkbook> {
  const archive = await ZipArchive.open(path, PACKAGE_LIMITS);
  try {
    const main = await findMainPart(archive);
    const workbook = main === undefined ? undefined : readWorkbookPart(await toUtf8(archive, main));
    if (main === undefined || !workbook?.isWorkbook)
      throw toDamaged('其中没有 xlsx 工作簿', 'it holds no xlsx workbook');
    const copy = new PackageCopy(archive);
    await copy.copy(main, workbook);
    return { bytes: await copy.finish(), date1904: workbook.date1904, sheets: copy.sheets, leftOut: copy.leftOut };
  } finally {
    await archive.close();
  }
}
