import type { ArchiveLook } from '@aj-report/contract';

/** A note that several widgets share. */
export interface NoteGroup {
  readonly text: string;
  /** Names of the layers, each once; an empty one is the screen. */
  readonly widgets: readonly string[];
  /** How many widgets have it: several may bear one name. */
  readonly count: number;
}

/** Losses by what a reader sees of them, those of most widgets first. */
export function groupNotes(notes: ArchiveLook['notes']): NoteGroup[] {
  const groups = new Map<string, string[]>();
  for (const { text, widget } of notes) groups.set(text, [...(groups.get(text) ?? []), widget]);
  return [...groups]
    .map(([text, widgets]) => ({ text, widgets: [...new Set(widgets)], count: widgets.length }))
    .sort((a, b) => b.count - a.count);
}
