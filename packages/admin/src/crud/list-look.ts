import { siteStorage } from '@aj-report/embed/storage';
import { useState } from 'react';
import type { ListColumn, Resource } from './define-resource.ts';

export type RowDensity = 'normal' | 'dense';

interface Look {
  readonly density: RowDensity;
  /** Columns that somebody hid or showed, by their field. */
  readonly shown: Readonly<Record<string, boolean>>;
}

function readLook(key: string): Look {
  try {
    const { density, shown } = JSON.parse(siteStorage.getItem(key) ?? '{}') as Partial<Look>;
    return { density: density === 'dense' ? 'dense' : 'normal', shown: shown ?? {} };
  } catch {
    // Not written by us: the list looks as declared.
    return { density: 'normal', shown: {} };
  }
}

/** Columns and density that a person chose for a list; the browser remembers them. */
export function useListLook<R>({ title, columns }: Pick<Resource<R>, 'title' | 'columns'>) {
  const key = `AJReportList:${title.en}`;
  const [look, setLook] = useState(() => readLook(key));
  function change(next: Look) {
    siteStorage.setItem(key, JSON.stringify(next));
    setLook(next);
  }
  const isShown = (column: ListColumn<R>) => look.shown[column.field] ?? !column.startsHidden;
  return {
    density: look.density,
    columns: columns.filter(isShown),
    isShown,
    toggleColumn: (column: ListColumn<R>) =>
      change({ ...look, shown: { ...look.shown, [column.field]: !isShown(column) } }),
    toggleDensity: () => change({ ...look, density: look.density === 'dense' ? 'normal' : 'dense' }),
  };
}

export type ListLook<R> = ReturnType<typeof useListLook<R>>;
