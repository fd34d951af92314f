import { number, text } from './define-setting.ts';
import { REACH_MS, REQUESTS_MAX, WAREHOUSE_QUERIES_MAX } from './engine/connector/guard/connector-limits.ts';

/** How external sources are reached, and how often at once. */
export const SOURCE_SETTINGS = {
  sourceNetworks: text(
    'AJ_SOURCE_NETWORKS',
    '',
    {
      zh: '数据源可以访问的内部地址或网段，逗号分隔；默认只能访问公网地址',
      en: 'Internal addresses or networks that data sources may reach, comma separated; by default public ones only',
    },
    { pattern: '^[0-9a-fA-F.:/, ]*$', shape: 'addresses or networks, such as 10.0.0.0/8, 192.168.1.5' },
  ),
  sourceConnections: number(
    'AJ_SOURCE_CONNECTIONS',
    4,
    { zh: '到每个数据库数据源的连接数上限', en: 'Connections to one database source at most' },
    { max: 100 },
  ),
  sourceRequests: number(
    'AJ_SOURCE_REQUESTS',
    REQUESTS_MAX,
    { zh: '到每个 HTTP 数据源同时发出的请求数上限', en: 'Requests to one HTTP source at a time' },
    { max: 1000 },
  ),
  warehouseQueries: number(
    'AJ_WAREHOUSE_QUERIES',
    WAREHOUSE_QUERIES_MAX,
    {
      zh: '在数据仓库的每个 ClickHouse 服务器上同时运行的查询数上限',
      en: 'Queries at a time on one ClickHouse server of the warehouse',
    },
    { max: 1000 },
  ),
  reachMs: number(
    'AJ_REACH_MS',
    REACH_MS,
    {
      zh: '连上数据源或仓库服务器的时间上限，不含登录，毫秒',
      en: 'Time limit of reaching a data source or server of the warehouse, before any login, ms',
    },
    { min: 100, max: 60_000 },
  ),
};
