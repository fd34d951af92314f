import { open } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, type Language } from '@aj-report/contract';
import type { TellProgress } from '../../child/answer-parent.ts';
import type { Grid, GridSheet } from '../grid.types.ts';
import { withCodePictures } from './code-pictures.ts';
import { countLines } from './count-lines.ts';
import type { StreamedList } from '../stream/list-stream.ts';
import { NO_ADDRESS, type AddressOf } from './cell-links.ts';
import { OwnFormulas } from './own-formulas.ts';
import { SheetLinks, type Relation } from './xlsx-links.ts';
import { drawingXml, drawingRels, type Pictures } from './xlsx-pictures.ts';
import {
  lineXml,
  printAreas,
  printTitles,
  rowsXml,
  sheetHeadXml,
  sheetTailXml,
  sheetXml,
  type SheetPens,
} from './xlsx-sheet.ts';
import { XlsxStyles } from './xlsx-styles.ts';
import { xml, XML_HEAD } from './xml.ts';
import { ZipFile, type Content } from './zip-file.ts';

/** Characters that are gathered before they are handed on. */
const PIECE = 64 * 1024;

/** By which a sheet names its drawing. */
const DRAWING = 'rId1';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(sheets: readonly GridSheet[], drawn: readonly GridSheet[]): string {
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`;
  return [
    `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>',
    part('/xl/workbook.xml', `${SHEET_TYPE}.sheet.main+xml`),
    part('/xl/styles.xml', `${SHEET_TYPE}.styles+xml`),
    ...sheets.map((_, i) => part(`/xl/worksheets/sheet${i + 1}.xml`, `${SHEET_TYPE}.worksheet+xml`)),
    ...drawn.map((sheet) =>
      part(
        `/xl/drawings/drawing${sheets.indexOf(sheet) + 1}.xml`,
        'application/vnd.openxmlformats-officedocument.drawing+xml',
      ),
    ),
    '</Types>',
  ].join('');
}

function relationships(relations: readonly Relation[]): string {
  const all = relations.map(({ id, type, target, isOutside }) => {
    const mode = isOutside === true ? ' TargetMode="External"' : '';
    return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${mode}/>`;
  });
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function workbookXml(sheets: readonly GridSheet[]): string {
  const listed = sheets.map(({ name, hidden }, i) => {
    return `<sheet name="${xml(name)}" sheetId="${i + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`;
  });
  const names = sheets.flatMap((sheet, i) => {
    const own = { Print_Area: printAreas(sheet), Print_Titles: printTitles(sheet) };
    return Object.entries(own).flatMap(([name, range]) =>
      range === undefined ? [] : [`<definedName name="_xlnm.${name}" localSheetId="${i}">${xml(range)}</definedName>`],
    );
  });
  const first = Math.max(
    0,
    sheets.findIndex(({ hidden }) => !hidden),
  );
  return [
    `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    `<bookViews><workbookView activeTab="${first}"/></bookViews>`,
    `<sheets>${listed.join('')}</sheets>`,
    names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`,
    '</workbook>',
  ].join('');
}

/** A sheet on its way into a workbook. */
interface SheetPart {
  /** As it is known before its lines are written. */
  readonly sheet: GridSheet;
  toXml(pens: SheetPens, drawing: string | undefined): Content;
  /** As it is afterwards. */
  finished(): GridSheet;
}

