import * as accessAuthority from './access-authority.ts';
import * as accessRole from './access-role.ts';
import * as accessUser from './access-user.ts';
import * as aiText from './ai-text.ts';
import * as apiToken from './api-token.ts';
import * as audit from './audit.ts';
import { dataSetBin, reportBin } from './bin.ts';
import * as coEdit from './co-edit.ts';
import * as connection from './connection.ts';
import * as dataSet from './data-set.ts';
import * as dataSource from './data-source.ts';
import type { Endpoint } from './define-endpoint.ts';
import * as device from './device.ts';
import * as dictionary from './dictionary.ts';
import * as embedGrant from './embed-grant.ts';
import * as excelReport from './excel-report.ts';
import * as excelRevision from './excel-revision.ts';
import * as excelTemplateFile from './excel-template-file.ts';
import * as file from './file.ts';
import * as geoMap from './geo-map.ts';
import * as health from './health.ts';
import * as mail from './mail.ts';
import * as job from './job.ts';
import * as report from './report.ts';
import * as reportPicture from './report-picture.ts';
import * as screen from './screen.ts';
import * as screenArchive from './screen-archive.ts';
import * as screenBlock from './screen-block.ts';
import * as screenPicture from './screen-picture.ts';
import * as playlist from './playlist.ts';
import * as reportSchedule from './report-schedule.ts';
import * as share from './share.ts';
import * as signUp from './sign-up.ts';

const MODULES = [
  health,
  accessUser,
  signUp,
  apiToken,
  accessRole,
  accessAuthority,
  dictionary,
  file,
  geoMap,
  dataSource,
  connection,
  dataSet,
  dataSetBin,
  report,
  reportPicture,
  reportBin,
  screen,
  screenPicture,
  coEdit,
  excelReport,
  excelRevision,
  excelTemplateFile,
  screenArchive,
  screenBlock,
  reportSchedule,
  playlist,
  share,
  embedGrant,
  device,
  mail,
  audit,
  job,
  aiText,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'permission' in value;
}

/** Every call of the service, in the order of the documentation. */
export const ALL_ENDPOINTS: readonly Endpoint[] = MODULES.flatMap((module) => Object.values(module).filter(isEndpoint));
