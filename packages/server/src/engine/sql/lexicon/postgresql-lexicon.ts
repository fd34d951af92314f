import { ASCII_SPACE, DUCKDB_LEXIS, type LexicalRule } from '../tokenize-sql.ts';
import type { SqlLexicon } from './sql-lexicon.types.ts';

const ALLOWED = new Set(['pg_typeof', 'pg_size_pretty']);
/** Files, large objects, other servers, sessions, locks, settings, and functions that run a text as a statement. */
const REFUSED_PREFIXES = [
  'pg_',
  'lo_',
  'dblink',
  'inet_',
  'txid_',
  'binary_upgrade_',
  'crdb_internal',
  'gp_',
  'brin_',
  'http_',
];
const REFUSED = new Set([
  'set_config',
  'current_setting',
  'query_to_xml',
  'query_to_xmlschema',
  'query_to_xml_and_xmlschema',
  'cursor_to_xml',
  'cursor_to_xmlschema',
  'table_to_xml',
  'table_to_xmlschema',
  'table_to_xml_and_xmlschema',
  'schema_to_xml',
  'schema_to_xmlschema',
  'schema_to_xml_and_xmlschema',
  'database_to_xml',
  'database_to_xmlschema',
  'database_to_xml_and_xmlschema',
  'ts_stat',
  'ts_rewrite',
  'crosstab',
  'crosstabn',
  'connectby',
  'xpath_table',
  'nextval',
  'setval',
  'currval',
  'lastval',
  'loread',
  'lowrite',
  'setseed',
  'version',
  'http',
]);

/**
 * A question mark is an operator of JSON types. Signs outside of ASCII are letters, spaces too: taken for a sign of its
 * own, one before E'…' would make a text of what the engine reads as code.
 */
const OWN_RULES: Partial<Record<LexicalRule['kind'], LexicalRule>> = {
  'raw-param': { kind: 'raw-param', pattern: /\$[\p{L}\p{N}_]+/uy },
  space: ASCII_SPACE,
  word: { kind: 'word', pattern: /[A-Za-z_\u0080-\u{10ffff}](?:[\w\u0080-\u{10ffff}]|\$(?!\{))*/uy },
};

/** Lexical rules of PostgreSQL. */
export const POSTGRESQL_LEXICON: SqlLexicon = {
  engine: 'PostgreSQL',
  lexis: {
    nestsComments: true,
    rules: DUCKDB_LEXIS.rules.map((rule) => OWN_RULES[rule.kind] ?? rule),
  },
  unquote: (identifier) => identifier.slice(1, -1).replaceAll('""', '"'),
  refusedSymbols: new Set(),
  refusedWords: new Set(['into']),
  isRefusedCall: (name) =>
    REFUSED.has(name) ||
    /^crosstab\d*$/.test(name) ||
    (!ALLOWED.has(name) && REFUSED_PREFIXES.some((prefix) => name.startsWith(prefix))),
  refusedEverywhere: /^pg_(?!typeof$|size_pretty$)/,
  refusedSchemas: new Set(['information_schema', 'crdb_internal', 'gp_toolkit']),
};
