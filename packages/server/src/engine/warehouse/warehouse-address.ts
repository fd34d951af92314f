/** One server of the warehouse. */
export interface WarehouseHost {
  readonly host: string;
  readonly port: number;
}

/** The ClickHouse that imports go to, as AJ_WAREHOUSE names it. */
export interface WarehouseAddress {
  /** Every server of the cluster; queries go to the first that answers. */
  readonly hosts: readonly WarehouseHost[];
  readonly encryption: 'none' | 'verify';
  readonly user: string;
  readonly password: string;
  /** Beginning of the names of its databases. */
  readonly prefix: string;
  /** Cluster over which rows are spread, by its name in the servers' configuration. */
  readonly cluster?: string;
}

const LOGIN = '(?:[^:@/?#\\s]+(?::[^@/?#\\s]*)?@)?';
const HOST = '(?:[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:]+\\])(?::\\d{1,5})?';
const PREFIX = '[A-Za-z][A-Za-z0-9_]{0,19}';
const CLUSTER = '\\?cluster=[A-Za-z0-9_.-]{1,60}';

/** Several hosts need the name of their cluster. */
export const WAREHOUSE_PATTERN = `^clickhouses?://${LOGIN}(?:${HOST}/${PREFIX}|${HOST}(?:,${HOST})*/${PREFIX}${CLUSTER})$`;
export const WAREHOUSE_SHAPE =
  'like clickhouse://user:password@host:8123/aj, where /aj begins the names of its databases, or ' +
  'clickhouse://user:password@host1:8123,host2:8123/aj?cluster=name with every server of a cluster ' +
  '(clickhouses:// for TLS; signs other than letters and digits in user and password as %XX)';

const PARTS = /^clickhouse(s?):\/\/(?:([^:@]+)(?::([^@]*))?@)?([^/]+)\/([^?]+)(?:\?cluster=(.+))?$/;
const PORTS = { none: 8123, verify: 8443 } as const;

/** Takes an address apart that has the shape above. */
export function parseWarehouseAddress(address: string): WarehouseAddress {
  const [, secure = '', user = '', password = '', hosts = '', prefix = '', cluster] = PARTS.exec(address) ?? [];
  const encryption = secure === '' ? 'none' : 'verify';
  return {
    hosts: hosts.split(',').map((one) => toHost(one, PORTS[encryption])),
    encryption,
    user: decodeURIComponent(user),
    password: decodeURIComponent(password),
    prefix,
    ...(cluster === undefined ? {} : { cluster }),
  };
}

function toHost(text: string, port: number): WarehouseHost {
  const [, host = '', given] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? [];
  return { host, port: given === undefined ? port : Number(given) };
}
