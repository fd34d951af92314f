import * as accessUser from './access-user.ts';
import * as connection from './connection.ts';
import * as dataSet from './data-set.ts';
import * as dataSource from './data-source.ts';
import type { Endpoint } from './define-endpoint.ts';
import * as dictionary from './dictionary.ts';
import * as file from './file.ts';
import * as geoMap from './geo-map.ts';
import * as health from './health.ts';
import * as report from './report.ts';
import * as screen from './screen.ts';
import * as share from './share.ts';

const MODULES = [health, accessUser, dictionary, file, geoMap, dataSource, connection, dataSet, report, screen, share];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'permission' in value;
}

/** Every call of the service, in the order of the documentation. */
export const ALL_ENDPOINTS: readonly Endpoint[] = MODULES.flatMap((module) => Object.values(module).filter(isEndpoint));
