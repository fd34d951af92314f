/** Greatest sizes; an exception carries its reason. */
export const BUDGETS = {
  /** lines of a source file */
  fileLines: 300,
  /** lines of a declaration (`*.widget.ts`) */
  declarationLines: 150,
  /** kB gzip, a screen of texts: the script, what every widget is made of, and the text; the face of figures apart */
  embedCoreKb: 45,
  /** kB gzip, a screen of line, bar and pie charts in all */
  embedChartsKb: 230,
  /** kB gzip, the admin's first page */
  adminFirstLoadKb: 300,
};

export const LONG_FILES: Readonly<Record<string, string>> = {};
