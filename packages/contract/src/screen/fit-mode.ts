/** How a screen fills the box that it is shown in. */
export const FIT_MODES = ['contain', 'cover', 'width', 'height', 'stretch', 'none'] as const;
export type FitMode = (typeof FIT_MODES)[number];
