import { classOfBuiltIn, classOfCode, FORMAT, type FormatClass } from '../cell/number-format.ts';
import { toXmlText } from './xml-text.ts';
import { XmlTokens } from './xml-tokens.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Attributes of a tag by local name; a prefixed one never hides one without prefix. */
export function readAttributes(bytes: Buffer, start: number, end: number): Attributes {
  const source = bytes.toString('utf8', start, end);
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const match of source.matchAll(/([^\s=:"'/]+:)?([^\s=:"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const raw = Buffer.from(match[3] ?? match[4] ?? '');
    const value = toXmlText(raw, 0, raw.length, false);
    const name = match[2]!;
    if (match[1] === undefined) attributes[name] = value;
    else attributes[`:${name}`] = value;
  }
  return attributes;
}

/** Calls back for every opening tag of a small part, with the local names of the tags around it. */
export function eachTag(part: Buffer, visit: (name: string, attributes: Attributes, parents: string[]) => void): void {
  const parents: string[] = [];
  const tokens = new XmlTokens({
    open(bytes, nameStart, nameEnd, tagEnd, selfClosing) {
      const name = bytes.toString('utf8', nameStart, nameEnd);
      visit(name, readAttributes(bytes, nameEnd, tagEnd), parents);
      if (!selfClosing) parents.push(name);
    },
    close() {
      parents.pop();
    },
    text() {
      return undefined;
    },
  });
  tokens.write(part);
  tokens.end();
}

export interface Relation {
  /** Last word of the relationship type: the same for transitional and strict workbooks. */
  readonly kind: string;
  /** Name of the part in the package. */
  readonly target: string;
}

/** Relations of a part by id, with targets resolved against that part. */
export function readRelations(part: Buffer, owner: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  eachTag(part, (name, attributes) => {
    const { Id, Type, Target, TargetMode } = attributes;
    if (name !== 'Relationship' || !Id || !Target || TargetMode === 'External') return;
    relations.set(Id, { kind: (Type ?? '').split('/').at(-1) ?? '', target: resolveTarget(owner, Target) });
  });
  return relations;
}

/** Part name of a target, which is absolute in the package or relative to the folder of its owner. */
export function resolveTarget(owner: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const steps = path.startsWith('/') ? [] : owner.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** Name of the part that holds the relations of another. */
export function relationsOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

export interface WorkbookPart {
  readonly isWorkbook: boolean;
  readonly date1904: boolean;
  readonly sheets: readonly { readonly name: string; readonly relation: string }[];
}

export function readWorkbookPart(part: Buffer): WorkbookPart {
  const sheets: { name: string; relation: string }[] = [];
  let isWorkbook = false;
  let date1904 = false;
  eachTag(part, (name, attributes, parents) => {
    if (parents.length === 0) isWorkbook = name === 'workbook';
    else if (name === 'workbookPr') date1904 = ['1', 'true', 'on'].includes(attributes['date1904'] ?? '');
    else if (name === 'sheet' && parents.at(-1) === 'sheets') {
      sheets.push({ name: attributes['name'] ?? '', relation: attributes[':id'] ?? '' });
    }
  });
  return { isWorkbook, date1904, sheets };
}

/** Class of every cell format (`cellXfs`), by its index. */
export function readStyles(part: Buffer): Uint8Array {
  const custom = new Map<number, FormatClass>();
  const ids: number[] = [];
  eachTag(part, (name, attributes, parents) => {
    if (name === 'numFmt' && parents.at(-1) === 'numFmts') {
      custom.set(Number(attributes['numFmtId']), classOfCode(attributes['formatCode'] ?? ''));
    } else if (name === 'xf' && parents.at(-1) === 'cellXfs') ids.push(Number(attributes['numFmtId'] ?? 0));
  });
  return Uint8Array.from(ids, (id) => custom.get(id) ?? classOfBuiltIn(id));
}

export const NO_STYLES: Uint8Array = Uint8Array.of(FORMAT.number);
