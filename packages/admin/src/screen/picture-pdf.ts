/** One page of a PDF: its pixels, drawn over the whole page. */
export interface PdfPicture {
  /** px of the picture */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row; what is not opaque lies on white. */
  readonly pixels: Uint8ClampedArray;
  /** px at which it is read: 96 to an inch of paper */
  readonly paperWidth: number;
}

const PT_PER_PX = 0.75;

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A text as PDFs write it, whatever its script. */
function toHexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<FEFF${units.join('').toUpperCase()}>`;
}

function toColours(pixels: Uint8ClampedArray): Uint8Array {
  const colours = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    const opacity = pixels[from + 3]! / 255;
    for (let at = 0; at < 3; at += 1, to += 1) colours[to] = 255 + (pixels[from + at]! - 255) * opacity;
  }
  return colours;
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Bytes of a file that is put together piece by piece, and where its objects begin. */
class PdfFile {
  readonly #pieces: Uint8Array[] = [];
  readonly #places: number[] = [];
  #length = 0;

  write(piece: string | Uint8Array): void {
    const bytes = typeof piece === 'string' ? toBytes(piece) : piece;
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }

  /** The next object; the first one is number 1. */
  object(dictionary: string, stream?: Uint8Array): void {
    this.#places.push(this.#length);
    this.write(`${this.#places.length} 0 obj\n${dictionary}\n`);
    if (stream) {
      this.write('stream\n');
      this.write(stream);
      this.write('\nendstream\n');
    }
    this.write('endobj\n');
  }

  end(trailer: string): Blob {
    const start = this.#length;
    const rows = this.#places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
    const size = rows.length + 1;
    this.write(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
    this.write(`trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
    return new Blob(this.#pieces as BlobPart[], { type: 'application/pdf' });
  }
}

/** Objects before those of the pages: catalogue, list of pages, what the file is called. */
const FIRST_PAGE = 4;
const OBJECTS_OF_PAGE = 3;

/** A PDF with a page for each picture, without loss. @param title what readers show in their window */
export async function toPdf(pictures: readonly PdfPicture[], title: string): Promise<Blob> {
  const file = new PdfFile();
  file.write('%PDF-1.4\n%');
  file.write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]));
  file.write('\n');
  const pages = pictures.map((_, at) => `${FIRST_PAGE + at * OBJECTS_OF_PAGE} 0 R`);
  file.object('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>');
  file.object(`<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`);
  file.object(`<< /Title ${toHexText(title)} >>`);
  for (const [at, { width, height, pixels, paperWidth }] of pictures.entries()) {
    const number = FIRST_PAGE + at * OBJECTS_OF_PAGE;
    const [w, h] = [paperWidth * PT_PER_PX, ((paperWidth * height) / width) * PT_PER_PX];
    const drawing = toBytes(`q ${w} 0 0 ${h} 0 0 cm /P Do Q`);
    const colours = await deflate(toColours(pixels));
    file.object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${number + 1} 0 R ` +
        `/Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    );
    file.object(`<< /Length ${drawing.length} >>`, drawing);
    file.object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /FlateDecode /Length ${colours.length} >>`,
      colours,
    );
  }
  return file.end('/Root 1 0 R /Info 3 0 R');
}
