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
  /** characters of the name of a revision, and revisions of one screen that may bear one */
  revisionNameMax: 100,
  namedRevisionsMax: 200,
  /** characters of a block's name, widgets and characters as JSON of one block; own and shared blocks */
  blockNameMax: 100,
  blockWidgetsMax: 300,
  blockCharsMax: 2_000_000,
  blocksOwnMax: 200,
  blocksSharedMax: 500,
  /** characters, of people, roles and rights */
  loginNameMax: 64,
  apiTokenNameMax: 64,
  realNameMax: 64,
  emailMax: 64,
  phoneMax: 16,
  remarkMax: 512,
  roleCodeMax: 32,
  roleNameMax: 64,
  targetMax: 64,
  targetNameMax: 128,
  actionMax: 64,
  actionNameMax: 128,
  /** characters of a share's password, of what is noted on it, of whom it is for, of one of its origins */
  sharePasswordMax: 50,
  /** characters that may be entered for it: more than any has, so that what is too long is simply not the password */
  sharePasswordEnteredMax: 1000,
  shareNoteMax: 255,
  shareRecipientMax: 100,
  shareOriginMax: 255,
  /** origins and locked parameters of one share; characters of a parameter's name, and of its value as JSON */
  shareOriginsMax: 50,
  shareParametersMax: 50,
  shareParameterNameMax: 64,
  shareParameterValueMax: 1_000,
  /** s that a grant opens a report: at least what a tag needs to renew it in time, at most, and unless said */
  grantSecondsMin: 120,
  grantSecondsMax: 86_400,
  grantSeconds: 900,
  /** hours and days that mailed links work */
  verifyHours: 24,
  resetHours: 1,
  invitationDays: 7,
  /** days after which who signed up and never followed the mailed link is forgotten */
  unverifiedDays: 7,
  /** mails of a kind to one address: s between two, and how many a day */
  mailPauseSeconds: 60,
  mailsADay: 5,
  /** s in which a challenge has to be answered */
  captchaSeconds: 180,
  /** live API tokens of one person */
  apiTokensMax: 50,
  /** days after which the bin forgets what was deleted */
  binDays: 30,
  /** records that one call deletes */
  batchMax: 500,
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
  /** Excel reports: sheets, rows, columns and cells of a template */
  excelSheetsMax: 50,
  excelTemplateRowsMax: 5_000,
  excelTemplateColumnsMax: 500,
  excelTemplateCellsMax: 50_000,
  /** characters of one cell of a template: what a cell of a workbook takes */
  excelCellTextMax: 32_767,
  excelFormulaMax: 8_192,
  excelSheetNameMax: 31,
  /** columns and cells of an expanded report; rows of one sheet: what a workbook takes */
  excelColumnsMax: 2_000,
  excelCellsMax: 2_500_000,
  excelRowsMax: 1_048_576,
  /** codes that an expanded report draws; bytes of a QR code, characters of a Code 128 */
  excelCodesMax: 20_000,
  /** charts that an expanded report draws, rows of one of them, px of its longer side */
  excelChartsMax: 200,
  excelChartRowsMax: 5_000,
  excelChartSizeMax: 2_000,
  qrBytesMax: 2_331,
  code128Max: 80,
  /** cells up to which an export is answered at once; above it a job makes the file */
  excelDirectCellsMax: 50_000,
  /** exports of one share that wait or run at the same time */
  shareJobsMax: 3,
  /** characters of a schedule's name, cron expression and message; of an address that mails go to */
  scheduleNameMax: 100,
  cronMax: 100,
  scheduleMessageMax: 1_000,
  recipientMax: 254,
  /** characters of a device's name, place and group, of a text that it sends; % of its zoom */
  deviceNameMax: 50,
  devicePlaceMax: 100,
  deviceGroupMax: 50,
  deviceTextMax: 300,
  deviceZoomMin: 25,
  deviceZoomMax: 400,
  /** faults of a device that are kept, and that it sends at once */
  deviceFaultsMax: 20,
  /** s that a pairing code counts, walls that may wait at once: from one address, and in all */
  pairingSeconds: 900,
  pairingsPerAddress: 50,
  pairingsMax: 500,
  /** characters of a playlist's name, code, and of a message in it or over it; items of one playlist */
  playlistNameMax: 100,
  playlistCodeMax: 100,
  playlistTextMax: 500,
  playlistItemsMax: 200,
  /** s that an item of a playlist is shown */
  playlistSecondsMin: 3,
  playlistSecondsMax: 86_400,
  /** minutes that a message stays over a playlist */
  playlistNoticeMinutesMax: 10_080,
  /** minutes; a schedule runs no more often than this */
  scheduleMinutesMin: 15,
  /** addresses that one schedule mails to, and files of it that stay in the list of files */
  scheduleRecipientsMax: 50,
  scheduleFilesMax: 365,
  /** rows of one page of a preview */
  excelPageRows: 1_000,
  excelPageRowsMax: 10_000,
  /** px, spec §9, designer canvas reference */
  screenWidth: 1920,
  screenHeight: 1080,
  /** names whose colours a screen pins, and characters of the longest */
  nameColoursMax: 500,
  nameOfColourMax: 200,
  /** spec §9, paging */
  pageSizeDefault: 10,
  pageSizes: [10, 50, 100, 200, 500],
  /** cards of a page: full rows of two, three, four or six beside each other */
  pageCardSizes: [12, 48, 96, 192, 480],
  /** rows, the longest page a list answers */
  pageSizeMax: 500,
  /** the last page that can be asked for; its offset is a number that every database takes */
  pageNumberMax: 1_000_000_000,
  /** columns and conditions by which the rows of one answer are sorted and filtered, and values of one condition */
  askedSortsMax: 10,
  askedFiltersMax: 50,
  askedValuesMax: 1_000,
  /** columns that one answer is grouped by, and values computed of each group */
  askedGroupsMax: 20,
  askedMeasuresMax: 100,
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
  /** bytes of the stored picture of a report */
  pictureBytesMax: 1_048_576,
  /** bytes */
  avatarBytesMax: 2_097_152,
  /** files a field takes, spec §5 */
  uploadCount: 3,
  fileNameMax: 255,
  /** Address of an uploaded file. */
  fileAddressMax: 200,
  /** days, spec §9 */
  cookieDays: 15,
  /** decimals, spec §9 */
  displayDecimals: 2,
  /** a text that is written for a screen: characters of the wish and of the text, rows, columns and characters of a cell that it is about */
  aiInstructionMax: 1_000,
  aiTextMax: 4_000,
  aiRowsMax: 200,
  aiColumnsMax: 12,
  aiCellMax: 200,
  /** ms; a widget refreshes no faster than this */
  refreshMinMs: 1_000,
} as const;

/** Days of validity a share may have; 0 = permanent (spec §3, dictionary SHARE_VAILD). */
export const SHARE_TYPES = [0, 1, 7, 30] as const;
/** Days by which a share may be made to last longer: a day, a week, a month (spec §9). */
export const SHARE_DELAYS = [1, 7, 30] as const;

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
