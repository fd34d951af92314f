import type { Language } from '../field/text.ts';

/** What a group or category is called whose cell is empty, as spreadsheets and BI tools write it. */
export const BLANK_NAMES: Readonly<Record<Language, string>> = { zh: '（空白）', en: '(blank)' };
