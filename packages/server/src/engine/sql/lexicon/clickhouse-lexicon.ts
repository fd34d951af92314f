import { NUMBER, PLACEHOLDER, SPACE, SYMBOL } from '../tokenize-sql.ts';
import type { SqlLexicon } from './sql-lexicon.types.ts';

/** Functions that make rows out of nothing but their arguments. */
const TABLE_FUNCTIONS = new Set(['numbers', 'numbers_mt', 'zeros', 'generate_series', 'generateseries', 'values']);

/** Files, other servers, waiting, settings, and what tells of the server. */
const REFUSED_PREFIXES = [
  'url',
  'remote',
  's3',
  'hdfs',
  'file',
  'azureblob',
  'iceberg',
  'deltalake',
  'hudi',
  'cluster',
  'getsetting',
  'getmacro',
  'getserver',
  'getmerge',
  'sleep',
  'catboost',
  'showcertificate',
  'mergetree',
  'timeseries',
  'prometheus',
  'getclient',
  'getos',
  'reversedns',
];
const REFUSED = new Set([
  'mysql',
  'postgresql',
  'mongodb',
  'redis',
  'sqlite',
  'jdbc',
  'odbc',
  'gcs',
  'oss',
  'cosn',
  'ytsaurus',
  'arrowflight',
  'input',
  'executable',
  'merge',
  'loop',
  'viewifpermitted',
  'fuzzquery',
  'modelevaluate',
  'dictionary',
  'hostname',
  'fqdn',
  'version',
  'serveruuid',
  'tcpport',
  'hasthreadfuzzer',
  'currentprofiles',
  'enabledprofiles',
  'defaultprofiles',
  'throwif',
  'hascolumnintable',
  'joinget',
  'joingetornull',
]);
/** Parts of an address are read by functions of the same beginning, which touch nothing. */
const ALLOWED = new Set(['urlhash', 'urlhierarchy', 'urlpathhierarchy']);
const SYSTEM_SCHEMAS = new Set(['system', 'information_schema']);

/** Lexical rules of ClickHouse: names in backticks or double quotes, backslashes escape in both and in strings. */
export const CLICKHOUSE_LEXICON: SqlLexicon = {
  engine: 'ClickHouse',
  lexis: {
    nestsComments: false,
    rules: [
      SPACE,
      { kind: 'comment', pattern: /--[^\n]*/y },
      PLACEHOLDER,
      { kind: 'string', pattern: /'(?:[^'\\]|\\[\s\S]|'')*'/y },
      { kind: 'unclosed', pattern: /'[\s\S]*/y },
      { kind: 'identifier', pattern: /"(?:[^"\\]|\\[\s\S]|"")*"/y },
      { kind: 'unclosed', pattern: /"[\s\S]*/y },
      { kind: 'identifier', pattern: /`(?:[^`\\]|\\[\s\S]|``)*`/y },
      { kind: 'unclosed', pattern: /`[\s\S]*/y },
      { kind: 'word', pattern: /[\p{L}_][\p{L}\p{N}\p{M}_]*/uy },
      NUMBER,
      SYMBOL,
    ],
  },
  unquote(identifier) {
    const quote = identifier.charAt(0);
    const inside = identifier.slice(1, -1);
    return inside.includes('\\') ? undefined : inside.replaceAll(quote + quote, quote);
  },
  // In newer servers `#` begins a comment, `$` and curly quotes a quoted text, and braces hold their own parameters.
  refusedSymbols: new Set(['#', '$', '{', '}', '‘', '’', '“', '”']),
  refusedWords: new Set(['into', 'settings']),
  isRefusedCall: (name) =>
    REFUSED.has(name) || (!ALLOWED.has(name) && REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix))),
  refusedSchemas: SYSTEM_SCHEMAS,
  tableFunctions: TABLE_FUNCTIONS,
};
