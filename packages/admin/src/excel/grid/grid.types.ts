import type { Language } from '@aj-report/contract';
import type { LoadedSheet } from '@aj-report/embed/excel';
import type { Area } from '../document/area.ts';
import type { Place } from '../document/cell-name.ts';
import type { ExcelStore } from '../document/excel-store.ts';
import type { PageEdge } from '../document/page-line.ts';
import type { CellOffer } from '../take-offer.ts';
import type { Box } from './editor-box.ts';

/** What the page around the grid does for it. */
export interface GridHost {
  /** Shows what can be done with the selection, at a place of the window. */
  readonly onMenu: (x: number, y: number) => void;
  /** Something of the data panel was dropped on the active cell. */
  readonly onOffer: (offer: CellOffer) => void;
  /** A picture was dropped or pasted; it belongs at the active cell. */
  readonly onPicture: (file: File) => void;
  readonly addressOf: (fileId: string) => string;
  readonly words: GridWords;
}

/** What the grid itself says. */
export interface GridWords {
  readonly language: Language;
  /** On a chart that is drawn with sample rows. */
  readonly sample: string;
  /** Before the conditions of a cell. */
  readonly where: string;
  /** At a heading behind hidden lines. */
  readonly hidden: string;
  /** At the headings of lines of every page. */
  readonly pageEdges: Readonly<Record<PageEdge, { readonly sign: string; readonly title: string }>>;
}

/** What the parts of the grid know of it, so that none of them needs the grid that is made of them. */
export interface Grid {
  readonly root: HTMLElement;
  readonly scroller: HTMLElement;
  readonly document: ExcelStore;
  readonly words: GridWords;
  readonly sheet: LoadedSheet;
  /** The part of the sheet that is in the window, px. */
  readonly seen: Box;
  readonly editor: GridEditor;
  readonly pictures: GridPictureFrame;
  /** A point of the window, px from the corner of the sheet. */
  pointAt(x: number, y: number): { readonly x: number; readonly y: number };
  /** The cell under a point of the window. */
  placeAt(x: number, y: number): Place;
  /** px of an area, from the corner of the sheet. */
  boxOf(area: Area): Box;
  /** Scrolls as far as a cell needs to be seen. */
  reveal(place: Place): void;
  /** Where a field would be dropped; null = nowhere. */
  showTarget(place: Place | null): void;
}

/** The field over the active cell. */
export interface GridEditor {
  readonly element: HTMLTextAreaElement;
  focus(): void;
  /** Begins to change what the cell holds. */
  start(): void;
  /** Takes over what was typed. */
  commit(): void;
}

/** The frame of the picture that is selected. */
export interface GridPictureFrame {
  /** Takes a press on a picture or a handle. Gives back whether there was one. */
  take(event: PointerEvent): boolean;
  /** Takes a key that selects a picture. Gives back whether it did. */
  selectByKey(event: KeyboardEvent): boolean;
  /** Takes a key for the selected picture. Gives back whether it did. */
  handleKey(event: KeyboardEvent): boolean;
}
