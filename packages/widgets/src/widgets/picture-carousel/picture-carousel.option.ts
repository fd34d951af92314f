import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { safePicture } from '../../kit/text/safe-url.ts';
import { columnOf, type RolesData } from '../../shapes/roles.ts';
import type { pictureCarousel } from './picture-carousel.widget.ts';

export type PictureCarouselProps = Readonly<PropsOf<typeof pictureCarousel>>;

export interface Picture {
  readonly url: string;
  /** As it stands in list or data: what an event tells. */
  readonly address: string;
  readonly title: string;
  readonly details: string;
  readonly row: number;
}

/** More than that nobody waits for. */
const MAX_PICTURES = 200;

function toPicture(address: string, title: string, details: string, row: number, base: string): readonly Picture[] {
  const url = safePicture(address, base);
  return url === undefined ? [] : [{ url, address, title, details, row }];
}

/** Pictures of the rows whose address is allowed. */
export function picturesOfRows(data: RolesData, base: string): readonly Picture[] {
  const columns = ['src', 'name', 'label'].map((role) => columnOf(data, role));
  const count = Math.min(data.rowCount, MAX_PICTURES);
  return Array.from({ length: count }, (_, row) => {
    const [address = '', title = '', details = ''] = columns.map((column) => String(column?.cells[row] ?? ''));
    return toPicture(address, title, details, row + 1, base);
  }).flat();
}

/** Pictures of the list whose address is allowed. */
export function picturesOfList({ pictures }: Pick<PictureCarouselProps, 'pictures'>, base: string): readonly Picture[] {
  return pictures.flatMap((one, i) => toPicture(one.address ?? '', one.title ?? '', '', i + 1, base));
}

/** Places whose picture has to be there: the shown one, the one it replaces and the next. */
export function toLoaded(count: number, current: number, previous: number): ReadonlySet<number> {
  return count === 0 ? new Set() : new Set([current, previous, (current + 1) % count]);
}
