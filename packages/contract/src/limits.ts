/** Every number of the specification, with its unit and section. */
export const LIMITS = {
  /** characters, spec §5, change password */
  oldPasswordMin: 6,
  oldPasswordMax: 30,
  newPasswordMin: 6,
  newPasswordMax: 20,
  /** characters, spec §5, length limits */
  dataSetNameMax: 50,
  dataSetCodeMax: 100,
  dataSetDescMax: 255,
  dynSentenceMax: 65_535,
  /** s, a day: the longest time that an answer of a data set may be declared fresh */
  cacheSecondsMax: 86_400,
  reportNameMax: 100,
  reportCodeMax: 100,
  reportDescMax: 255,
  reportTypeMax: 20,
  mapNameMax: 100,
  mapCodeMax: 64,
  sourceNameMax: 100,
  sourceCodeMax: 100,
  /** characters of one cell, of one row and of all rows that a preview shows */
  previewCellMax: 2_000,
  previewRowMax: 50_000,
  previewMax: 1_000_000,
  /** characters of what is kept of a preview: its columns, and its first row as a sample */
  shapeMax: 200_000,
  sampleMax: 4_000,
  sampleCellMax: 200,
  /** previews of one person that are remembered until they are saved */
  previewsKept: 100,
  /** px, spec §9, designer canvas reference */
  screenWidth: 1920,
  screenHeight: 1080,
  /** spec §9, paging */
  pageSizeDefault: 10,
  pageSizes: [10, 50, 100, 200, 500],
  /** rows, the longest page a list answers */
  pageSizeMax: 500,
  /** the last page that can be asked for; its offset is a number that every database takes */
  pageNumberMax: 1_000_000_000,
  /** columns and conditions by which the rows of one answer are sorted and filtered, and values of one condition */
  askedSortsMax: 10,
  askedFiltersMax: 50,
  askedValuesMax: 1_000,
  /** ms, spec §9 */
  httpTimeoutMs: 200_000,
  errorToastMs: 5_000,
  remoteSearchDelayMs: 200,
  optionReloadDelayMs: 500,
  /** px, spec §9: below it the device counts as mobile */
  mobileBreakpoint: 1024,
  /** spec §9, form */
  queryFieldsShown: 3,
  inlineRowActions: 2,
  formColumns: [2, 3, 4],
  labelWidthPx: 100,
  columnMinWidthPx: 110,
  rowActionWidthPx: 100,
  /** files a field takes, spec §5 */
  uploadCount: 3,
  /** days, spec §9 */
  cookieDays: 15,
  /** decimals, spec §9 */
  displayDecimals: 2,
  /** ms; a widget refreshes no faster than this */
  refreshMinMs: 1_000,
} as const;

/** Days of validity a share may have; 0 = permanent (spec §3, dictionary SHARE_VAILD). */
export const SHARE_TYPES = [0, 1, 7, 30] as const;

export const DATE_FORMAT = 'YYYY-MM-DD';
export const DATETIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** Keys of the browser's storage (spec §3, §9). */
export const STORAGE_KEYS = {
  token: 'AJReportToken',
  shareToken: 'AJReportShareToken',
  user: 'AJReportUser',
  dictionary: 'AJReportDict',
  language: 'AJReportLanguage',
} as const;

/** Prefix of every call (spec §7). */
export const BASE_PREFIX = '/data-report';
