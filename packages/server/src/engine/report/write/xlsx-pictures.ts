import type { GridPicture, GridSheet } from '../grid.types.ts';
import type { Relation } from './xlsx-links.ts';
import { xml, XML_HEAD } from './xml.ts';

/** A stored picture as it goes into files. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpeg';
}

/** By the id of their file. */
export type Pictures = ReadonlyMap<string, Picture>;

const EMU_PER_PX = 9525;
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function shown({ pictures }: GridSheet, known: Pictures): GridPicture[] {
  return pictures.filter(({ fileId }) => known.has(fileId));
}

function pictureXml({ row, column, left = 0, top = 0, width, height, alt }: GridPicture, number: number): string {
  const emu = (px: number) => Math.round(px * EMU_PER_PX);
  const description = alt === undefined ? '' : ` descr="${xml(alt)}"`;
  const size = `cx="${emu(width)}" cy="${emu(height)}"`;
  return [
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${emu(left)}</xdr:colOff>`,
    `<xdr:row>${row}</xdr:row><xdr:rowOff>${emu(top)}</xdr:rowOff></xdr:from><xdr:ext ${size}/>`,
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${number}" name="Picture ${number}"${description}/><xdr:cNvPicPr/></xdr:nvPicPr>`,
    `<xdr:blipFill><a:blip r:embed="rId${number}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>`,
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>`,
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>',
  ].join('');
}

/** Part of a workbook that places the pictures of a sheet. */
export function drawingXml(sheet: GridSheet, known: Pictures): string {
  const all = shown(sheet, known).map((picture, i) => pictureXml(picture, i + 1));
  const names = `xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${RELATIONS}"`;
  return `${XML_HEAD}<xdr:wsDr ${names}>${all.join('')}</xdr:wsDr>`;
}

/** Which files they are. */
export function drawingRels(sheet: GridSheet, known: Pictures): Relation[] {
  return shown(sheet, known).map(({ fileId }, i) => {
    return { id: `rId${i + 1}`, type: 'image', target: `../media/${fileId}.${known.get(fileId)?.type ?? 'png'}` };
  });
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** A picture by its first bytes; undefined for what is neither PNG nor JPEG. */
export function pictureOf(bytes: Buffer): Picture | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { bytes, type: 'png' };
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? { bytes, type: 'jpeg' } : undefined;
}
