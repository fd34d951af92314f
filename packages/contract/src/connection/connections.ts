import { field, type FieldGroup, type Fields, type ValuesOf } from '../field/field.ts';
import type { Text } from '../field/text.ts';

/** Kinds of data sources that are reached over the network; the other kind is an imported spreadsheet. */
export const CONNECTION_KINDS = ['postgresql', 'mysql', 'clickhouse', 'http'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];
/** Kinds whose data sets are SQL. */
export type SqlKind = Exclude<ConnectionKind, 'http'>;

export const SPREADSHEET_KIND = 'spreadsheet';

const WHERE: FieldGroup = { id: 'where', label: { zh: '连接', en: 'Connection' } };
const WHO: FieldGroup = { id: 'who', label: { zh: '身份', en: 'Identity' } };

const host = field.text({ label: { zh: '主机', en: 'Host' }, group: WHERE, minLength: 1, maxLength: 255 });
const port = (fallback: number) =>
  field.number({ label: { zh: '端口', en: 'Port' }, group: WHERE, default: fallback, min: 1, max: 65_535, half: true });
const database = (minLength: number) =>
  field.text({ label: { zh: '数据库', en: 'Database' }, group: WHERE, minLength, maxLength: 255, half: true });
const user = (hint?: Text) =>
  field.text({
    label: { zh: '用户名', en: 'User' },
    group: WHO,
    maxLength: 255,
    half: true,
    ...(hint ? { hint } : {}),
  });
const password = field.password({ label: { zh: '密码', en: 'Password' }, group: WHO, maxLength: 1000, half: true });
const encryption = field.choice({
  label: { zh: '加密', en: 'Encryption' },
  hint: {
    zh: '“验证证书”要求证书由受信任的机构签发且主机名一致',
    en: '"Verify" wants a certificate of a trusted authority that names the host',
  },
  group: WHERE,
  options: [
    { value: 'none', label: { zh: '不加密', en: 'None' } },
    { value: 'encrypt', label: { zh: '加密，不验证证书', en: 'Encrypt, any certificate' } },
    { value: 'verify', label: { zh: '加密并验证证书', en: 'Encrypt and verify' } },
  ],
  default: 'none',
});

const READ_ONLY: Text = {
  zh: '请使用只有查询权限的账号',
  en: 'Use an account that may do nothing but read',
};

/** What is filled in to reach a source of each kind. Fields of the control `password` are secrets. */
export const CONNECTION_FIELDS = {
  postgresql: { host, port: port(5432), database: database(1), encryption, user: user(READ_ONLY), password },
  mysql: { host, port: port(3306), database: database(1), encryption, user: user(READ_ONLY), password },
  clickhouse: { host, port: port(8123), database: database(0), encryption, user: user(READ_ONLY), password },
  http: {
    baseUrl: field.text({
      label: { zh: '接口根地址', en: 'Base address' },
      hint: { zh: '数据集只能请求此地址之下的接口', en: 'Data sets may ask for addresses below it only' },
      placeholder: { zh: 'https://api.example.com/v1', en: 'https://api.example.com/v1' },
      group: WHERE,
      minLength: 1,
      maxLength: 1000,
      pattern: '^https?://[^\\s#?]+$',
    }),
    headers: field.list({
      label: { zh: '请求头', en: 'Headers' },
      group: WHERE,
      item: {
        name: field.text({ label: { zh: '名称', en: 'Name' }, maxLength: 100 }),
        value: field.text({ label: { zh: '值', en: 'Value' }, maxLength: 2000 }),
      },
      maxItems: 30,
    }),
    secretHeader: field.text({
      label: { zh: '密钥请求头', en: 'Secret header' },
      hint: { zh: '例如 Authorization；留空表示不用密钥', en: 'Such as Authorization; empty = no secret' },
      group: WHO,
      maxLength: 100,
      half: true,
    }),
    secret: field.password({
      label: { zh: '密钥', en: 'Secret' },
      hint: { zh: '例如 Bearer …，只保存密文', en: 'Such as Bearer …; stored encrypted' },
      group: WHO,
      maxLength: 4000,
      half: true,
    }),
  },
} as const satisfies Record<ConnectionKind, Fields>;

export type ConnectionConfig<K extends ConnectionKind> = ValuesOf<(typeof CONNECTION_FIELDS)[K]>;
export type DatabaseConfig = ConnectionConfig<SqlKind>;
export type HttpConfig = ConnectionConfig<'http'>;

export const SOURCE_KIND_LABELS: Readonly<Record<ConnectionKind | typeof SPREADSHEET_KIND, Text>> = {
  spreadsheet: { zh: '表格导入', en: 'Spreadsheet' },
  postgresql: { zh: 'PostgreSQL', en: 'PostgreSQL' },
  mysql: { zh: 'MySQL / MariaDB', en: 'MySQL / MariaDB' },
  clickhouse: { zh: 'ClickHouse', en: 'ClickHouse' },
  http: { zh: 'HTTP 接口', en: 'HTTP API' },
};

export function isConnectionKind(kind: string): kind is ConnectionKind {
  return CONNECTION_KINDS.some((known) => known === kind);
}

/** Names of the fields of a kind that are secrets. */
export function secretFieldsOf(kind: ConnectionKind): string[] {
  const fields: Fields = CONNECTION_FIELDS[kind];
  return Object.keys(fields).filter((name) => fields[name]!['x-aj'].control === 'password');
}
