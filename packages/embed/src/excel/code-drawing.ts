import { placeCode, type ExcelCellCode, type ExcelStyle } from '@aj-report/contract';

const SVG = 'http://www.w3.org/2000/svg';

/** Which modules are dark, row after row. */
function readBits({ bits }: ExcelCellCode): (at: number) => boolean {
  const bytes = Uint8Array.from(atob(bits), (sign) => sign.codePointAt(0) ?? 0);
  return (at) => ((bytes[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0;
}

/** Outline of the dark modules of a code, one part for each stretch of a row. */
export function outlineOf(code: ExcelCellCode): string {
  const isDark = readBits(code);
  const parts: string[] = [];
  for (let row = 0; row < code.height; row++) {
    for (let column = 0; column < code.width; column++) {
      const start = column;
      while (column < code.width && isDark(row * code.width + column)) column++;
      if (column > start) parts.push(`M${start} ${row}h${column - start}v1h${start - column}z`);
    }
  }
  return parts.join('');
}

function svgElement<K extends 'svg' | 'rect' | 'path'>(name: K, attributes: Readonly<Record<string, string | number>>) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A code as a drawing for its cell: dark on white whatever the cell's colours are, since readers want it so. */
export function makeCode(
  code: ExcelCellCode,
  text: string,
  cell: { readonly width: number; readonly height: number },
  style: ExcelStyle,
): SVGElement {
  const { x, y, width, height } = placeCode(code, cell, style);
  const box = `0 0 ${code.width} ${code.height}`;
  const svg = svgElement('svg', { role: 'img', 'aria-label': text, viewBox: box, preserveAspectRatio: 'none' });
  svg.setAttribute('class', 'cell-code');
  svg.setAttribute('shape-rendering', 'crispEdges');
  Object.assign(svg.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  svg.append(
    svgElement('rect', { width: code.width, height: code.height, fill: '#fff' }),
    svgElement('path', { d: outlineOf(code), fill: '#000' }),
  );
  return svg;
}
