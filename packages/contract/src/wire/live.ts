/** `code` of the line that says that a live call stays open. */
export const LIVE_CODE = 'live';

/** `id` of lines that speak of the call itself; no query has it. */
export const CALL_LINE_ID = '';
