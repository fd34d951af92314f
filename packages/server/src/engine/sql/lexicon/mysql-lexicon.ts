import { ASCII_SPACE, NUMBER, PLACEHOLDER, SYMBOL } from '../tokenize-sql.ts';
import type { SqlLexicon } from './sql-lexicon.types.ts';

/** Files, waiting, locks, replication and functions of known attack libraries. */
const REFUSED_PREFIXES = ['sys_', 'master_', 'source_', 'wait_', 'wsrep_', 'gtid_', 'mysqlx_', 'ps_', 'lib_mysqludf'];
const REFUSED = new Set([
  'load_file',
  'sleep',
  'benchmark',
  'get_lock',
  'release_lock',
  'release_all_locks',
  'is_free_lock',
  'is_used_lock',
  'setval',
  'nextval',
  'lastval',
  'last_insert_id',
  'asynchronous_connection_failover_add_source',
  'group_replication_set_as_primary',
  'statement_digest',
  'name_const',
]);
const SYSTEM_SCHEMAS = new Set(['information_schema', 'performance_schema', 'mysql', 'sys']);

/**
 * Lexical rules of MySQL and MariaDB with the modes that the connector sets: backslashes escape, double quotes are
 * strings, a comment of two dashes needs a space.
 */
export const MYSQL_LEXICON: SqlLexicon = {
  engine: 'MySQL',
  lexis: {
    nestsComments: false,
    rules: [
      ASCII_SPACE,
      { kind: 'comment', pattern: /--(?=[ \p{Cc}]|$)[^\n]*/uy },
      { kind: 'comment', pattern: /#[^\n]*/y },
      PLACEHOLDER,
      { kind: 'string', pattern: /'(?:[^'\\]|\\[\s\S]|'')*'/y },
      { kind: 'unclosed', pattern: /'[\s\S]*/y },
      { kind: 'string', pattern: /"(?:[^"\\]|\\[\s\S]|"")*"/y },
      { kind: 'unclosed', pattern: /"[\s\S]*/y },
      { kind: 'identifier', pattern: /`(?:[^`]|``)*`/y },
      { kind: 'unclosed', pattern: /`[\s\S]*/y },
      { kind: 'raw-param', pattern: /\?/y },
      { kind: 'word', pattern: /[A-Za-z_\u0080-\u{10ffff}](?:[\w\u0080-\u{10ffff}]|\$(?!\{))*/uy },
      NUMBER,
      SYMBOL,
    ],
  },
  unquote: (identifier) => identifier.slice(1, -1).replaceAll('``', '`'),
  runsComment: /^\/\*M?!/i,
  // Variables of the session and of the server, and the quotes of newer servers.
  refusedSymbols: new Set(['@', '$']),
  refusedWords: new Set(['into', 'procedure', 'lock']),
  isRefusedCall: (name) => REFUSED.has(name) || REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix)),
  refusedSchemas: SYSTEM_SCHEMAS,
};
