import type { ComponentType } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { isInside } from '../document/area.ts';
import { WORDS } from '../excel.words.ts';
import { useExcel } from '../use-excel.ts';

/** Something that holds for an area of a sheet. */
interface OfArea {
  readonly row: number;
  readonly column: number;
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

/** What changes one of them. */
export interface AreaEditorProps<T> {
  readonly of: T;
  /** `null` takes it away. */
  onChange(next: T | null): void;
}

interface AreaListProps<T extends OfArea> {
  readonly title: string;
  readonly all: readonly T[];
  /** What a new one says, beside the area that is selected. */
  readonly first: Omit<T, keyof OfArea>;
  /** Name of the button that adds one, for tests. */
  readonly adds: string;
  onChange(all: T[]): void;
  readonly editor: ComponentType<AreaEditorProps<T>>;
}

/** What holds for the selected cell, and what adds one for the selected cells. */
export function AreaList<T extends OfArea>(props: AreaListProps<T>) {
  const { title, all, first, adds, editor: Editor, onChange } = props;
  const text = useText();
  const { active, area } = useExcel((state) => state);
  return (
    <section className="xl-section">
      <h3>{title}</h3>
      {all.map((one, index) => {
        const { row, column, rowSpan = 1, columnSpan = 1 } = one;
        if (!isInside(active, { row, column, rowSpan, columnSpan })) return null;
        const change = (next: T | null) => onChange(all.flatMap((other, at) => (at === index ? (next ?? []) : other)));
        // They have no identity of their own: their order is what they are.
        return <Editor key={index} of={one} onChange={change} />;
      })}
      <button
        type="button"
        className="xl-add"
        data-add={adds}
        onClick={() => onChange([...all, { ...area, ...first } as unknown as T])}
      >
        <sl-icon name="plus-lg" /> {text(WORDS.add)}
      </button>
    </section>
  );
}
