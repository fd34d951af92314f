/** UTF-16 units of JSON in one answer. */
export const ANSWER_MAX_LENGTH = 96 * 1024 * 1024;
/** Bytes of one row as a server sends it. */
export const FRAME_MAX_BYTES = 96 * 1024 * 1024;
/** Requests to one HTTP source at a time; settings may say otherwise */
export const REQUESTS_MAX = 8;
/** Questions to one server of the warehouse at a time; settings may say otherwise */
export const WAREHOUSE_QUERIES_MAX = 32;
/** ms to reach a host, before a word is said; settings may say otherwise */
export const REACH_MS = 3_000;
/** ms to reach a source and log in */
export const CONNECT_MS = 8_000;
/** ms for a connection that others use; less than a query may take, so that who waited in vain gets that error */
export const WAIT_MS = 15_000;
/** ms for lists of tables and columns, and for a connection test */
export const CATALOGUE_MS = 15_000;
/** Columns that an answer of a source may have. */
export const COLUMNS_MAX = 10_000;
/** Tables that a source shows. */
export const TABLES_MAX = 2_000;
