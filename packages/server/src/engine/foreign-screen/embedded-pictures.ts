import { createHash } from 'node:crypto';
import type { Text } from '@aj-report/contract';
import { isObject, type ScreenNote } from './foreign-screen.types.ts';

/** A picture that stood as text in a document, and the address that stands there now. */
export interface EmbeddedPicture {
  readonly address: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A document whose pictures were taken out of it. */
export interface WithoutPictures {
  readonly value: unknown;
  readonly pictures: readonly EmbeddedPicture[];
  readonly notes: readonly ScreenNote[];
}

/** Wherever it stands: alone, in a rule of CSS, or in JSON that is a text itself. */
const EMBEDDED = /data:((?:image|video)\/[\w.+-]+)(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/=_-]*)/g;
/** Written out as text instead, which only SVG is. */
const WRITTEN_OUT = /^\s*data:image\/svg\+xml(?![^,]*;base64,)/i;
/** Bitmaps that browsers show from within an address, and characters that an address of ours has room for. */
const SHOWN_INLINE = /^image\/(?:webp|avif)$/i;
const ADDRESS_MAX = 2048;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
  'video/mp4': 'mp4',
};

function toRefusedText(kind: string, count: number): Text {
  return {
    zh: `${count} 个内嵌的 ${kind} 未迁移：请上传为 png、jpg 或 gif 后重新选择`,
    en: `${count} embedded ${kind} left out; upload them as png, jpg or gif and choose them anew`,
  };
}

/**
 * Takes the pictures out of a document that carries them as text, so that they become files: an address of ours has no
 * room for one. `mayKeep` says which bytes may become a file; the others are counted in a note.
 */
export function takePictures(
  value: unknown,
  mayKeep: (picture: Pick<EmbeddedPicture, 'bytes' | 'fileName'>) => boolean,
): WithoutPictures {
  const pictures = new Map<string, EmbeddedPicture>();
  const refused = new Map<string, number>();
  const refuse = (kind: string): string => {
    refused.set(kind, (refused.get(kind) ?? 0) + 1);
    return '';
  };
  const take = (whole: string, kind: string, base64: string) => {
    const bytes = Buffer.from(base64, 'base64');
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const fileName = `${id}.${ENDINGS[kind.toLowerCase()] ?? kind.split('/')[1]}`;
    const address = `/embedded/${fileName}`;
    if (!pictures.has(address) && !mayKeep({ bytes, fileName }))
      return SHOWN_INLINE.test(kind) && whole.length <= ADDRESS_MAX ? whole : refuse(kind);
    pictures.set(address, { address, fileName, bytes });
    return address;
  };
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string' && WRITTEN_OUT.test(one)) return refuse('image/svg+xml');
    if (typeof one === 'string') return one.includes('base64,') ? one.replaceAll(EMBEDDED, take) : one;
    if (Array.isArray(one)) return one.map(walk);
    if (isObject(one)) return Object.fromEntries(Object.entries(one).map(([key, held]) => [key, walk(held)]));
    return one;
  };
  const taken = walk(value);
  const notes = [...refused].map(([kind, count]) => ({ widget: '', text: toRefusedText(kind, count) }));
  return { value: taken, pictures: [...pictures.values()], notes };
}
