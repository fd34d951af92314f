/**
 * A cell on its way into a table: texts of big integers and of text columns, serials of dates, else the value itself;
 * in columns that are fitted what `fitCell` makes.
 */
export type Value = string | number | bigint | boolean | null;
