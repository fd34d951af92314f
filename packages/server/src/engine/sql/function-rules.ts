/** Functions that make rows and touch neither files, nor settings, nor the catalogue. */
export const ALLOWED_TABLE_FUNCTIONS: ReadonlySet<string> = new Set([
  'unnest',
  'generate_series',
  'range',
  'repeat',
  'json_each',
  'json_tree',
]);

/** Harmless members of the families below. */
const ALLOWED = new Set(['pg_typeof', 'pg_size_pretty', 'current_date', 'current_localtime', 'current_localtimestamp']);

/** Families of functions that tell of the engine, its files or other sessions. */
const REFUSED_PREFIXES = [
  'pg_',
  'duckdb_',
  'pragma_',
  'has_',
  'inet_',
  'current_',
  '__internal',
  'read_',
  'disable_',
  'enable_',
];

const REFUSED = new Set([
  'sleep_ms',
  'getvariable',
  'getenv',
  'nextval',
  'currval',
  'write_log',
  'parse_duckdb_log_message',
  'txid_current',
  'in_search_path',
  'stats',
  'setseed',
  'query',
  'query_table',
  'json_execute_serialized_sql',
  'json_deserialize_sql',
  'json_serialize_sql',
  'json_serialize_plan',
  'format_pg_type',
  'format_type',
  'obj_description',
  'col_description',
  'shobj_description',
  'add_parquet_key',
  'user',
  'session_user',
  'version',
  'vector_type',
  'get_block_size',
]);

const TIME_DEPENDENT = new Set([
  'now',
  'today',
  'current_date',
  'current_time',
  'current_timestamp',
  'current_localtime',
  'current_localtimestamp',
  'localtime',
  'localtimestamp',
  'get_current_time',
  'get_current_timestamp',
  'transaction_timestamp',
  'ago',
  'age',
  'random',
  'uuid',
  'uuidv4',
  'uuidv7',
  'gen_random_uuid',
]);

export function isRefusedFunction(name: string): boolean {
  const lower = name.toLowerCase();
  if (ALLOWED.has(lower)) return false;
  return REFUSED.has(lower) || REFUSED_PREFIXES.some((prefix) => lower.startsWith(prefix));
}

/** True for functions whose result depends on the moment or on chance. */
export function isTimeDependent(name: string): boolean {
  return TIME_DEPENDENT.has(name.toLowerCase());
}
