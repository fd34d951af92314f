import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { toCellFault } from '../import-fault.ts';
import type { LoadTarget, TableOptions, TableSink } from './load-target.ts';
import { RowBinary } from './row-binary.ts';
import { SheetLoader } from './sheet-loader.ts';
import type { Value } from './value.ts';
import { encoderOf, type Encode } from './stream-encoders.ts';
import { toFrame, type TablePart } from './table-stream.ts';
import type { ZoneSpan } from './zone-spans.ts';
import type { SheetPlan } from '../plan/sheet-analysis.ts';
import type { BaseTable } from '../plan/base-table.ts';

const PIECE_BYTES = 64 * 1024;
const FILLED = 0;
const EMPTY = 1;

/** A pipe of rows, never further ahead than the one who reads from it. */
export class StreamTarget implements LoadTarget {
  readonly base: readonly BaseTable[];
  private readonly pipe: Writable;
  private readonly zone: readonly ZoneSpan[];

  constructor(pipe: Writable, zone: readonly ZoneSpan[], base: readonly BaseTable[]) {
    this.pipe = pipe;
    this.zone = zone;
    this.base = base;
  }

  async open(options: TableOptions): Promise<TableSink> {
    const { name: table, columns } = options.target;
    const typed = columns.map(({ name, stored }) => ({ name, stored }));
    this.send({ kind: 'table', table: { table, columns: typed } });
    return new StreamLoader(options, this.zone, (part) => this.send(part));
  }

  async finish(): Promise<void> {
    this.pipe.end();
    await once(this.pipe, 'finish');
  }

  close(): void {
    this.pipe.destroy();
  }

  /** What to wait for before more is sent. */
  private send(part: TablePart): Promise<void> | undefined {
    return this.pipe.write(toFrame(part)) ? undefined : once(this.pipe, 'drain').then(() => undefined);
  }
}

class StreamLoader extends SheetLoader implements TableSink {
  private readonly send: (part: TablePart) => Promise<void> | undefined;
  private readonly encoders: readonly Encode[];
  private readonly out = new RowBinary(PIECE_BYTES + PIECE_BYTES / 4);
  private readonly values: Value[];
  private rows = 0;
  private waiting: Promise<void> | undefined;

  constructor(options: TableOptions, zone: readonly ZoneSpan[], send: (part: TablePart) => Promise<void> | undefined) {
    super(options);
    const { target, date1904 } = options;
    this.send = send;
    this.encoders = target.columns.map((column) => encoderOf(column, date1904, zone));
    this.values = target.columns.map(() => null);
  }

  ready(): Promise<void> | undefined {
    const { waiting } = this;
    this.waiting = undefined;
    return waiting;
  }

  async finish(): Promise<void> {
    this.endRow();
    this.writeRow();
    await this.flush();
    await this.send({ kind: 'end' });
  }

  protected startRow(): void {
    this.writeRow();
  }

  protected put(at: number, value: Value): void {
    this.values[at] = value;
  }

  /** Rows of a file out of order get numbers by which they are in order, all of them above those that are there. */
  private writeRow(): void {
    if (this.sheetRow === 0) return;
    const { out, values } = this;
    const { plan, target } = this.options;
    out.uint32(this.rows++);
    out.uint32((target.base?.orderAbove ?? 0) + (plan.disordered ? this.sheetRow : 0));
    for (let at = 0; at < values.length; at++) this.writeValue(at, values[at]!);
    values.fill(null);
    if (out.length >= PIECE_BYTES) this.waiting = this.flush();
  }

  private writeValue(at: number, value: Value): void {
    if (value === null) return this.out.byte(EMPTY);
    this.out.byte(FILLED);
    const problem = this.encoders[at]!(value, this.out);
    if (!problem) return;
    const { sheet, plan, target } = this.options;
    throw toCellFault(
      sheet,
      this.sheetRow,
      plan.firstColumn + sheetColumnOf(plan, target.columns[at]!.from ?? at),
      problem,
    );
  }

  private flush(): Promise<void> | undefined {
    return this.out.length === 0 ? undefined : this.send({ kind: 'rows', bytes: this.out.take() });
  }
}

/** The column of the sheet, counted from 0, that one of the plan comes from; of columns that become rows the first. */
function sheetColumnOf({ unpivot }: SheetPlan, from: number): number {
  return unpivot ? unpivot.places.indexOf(from < unpivot.name ? from : undefined) : from;
}
