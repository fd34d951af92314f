/** Kind of what the data panel lets drag: an offer for a cell, as JSON. */
export const FIELD_TYPE = 'application/x-aj-expression';
