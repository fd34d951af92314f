import { css } from 'lit';

/**
 * What is not filled of a bar or a ring. Lines of a grid are too faint for it: as an area it is distinguished from the ground of
 * every theme.
 */
export const TRACK_PAINT = css`color-mix(in srgb, var(--aj-text-muted) 34%, transparent)`;
