/** What becomes of the widgets in a container that is deleted: they go with it, or stand free where they are. */
export type Contents = 'delete' | 'keep';
