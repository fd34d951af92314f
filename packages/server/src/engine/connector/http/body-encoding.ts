import { markOf } from '../../spreadsheet/text/text-encoding.ts';

const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]+)/i;

/** A body in UTF-8: of the encoding of its mark, else of the one that its content type names. */
export function toUtf8(body: Buffer, contentType: string): Buffer {
  const label = markOf(body) ?? CHARSET.exec(contentType)?.[1] ?? 'utf-8';
  const decoder = decoderOf(label);
  return decoder === undefined || decoder.encoding === 'utf-8' ? body : Buffer.from(decoder.decode(body));
}

function decoderOf(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    // A name that nobody knows says nothing.
    return undefined;
  }
}
