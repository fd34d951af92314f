import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@aj-report/contract';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerAccessAuthority } from './features/access-authority/access-authority.routes.ts';
import { registerAccessRole } from './features/access-role/access-role.routes.ts';
import { registerAccessUser } from './features/access-user/access-user.routes.ts';
import { prepareAccess } from './features/first-start/first-start.service.ts';
import { registerPeople } from './features/access-user/people.routes.ts';
import { registerAiText } from './features/ai-text/ai-text.routes.ts';
import { registerApiToken } from './features/api-token/api-token.routes.ts';
import { registerBin } from './features/bin/bin.routes.ts';
import { registerCaptcha } from './features/captcha/captcha.routes.ts';
import { registerCoEdit } from './features/co-edit/co-edit.routes.ts';
import { registerConnection } from './features/connection/connection.routes.ts';
import { registerDataSource } from './features/data-source/data-source.routes.ts';
import { registerDataSet } from './features/data-set/data-set.routes.ts';
import { registerDevice } from './features/device/device.routes.ts';
import { registerDictionary } from './features/dictionary/dictionary.routes.ts';
import { prepareDictionaries } from './features/dictionary/dictionary.service.ts';
import { registerExcelReport } from './features/excel-report/excel-report.routes.ts';
import { registerFile } from './features/file/file.routes.ts';
import { registerGeoMap } from './features/geo-map/geo-map.routes.ts';
import { registerJobRoutes } from './features/job/job.routes.ts';
import { registerLocaleRoutes } from './features/locale/locale.routes.ts';
import { registerPlaylist } from './features/playlist/playlist.routes.ts';
import { registerReport } from './features/report/report.routes.ts';
import { registerReportSchedule } from './features/report-schedule/report-schedule.routes.ts';
import { registerScreen } from './features/screen/screen.routes.ts';
import { registerScreenArchive } from './features/screen-archive/screen-archive.routes.ts';
import { registerScreenBlock } from './features/screen-block/screen-block.routes.ts';
import { registerScreenPicture } from './features/screen-picture/screen-picture.routes.ts';
import { findScreen } from './features/screen/screen.service.ts';
import { registerScreenData } from './features/screen/screen-data.routes.ts';
import { registerShare } from './features/share/share.routes.ts';
import { registerSignUp } from './features/sign-up/sign-up.routes.ts';
import { registerAudit } from './features/audit/audit.routes.ts';
import { registerMailRoutes } from './features/mail/mail.routes.ts';
import { registerAuditLog } from './platform/audit-log.ts';
import { registerBackground } from './platform/background.ts';
import { registerCrossOrigin } from './platform/cross-origin.ts';
import { checkWhole, openUnlimited, registerDb } from './platform/db.ts';
import { registerDeviceWatch } from './platform/device-watch.ts';
import { registerEngine } from './platform/engine.ts';
import { registerErrors, sendError } from './platform/errors.ts';
import { registerFaults } from './platform/faults.ts';
import { registerFiles } from './platform/files.ts';
import { asksForHealth, registerHealth } from './platform/health.ts';
import { registerIdentity, systemClock, type Clock } from './platform/identity.ts';
import { registerJobs } from './platform/jobs.ts';
import { languageOfHeader, registerLocale } from './platform/locale.ts';
import { logOptions } from './platform/log.ts';
import { registerMail } from './platform/mail.ts';
import { registerMetrics } from './platform/metrics.ts';
import { migrate } from './platform/migrations.ts';
import { registerPublicAddress } from './platform/public-address.ts';
import { registerRateLimit } from './platform/rate-limit.ts';
import { checkAllHandled, registerRouting } from './platform/route.ts';
import { readSecret, registerSecret } from './platform/secret.ts';
import { registerSecurity } from './platform/security.ts';
import { registerSession, settleSession } from './platform/session.ts';
import { registerShareGuard } from './platform/share-guard.ts';
import { registerShareVisits } from './features/share/share-visits.service.ts';
import { registerStatic, type WebFolders } from './platform/static.ts';
import { registerTimeLimits } from './platform/time-limits.ts';
import { registerUses } from './platform/uses.ts';
import { registerUnread } from './platform/unread.ts';
import { registerUpload } from './platform/upload.ts';
import { registerViewPasses } from './platform/view-pass.ts';
import { registerWarehouse } from './platform/warehouse.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
  }
}

export type App = FastifyInstance;

