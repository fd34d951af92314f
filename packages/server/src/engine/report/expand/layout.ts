import type { Band, BandGroup, Bands } from '../plan/bands.ts';
import type { Copy, Stretch } from './copy.ts';

/** Lines of a group within one copy. */
interface PlacedGroup extends Band {
  readonly start: number;
  readonly size: number;
}

/** Where every copy lies, and which line of the template each line of the sheet is. */
export class Layout {
  /** Line of the template by line of the sheet. */
  readonly templateLines: number[] = [];
  private readonly groups = new Map<Copy, PlacedGroup[]>();

  constructor(
    private readonly bands: Bands,
    sheet: Copy,
  ) {
    this.place(sheet, 0);
  }

  private bandOf({ cell }: Copy): Band {
    return (cell && this.bands.bandOf.get(cell)) ?? { from: 0, to: this.bands.lineCount - 1 };
  }

  private place(copy: Copy, start: number): void {
    const { from, to } = this.bandOf(copy);
    const groups = this.bands.groupsIn.get(copy.cell) ?? [];
    copy.start = start;
    if (groups.length === 0) {
      copy.size = to - from + 1;
      for (let line = from; line <= to; line++) this.templateLines[start + line - from] ??= line;
      return;
    }
    const lines: Stretch[] = [];
    const placed: PlacedGroup[] = [];
    let at = start;
    for (let line = from; line <= to;) {
      const group = groups.find((one) => one.from === line);
      if (group) {
        const size = this.placeGroup(copy, group, at);
        placed.push({ from: group.from, to: group.to, start: at, size });
        for (; line <= group.to; line++) lines.push(this.lineBeside(copy, group, line, at, size));
        at += size;
      } else {
        this.templateLines[at] ??= line;
        lines.push({ start: at, count: 1 });
        line++;
        at++;
      }
    }
    copy.lines = lines;
    copy.size = at - start;
    this.groups.set(copy, placed);
  }

  /** Copies of one cell follow each other; cells that share lines begin side by side. */
  private placeGroup(copy: Copy, group: BandGroup, start: number): number {
    let size = group.to - group.from + 1;
    for (const cell of group.cells) {
      const band = this.bands.bandOf.get(cell) as Band;
      let at = start + band.from - group.from;
      for (const inner of copy.insideOf(cell)) {
        this.place(inner, at);
        at += inner.size;
      }
      size = Math.max(size, at - start + group.to - band.to);
    }
    for (let line = 0; line < size; line++) {
      this.templateLines[start + line] ??= Math.min(group.from + line, group.to);
    }
    return size;
  }

  /** Where what does not expand lies beside a group of several lines: beside its first copy. */
  private lineBeside(copy: Copy, group: BandGroup, line: number, start: number, size: number): Stretch {
    if (group.from === group.to) return { start, count: size };
    const [first] = group.cells;
    const band = first && (this.bands.bandOf.get(first) as Band);
    const inner = first && copy.insideOf(first)[0];
    if (!band || !inner || line < band.from) return { start: start + line - group.from, count: 1 };
    if (line > band.to) return { start: start + size - 1 - (group.to - line), count: 1 };
    return this.stretchOf(inner, line, 1);
  }

  /** Lines of what expands within a copy. */
  insideOf(copy: Copy): readonly { readonly start: number; readonly size: number }[] {
    return this.groups.get(copy) ?? [];
  }

  /** Lines of the sheet that lines of the template take within a copy. */
  stretchOf(copy: Copy, line: number, span: number): Stretch {
    const { from } = this.bandOf(copy);
    const last = line + span - 1;
    if (!copy.lines) return { start: copy.start + line - from, count: span };
    const groups = this.groups.get(copy) ?? [];
    const whole = (one: PlacedGroup) => one.from >= line && one.to <= last;
    const opening = groups.find((one) => one.from === line && whole(one));
    const closing = groups.find((one) => one.to === last && whole(one));
    const first = copy.lines[line - from] as Stretch;
    const end = copy.lines[last - from] as Stretch;
    const start = opening ? opening.start : first.start;
    return { start, count: (closing ? closing.start + closing.size : end.start + end.count) - start };
  }

  /** Line of the sheet for one of the template: within the innermost copy around a place that has it. */
  lineNear(copy: Copy, line: number): number {
    let near = copy;
    const isOutside = () => line < this.bandOf(near).from || line > this.bandOf(near).to;
    while (near.parent && isOutside()) near = near.parent;
    return isOutside() ? near.start + near.size + line - this.bandOf(near).to - 1 : this.stretchOf(near, line, 1).start;
  }

  /** Lines of the sheet that some of the template became, within the innermost copy around a place that has them all. */
  stretchNear(copy: Copy, first: number, last: number): Stretch {
    let near = copy;
    while (near.parent && (first < this.bandOf(near).from || last > this.bandOf(near).to)) near = near.parent;
    const { from, to } = this.bandOf(near);
    if (first >= from && last <= to) return this.stretchOf(near, first, last - first + 1);
    const start = this.lineNear(near, first);
    return { start, count: this.lineNear(near, last) - start + 1 };
  }

  /** First line of the sheet that a line of the template became; beyond its end the sheet's. */
  startOf(sheet: Copy, line: number): number {
    return line < this.bands.lineCount ? this.stretchOf(sheet, line, 1).start : sheet.size;
  }
}
