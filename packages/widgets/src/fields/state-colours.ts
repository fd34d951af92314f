/** Colours of good, doubtful and bad values in what the kit ships: they stand out from the ground of every theme. */
export const STATE_COLOURS = { good: '#0f996a', warning: '#d07000', danger: '#f04a4f' } as const;
