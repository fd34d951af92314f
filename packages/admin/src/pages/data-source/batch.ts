import { dataSourceFields, LIMITS } from '@aj-report/contract';
import { problemsOf } from '../../form/form-problems.ts';

/** One of several workbooks, each of which becomes a source of its own. */
export interface BatchItem {
  readonly id: number;
  readonly file: File;
  /** What its source will be called. */
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** 0 to 1, how much of the file has left the browser */
  readonly share: number;
  /** The source that it becomes, once it was sent. */
  readonly sourceId?: string;
  /** What is wrong with the name, or why it failed. */
  readonly problem?: string | undefined;
}

/** The name of a source that is made of a file. */
export function sourceNameOf(file: Pick<File, 'name'>): string {
  return file.name.replace(/\.[^.]+$/, '').slice(0, LIMITS.sourceNameMax);
}

/** The items with some files more, as waiting ones. */
export function withFiles(items: readonly BatchItem[], files: readonly File[]): readonly BatchItem[] {
  const next = Math.max(0, ...items.map(({ id }) => id)) + 1;
  const added = files.map((file, index): BatchItem => ({
    id: next + index,
    file,
    name: sourceNameOf(file),
    state: 'waiting',
    share: 0,
  }));
  return [...items, ...added];
}

export function changed(items: readonly BatchItem[], id: number, change: Partial<BatchItem>): readonly BatchItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

/** Items that are still to be sent. */
export function openItems(items: readonly BatchItem[]): readonly BatchItem[] {
  return items.filter(({ state }) => state === 'waiting' || state === 'failed');
}

/** The items with what is wrong with their names said. */
export function checked(items: readonly BatchItem[], language: 'zh' | 'en'): readonly BatchItem[] {
  return items.map((item) => {
    if (item.state === 'sent') return item;
    const { sourceName } = problemsOf(dataSourceFields, { sourceName: item.name.trim(), sourceCode: '' }, language);
    return { ...item, problem: sourceName };
  });
}
