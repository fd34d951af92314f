/** One part of a container: a tab, or the content of a panel. */
export interface ContainerPart {
  readonly id: string;
  readonly title: string;
}

/** Event by which a container tells which of its parts are seen, whenever that changes. Bubbles to the stage. */
export const PARTS_EVENT = 'aj-parts';

/** Detail of `aj-parts`: ids of the parts that are seen. */
export interface PartsDetail {
  readonly shown: readonly string[];
}