/** What tests give in place of the real thing. */
export interface Deps {
  readonly clock?: Clock;
  readonly web?: WebFolders;
  /** Called on the first start, when `admin` is made, with its password unless a given one was taken. */
  readonly onFirstAdmin?: (madePassword: string | undefined) => void;
  /** Hashes the password of the first `admin`, which takes a quarter of a second: tests keep the hash of theirs. */
  readonly hashOfFirstAdmin?: (password: string) => Promise<string>;
  /** Registers routes beside the contract's, behind the same hooks: benches measure against them. */
  readonly extraRoutes?: (app: App) => void;
}

/** Every feature; each registers the handlers of its endpoints. */
const FEATURES: readonly ((app: App) => void | Promise<void>)[] = [
  registerAccessUser,
  registerPeople,
  registerSignUp,
  registerCaptcha,
  registerApiToken,
  registerAccessRole,
  registerAccessAuthority,
  registerLocaleRoutes,
  registerDictionary,
  registerFile,
  registerGeoMap,
  registerReport,
  registerBin,
  registerDataSource,
  registerConnection,
  registerDataSet,
  registerJobRoutes,
  registerScreen,
  (app) => registerCoEdit(app, findScreen),
  registerScreenArchive,
  registerScreenBlock,
  registerScreenData,
  registerScreenPicture,
  registerExcelReport,
  registerReportSchedule,
  registerPlaylist,
  registerShare,
  registerDevice,
  registerMailRoutes,
  registerAudit,
  registerAiText,
];

/** ms that an idle connection is kept for the next call */
const KEEP_ALIVE_MS = 72_000;
const PARAM_LENGTH_MAX = 200;

/** `packages` of the repository, from the sources and from the built service alike. */
const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** Where the build leaves the pages. */
export function defaultWeb(): WebFolders {
  return { admin: path.join(PACKAGES, 'admin/dist'), embed: path.join(PACKAGES, 'embed/dist') };
}

function createServer(config: Config): App {
  return fastify({
    logger: config.logLevel === 'silent' ? false : logOptions(config.logLevel),
    logController: new LogController({
      disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy === undefined ? false : config.trustProxy.split(',').map((part) => part.trim()),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: config.uploadSeconds * 1000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    // An address that cannot be decoded meets no hook, so its language is settled here.
    frameworkErrors: (error, request, reply) => {
      request.language = languageOfHeader(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
      sendError(error, request, reply);
    },
  });
}

/** Clients that send no body often name its type all the same; that is no mistake. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** A step may take long on many rows, and waits for another server that does it. */
async function bringUpToDate(app: App): Promise<void> {
  const db = openUnlimited(app);
  await migrate(db).finally(() => db.destroy());
}

async function registerPlatform(app: App, deps: Deps): Promise<void> {
  registerIdentity(app, deps.clock ?? systemClock);
  registerFaults(app);
  registerPublicAddress(app);
  registerErrors(app);
  acceptEmptyJson(app);
  registerDb(app, app.config);
  await checkWhole(app.db);
  registerEngine(app);
  registerBackground(app);
  registerAuditLog(app);
  registerMail(app);
  registerSecret(app, await readSecret(app.config));
  await registerWarehouse(app);
  registerFiles(app);
  registerJobs(app);
  registerUses(app);
  registerRouting(app);
  registerUnread(app);
  registerTimeLimits(app);
  registerViewPasses(app);
  registerSession(app);
  registerShareGuard(app);
  registerShareVisits(app);
  registerDeviceWatch(app);
  registerLocale(app, async (request) => {
    if (!asksForHealth(request)) await settleSession(app, request);
  });
  registerSecurity(app);
  registerCrossOrigin(app);
  await registerRateLimit(app);
  await registerUpload(app);
  await bringUpToDate(app);
}

/**
 * The whole service without a port: tables brought up to date, first-start content made, every route registered.
 * Close it to release the database and stop its children.
 */
export async function buildApp(config: Config, deps: Deps = {}): Promise<App> {
  await mkdir(config.dataDir, { recursive: true });
  const app = createServer(config);
  app.decorate('config', config);
  try {
    await registerPlatform(app, deps);
    await prepareDictionaries(app);
    await prepareAccess(app, deps.onFirstAdmin, deps.hashOfFirstAdmin);
    registerHealth(app);
    registerMetrics(app);
    for (const register of FEATURES) await register(app);
    checkAllHandled(app);
    deps.extraRoutes?.(app);
    await registerStatic(app, deps.web ?? defaultWeb());
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
