import { availableParallelism } from 'node:os';
import { number, text, toggle, type Setting } from './define-setting.ts';
import { WAREHOUSE_PATTERN, WAREHOUSE_SHAPE } from './engine/warehouse/warehouse-address.ts';
import { AI_SETTINGS } from './ai-settings.ts';
import { IMPORT_SETTINGS } from './import-settings.ts';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { PICTURE_SETTINGS } from './picture-settings.ts';
import { SIGNUP_SETTINGS } from './signup-settings.ts';
import { SOURCE_SETTINGS } from './source-settings.ts';
import { weaknessOfPassword, weaknessOfSecret } from './weak-secret.ts';

const MB = 1024 * 1024;
/** An origin as content security policies write it. */
const ORIGIN = '(https?|wss?)://(\\*\\.)?[A-Za-z0-9.-]+(:(\\d+|\\*))?';

/** Every setting of the service. Parsing, `--help` and docs/operating.md derive from this list. */
export const SETTINGS = {
  port: number('PORT', 9095, { zh: '监听端口', en: 'Port to listen on' }, { min: 0, max: 65_535 }),
  host: text('HOST', '127.0.0.1', {
    zh: '监听地址；0.0.0.0 表示所有网卡',
    en: 'Address to listen on; 0.0.0.0 = every interface',
  }),
  dataDir: text('AJ_DATA_DIR', './data', {
    zh: '数据目录：元数据、导入的表、上传的文件、密钥',
    en: 'Data folder: metadata, imported tables, uploaded files, the secret',
  }),
  adminPassword: text(
    'AJ_ADMIN_PASSWORD',
    undefined,
    {
      zh: '首次启动时 admin 的密码，至少 8 个字符，不能是常见密码；不设则随机生成并只打印一次',
      en: 'Password of admin on the first start, of at least 8 characters and no common one; else random and printed once',
    },
    { secret: true, pattern: '^.{1,200}$', shape: 'at most 200 characters', weaknessOf: weaknessOfPassword },
  ),
  secret: text(
    'AJ_SECRET',
    undefined,
    {
      zh: '本安装的密钥，分享令牌由它派生，至少 32 个随机字符；不设则生成并存入数据目录',
      en: 'Secret of this installation, from which share tokens derive, of at least 32 random characters; else made and kept in the data folder',
    },
    { secret: true, pattern: '^.{32,}$', shape: 'at least 32 characters', weaknessOf: weaknessOfSecret },
  ),
  databaseUrl: text(
    'AJ_DATABASE_URL',
    undefined,
    {
      zh: '元数据库 PostgreSQL 的地址（postgres://…）；不设则用内嵌 SQLite',
      en: 'PostgreSQL for metadata (postgres://…); else the embedded SQLite',
    },
    { secret: true, pattern: '^postgres(ql)?://', shape: 'an address that begins with postgres://' },
  ),
  warehouseUrl: text(
    'AJ_WAREHOUSE',
    undefined,
    {
      zh: '新导入的表存入的 ClickHouse（clickhouse://…）；不设则用内嵌 DuckDB',
      en: 'ClickHouse for tables that are imported from now on (clickhouse://…); else the embedded DuckDB',
    },
    { secret: true, pattern: WAREHOUSE_PATTERN, shape: WAREHOUSE_SHAPE },
  ),
  samples: toggle('AJ_SAMPLES', true, {
    zh: '首次启动时装入示例；0 = 不装',
    en: 'Load the samples on the first start; 0 = no',
  }),
  samplesLanguage: text(
    'AJ_SAMPLES_LANGUAGE',
    'both',
    {
      zh: '示例的语言：both 中英文各一套，zh 只装中文，en 只装英文',
      en: 'Language of the samples: both = a set in each, zh = Chinese only, en = English only',
    },
    { options: ['both', 'zh', 'en'] },
  ),
  publicUrl: text(
    'AJ_PUBLIC_URL',
    undefined,
    {
      zh: '用户访问本服务的地址，用于邮件和分享中的链接、启动提示和接口说明；不设则为监听地址',
      en: 'Address under which people reach the service, for links in mails and of shares, the start message and the API description; else where it listens',
    },
    { pattern: '^https?://', shape: 'an address that begins with http:// or https://' },
  ),
  ...MAIL_SETTINGS,
  ...SIGNUP_SETTINGS,
  trustProxy: text(
    'AJ_TRUST_PROXY',
    undefined,
    {
      zh: '可信反向代理的地址或网段，逗号分隔；来自它们的 X-Forwarded-* 才被采信',
      en: 'Addresses or networks of trusted reverse proxies, comma separated; only their X-Forwarded-* headers are believed',
    },
    { pattern: '^[0-9a-fA-F.:/, ]+$', shape: 'addresses or networks, such as 127.0.0.1 or 10.0.0.0/8' },
  ),
  frameAncestors: text(
    'AJ_FRAME_ANCESTORS',
    "'self'",
    {
      zh: '哪些网站可以用 iframe 嵌入页面（CSP frame-ancestors）',
      en: 'Sites that may frame the pages (CSP frame-ancestors)',
    },
    { pattern: '^[^;\\r\\n]+$', shape: "a list such as 'self' https://portal.example" },
  ),
  mediaOrigins: text(
    'AJ_MEDIA_ORIGINS',
    '',
    {
      zh: '页面可以连接的视频流来源，逗号或空格分隔；图片、网页和视频文件无需列出',
      en: 'Origins that pages may fetch video streams from, separated by commas or spaces; pictures, pages and video files need no entry',
    },
    {
      pattern: `^${ORIGIN}([, ]+${ORIGIN})*$`,
      shape: 'origins without a path, such as https://cameras.example, http://10.0.0.8:8080 or wss://*.example',
    },
  ),
  metricsToken: text(
    'AJ_METRICS_TOKEN',
    undefined,
    {
      zh: '采集 /data-report/metrics 的 Bearer 令牌；不设则只有持有 metricsManage:query 的人可读',
      en: 'Bearer token that reads /data-report/metrics; else only holders of metricsManage:query may',
    },
    { secret: true, pattern: '^\\S{16,}$', shape: 'at least 16 characters without spaces' },
  ),
  logLevel: text(
    'AJ_LOG_LEVEL',
    'warn',
    { zh: '日志级别；debug 起记录每个请求', en: 'Log level; from debug on every request is logged' },
    { options: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] },
  ),
  sessionMinutes: number('AJ_SESSION_MINUTES', 720, {
    zh: '登录会话在无操作多少分钟后失效',
    en: 'Minutes without a call after which a session ends',
  }),
  loginAttempts: number('AJ_LOGIN_ATTEMPTS', 5, {
    zh: '同一账号连续失败多少次后锁定；同一地址为其四倍',
    en: 'Failures in a row of an account before it is locked; four times as many of an address',
  }),
  loginLockMinutes: number('AJ_LOGIN_LOCK_MINUTES', 15, { zh: '锁定的分钟数', en: 'Minutes for which it is locked' }),
  rateLogin: number('AJ_RATE_LOGIN', 200, {
    zh: '每个地址每分钟的登录与改密次数',
    en: 'Logins and password changes a minute and address',
  }),
  rateShare: number('AJ_RATE_SHARE', 300, {
    zh: '每个地址每分钟打开分享的次数',
    en: 'Opened shares a minute and address',
  }),
  rateUpload: number('AJ_RATE_UPLOAD', 600, { zh: '每个会话每分钟的上传次数', en: 'Uploads a minute and session' }),
  rateQuery: number('AJ_RATE_QUERY', 30_000, {
    zh: '每个会话或分享每分钟、每个地址的数据查询次数',
    en: 'Data queries a minute of one session or share from one address',
  }),
  rateNormal: number('AJ_RATE_NORMAL', 12_000, {
    zh: '每个会话每分钟的其他请求次数，未登录按地址计',
    en: 'Other calls a minute and session, by address when not signed in',
  }),
  uploadBytes: number('AJ_UPLOAD_BYTES', 10 * MB, {
    zh: '图片与文件上传的大小上限，字节',
    en: 'Size limit of an uploaded picture or file, bytes',
  }),
  filesBytes: number('AJ_FILES_BYTES', 10_240 * MB, {
    zh: '全部上传的图片与文件合计的大小上限，字节',
    en: 'Size limit of all uploaded pictures and files together, bytes',
  }),
  archiveBytes: number('AJ_ARCHIVE_BYTES', 500 * MB, {
    zh: '导入大屏的压缩包的大小上限，字节；解压后不超过它的四倍',
    en: 'Size limit of an archive of a screen to import, bytes; unpacked at most four times as much',
  }),
  mapFileBytes: number('AJ_MAP_FILE_BYTES', 20 * MB, {
    zh: '地图文件（GeoJSON）的大小上限，字节',
    en: 'Size limit of an uploaded map (GeoJSON), bytes',
  }),
  ...IMPORT_SETTINGS,
  previewTimeoutMs: number('AJ_PREVIEW_TIMEOUT_MS', 10_000, {
    zh: '测试预览的时间上限，毫秒',
    en: 'Time limit of a test preview, ms',
  }),
  queryTimeoutMs: number('AJ_QUERY_TIMEOUT_MS', 20_000, {
    zh: '取数查询的时间上限，毫秒',
    en: 'Time limit of a data query, ms',
  }),
  queryMemoryBytes: number('AJ_QUERY_MEMORY_BYTES', 512 * MB, {
    zh: '一个查询进程的内存上限，字节',
    en: 'Memory limit of a query process, bytes',
  }),
  queryRows: number('AJ_QUERY_ROWS', 100_000, { zh: '一次查询返回的行数上限', en: 'Row limit of a query result' }),
  queryProcesses: number(
    'AJ_QUERY_PROCESSES',
    Math.max(2, availableParallelism()),
    { zh: '查询进程数，默认等于核数且至少 2', en: 'Query processes; by default as many as cores, 2 at least' },
    { max: 256, shownDefault: 'cores' },
  ),
  queryCacheBytes: number('AJ_QUERY_CACHE_BYTES', 128 * MB, {
    zh: '查询结果缓存的大小上限，字节',
    en: 'Size limit of the cache of query results, bytes',
  }),
  answerSeconds: number('AJ_ANSWER_SECONDS', 120, {
    zh: '读取方须在多少秒内接收一个应答；更慢或停止接收的连接会被断开',
    en: 'Seconds in which a reader must take an answer; a slower one, or one that stands still, is disconnected',
  }),
  bodySeconds: number('AJ_BODY_SECONDS', 60, {
    zh: '请求内容须在多少秒内收完；上传的文件为两段数据之间的最长间隔',
    en: 'Seconds in which the body of a request must arrive; of an uploaded file, the longest pause',
  }),
  uploadSeconds: number('AJ_UPLOAD_SECONDS', 3600, {
    zh: '上传一个文件的时间上限，秒',
    en: 'Time limit of an upload, seconds',
  }),
  unreadShareBytes: number('AJ_UNREAD_SHARE_BYTES', 128 * MB, {
    zh: '每个分享等待接收的应答的大小上限，字节；相同的应答只计一次',
    en: 'Bytes of answers that wait for the readers of one share; equal answers count once',
  }),
  unreadAddressBytes: number('AJ_UNREAD_ADDRESS_BYTES', 256 * MB, {
    zh: '每个地址等待接收的应答的大小上限，字节',
    en: 'Bytes of answers that wait for the readers at one address',
  }),
  unreadBytes: number('AJ_UNREAD_BYTES', 512 * MB, {
    zh: '本服务等待接收的应答的大小上限，字节',
    en: 'Bytes of answers that wait for all readers of this server',
  }),
  live: toggle('AJ_LIVE', true, {
    zh: '向打开的大屏推送变化的数据；0 = 关闭，大屏改为定时取数',
    en: 'Push changed data to open screens; 0 = no, they ask again by themselves',
  }),
  liveStreams: number('AJ_LIVE_STREAMS', 2_000, {
    zh: '本服务同时保持的实时连接上限',
    en: 'Live calls that this server holds open at most',
  }),
  liveCallerStreams: number('AJ_LIVE_CALLER_STREAMS', 200, {
    zh: '每个会话的实时连接上限，分享链接按地址计',
    en: 'Live calls of one session at most, by address for share links',
  }),
  liveHeartbeatSeconds: number(
    'AJ_LIVE_HEARTBEAT_SECONDS',
    15,
    {
      zh: '实时连接的心跳间隔，秒；每次心跳重新检查权限',
      en: 'Seconds between two heartbeats of a live call; each checks its rights again',
    },
    { max: 20 },
  ),
  liveStallSeconds: number('AJ_LIVE_STALL_SECONDS', 60, {
    zh: '读取方多少秒不接收数据后断开其实时连接',
    en: 'Seconds after which a live call whose reader takes nothing is cut',
  }),
  queryQueue: number('AJ_QUERY_QUEUE', 500, { zh: '排队等待的查询上限', en: 'Queries that may wait' }),
  ...SOURCE_SETTINGS,
  ...AI_SETTINGS,
  ...PICTURE_SETTINGS,
  screenRevisions: number('AJ_SCREEN_REVISIONS', 100, {
    zh: '每个大屏或 Excel 报表保留的版本数，已发布的版本总是保留',
    en: 'Revisions kept of a screen or Excel report; the published one always is',
  }),
  reportMemoryMb: number(
    'AJ_REPORT_MEMORY_MB',
    1_024,
    {
      zh: '生成一个 Excel 报表的进程可用的内存，MB',
      en: 'Memory of the process that makes one Excel report, MB',
    },
    { min: 128, max: 65_536 },
  ),
  reportRows: number(
    'AJ_REPORT_ROWS',
    1_000_000,
    {
      zh: '后台导出和定时的 Excel 报表对每个数据集读取的行数上限',
      en: 'Rows that an Excel report, exported in the background or by schedule, takes of a data set',
    },
    { min: 1, max: 1_048_576 },
  ),
  reportTimeoutMs: number(
    'AJ_REPORT_TIMEOUT_MS',
    60_000,
    {
      zh: '展开一个 Excel 报表的时间上限，毫秒；后台导出为其十倍',
      en: 'Time limit of expanding one Excel report, ms; ten times that for an export in the background',
    },
    { min: 1_000, max: 3_600_000 },
  ),
} as const satisfies Record<string, Setting>;