async function writeWorkbook(
  path: string,
  parts: readonly SheetPart[],
  pictures: Pictures,
  addressOf: AddressOf,
): Promise<void> {
  const sheets = parts.map(({ sheet }) => sheet);
  const file = await open(path, 'w');
  try {
    const zip = new ZipFile(file);
    const styles = new XlsxStyles();
    const drawn = sheets.filter((sheet) => sheet.pictures.some(({ fileId }) => pictures.has(fileId)));
    await zip.add('[Content_Types].xml', [contentTypes(sheets, drawn)]);
    await zip.add('_rels/.rels', [relationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }])]);
    await zip.add('xl/workbook.xml', [workbookXml(sheets)]);
    const named = sheets.map((_, i) => {
      return { id: `rId${i + 1}`, type: 'worksheet', target: `worksheets/sheet${i + 1}.xml` };
    });
    const related = [...named, { id: `rId${sheets.length + 1}`, type: 'styles', target: 'styles.xml' }];
    await zip.add('xl/_rels/workbook.xml.rels', [relationships(related)]);
    for (const [i, part] of parts.entries()) {
      const isDrawn = drawn.includes(part.sheet);
      const links = new SheetLinks(addressOf);
      const pens = { styles, links, ownFormulas: new OwnFormulas() };
      await zip.add(`xl/worksheets/sheet${i + 1}.xml`, part.toXml(pens, isDrawn ? DRAWING : undefined));
      await addRelations(zip, i + 1, links, isDrawn);
      if (isDrawn) await addDrawing(zip, i + 1, part.finished(), pictures);
    }
    for (const [id, { bytes, type }] of pictures) await zip.add(`xl/media/${id}.${type}`, [bytes]);
    await zip.add('xl/styles.xml', [styles.toXml()]);
    await zip.finish();
  } finally {
    await file.close();
  }
}

/** Writes an expanded report as a workbook, sheet after sheet and row after row. */
export async function writeXlsx(
  path: string,
  report: Grid,
  stored: Pictures,
  language: Language = DEFAULT_LANGUAGE,
  tell: TellProgress = () => {},
  addressOf: AddressOf = NO_ADDRESS,
): Promise<void> {
  const { grid, pictures } = withCodePictures(report, stored, language);
  const countLine = countLines(grid.sheets, tell);
  const parts = grid.sheets.map((sheet): SheetPart => ({
    sheet,
    toXml: (pens, drawing) => sheetXml(sheet, pens, drawing, countLine),
    finished: () => sheet,
  }));
  await writeWorkbook(path, parts, pictures, addressOf);
}

/** Lines as texts of some size, so that few are waited for. */
async function* listXml(
  { stream, pages }: StreamedList,
  pens: SheetPens,
  finish: () => string,
): AsyncGenerator<string> {
  const { model } = stream;
  let held = sheetHeadXml(model);
  for (const row of rowsXml({ rows: stream.head, rowHeights: model.rowHeights }, pens)) held += row;
  for await (const page of pages) {
    for (const line of stream.lines(page)) {
      held += lineXml(line, stream.heightOf(line), pens);
      if (held.length < PIECE) continue;
      yield held;
      held = '';
    }
  }
  yield held;
  yield finish();
}

/** Writes a workbook of one list row after row, never holding more than a page of them. */
export async function writeXlsxList(
  path: string,
  list: StreamedList,
  pictures: Pictures,
  addressOf: AddressOf = NO_ADDRESS,
): Promise<void> {
  const { stream } = list;
  let sheet = stream.model;
  const finish = (pens: SheetPens, drawing: string | undefined): string => {
    sheet = stream.finish();
    const below = { rows: sheet.rows.slice(stream.head.length), rowHeights: stream.footHeights };
    const first = stream.head.length + stream.count;
    return [...rowsXml(below, pens, first), sheetTailXml(sheet, pens, drawing)].join('');
  };
  const part: SheetPart = {
    sheet,
    toXml: (pens, drawing) => listXml(list, pens, () => finish(pens, drawing)),
    finished: () => sheet,
  };
  await writeWorkbook(path, [part], pictures, addressOf);
}

/** What a sheet leads to. */
async function addRelations(zip: ZipFile, number: number, links: SheetLinks, isDrawn: boolean): Promise<void> {
  const drawing = { id: DRAWING, type: 'drawing', target: `../drawings/drawing${number}.xml` };
  const all = [...(isDrawn ? [drawing] : []), ...links.relations];
  if (all.length > 0) await zip.add(`xl/worksheets/_rels/sheet${number}.xml.rels`, [relationships(all)]);
}

async function addDrawing(zip: ZipFile, number: number, sheet: GridSheet, pictures: Pictures): Promise<void> {
  await zip.add(`xl/drawings/drawing${number}.xml`, [drawingXml(sheet, pictures)]);
  await zip.add(`xl/drawings/_rels/drawing${number}.xml.rels`, [relationships(drawingRels(sheet, pictures))]);
}
