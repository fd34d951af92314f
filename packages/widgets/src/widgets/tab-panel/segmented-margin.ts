/** px between segmented tabs and the edges around them */
export const SEGMENTED_MARGIN = 4;
