import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { messageOf, SAMPLE_AUTHOR, type Text } from '@aj-report/contract';
import { buildApp, defaultWeb, type App } from './app.ts';
import { ConfigError, printHelp, readConfig, type Config } from './config.ts';
import { ADMIN_NAME, findAdmin } from './features/first-start/first-start.service.ts';
import { loadSamples } from './features/samples/samples.service.ts';
import { lockDataFolder } from './platform/data-lock.ts';
import { isUnreachable, metadataFile } from './platform/db.ts';
import { faultOf } from './platform/faults.ts';
import { keepScripts } from './platform/kept-scripts.ts';
import { makeFilesOwnerOnly, restrictToOwner } from './platform/owner-only.ts';

/** ms that running requests have to finish after Ctrl-C */
const CLOSE_DEADLINE_MS = 10_000;
/** How a shell reports a process ended by Ctrl-C. */
const INTERRUPTED = 130;
/** ms; one Ctrl-C under npm arrives twice, from the terminal and from npm */
const SAME_SIGNAL_MS = 1_000;

/** Ends with a plain sentence instead of a stack: the person at the console can do something about it. */
function fail({ zh, en }: Text): never {
  console.error(`${zh}\n${en}`);
  process.exit(1);
}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.explanation);
    throw error;
  }
}

function checkDataDir(config: Config): void {
  try {
    mkdirSync(config.dataDir, { recursive: true });
    accessSync(config.dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      fail({
        zh: `数据目录 ${config.dataDir} 不是文件夹，请用 AJ_DATA_DIR 另选目录。`,
        en: `The data folder ${config.dataDir} is not a folder. Choose another one with AJ_DATA_DIR.`,
      });
    }
    fail({
      zh: `没有权限写入数据目录 ${config.dataDir}，请授予写权限，或用 AJ_DATA_DIR 另选目录。`,
      en: `No permission to write to the data folder ${config.dataDir}. Make it writable or choose another one with AJ_DATA_DIR.`,
    });
  }
}

/** Looks before anything is made: a start that fails for its port must not touch the data of the service that runs. */
async function checkPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** The data folder holds password hashes, the secret and everybody's rows. */
async function closeToOthers({ dataDir }: Config): Promise<void> {
  const [first, ...more] = await restrictToOwner(dataDir);
  if (first === undefined) return;
  console.warn(
    `${first} 等 ${more.length + 1} 个文件属于其他用户，无法收回他人的读取权限，请用 chown 改为运行本服务的用户。\n` +
      `${more.length + 1} files, such as ${first}, belong to another user and may be read by others. Give them to the user of this service (chown).`,
  );
}

/** With PostgreSQL several services may share the folder. */
function checkAlone(config: Config): void {
  if (config.databaseUrl !== undefined || lockDataFolder(config.dataDir)) return;
  fail({
    zh: `数据目录 ${config.dataDir} 正被另一个 AJ Report 使用，请先停止它，或用 AJ_DATA_DIR 另选目录。`,
    en: `The data folder ${config.dataDir} is used by another AJ Report. Stop that one or choose another folder with AJ_DATA_DIR.`,
  });
}

function explainDamage(file: string): Text {
  return {
    zh: `元数据库 ${file} 已损坏，服务没有启动。请把它连同同名的 -wal、-shm 文件移到别处，从备份放回 metadata.sqlite 后重新启动；没有备份时，可以试用 sqlite3 的 .recover 命令导出。`,
    en: `The metadata database ${file} is damaged, so the service did not start. Move it away together with its -wal and -shm files, put metadata.sqlite back from your backup and start again. Without a backup, try the .recover command of sqlite3.`,
  };
}

function explain(error: unknown, { host, port, databaseUrl, dataDir }: Config): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError) return error.explanation;
  const fault = faultOf(error);
  if (fault === 'server/metadata-damaged' && databaseUrl === undefined) return explainDamage(metadataFile(dataDir));
  if (fault !== undefined) return { zh: messageOf(fault, {}, 'zh'), en: `${messageOf(fault, {}, 'en')}: ${message}` };
  if (code === 'EADDRINUSE') {
    return {
      zh: `${host} 的端口 ${port} 已被占用，请停止占用它的程序，或用 PORT 另选端口。`,
      en: `Port ${port} on ${host} is taken. Stop what uses it or choose another one with PORT.`,
    };
  }
  if (code === 'EACCES') {
    return {
      zh: `没有权限监听端口 ${port}，请用 PORT 选择大于 1023 的端口。`,
      en: `No permission to listen on port ${port}. Choose one above 1023 with PORT.`,
    };
  }
  if (code === 'EADDRNOTAVAIL') {
    return {
      zh: `${host} 不是本机地址，请用 HOST 另选地址。`,
      en: `${host} is not an address of this machine. Choose another one with HOST.`,
    };
  }
  if (databaseUrl !== undefined && (isUnreachable(error) || /^(28|3D)/.test(code ?? ''))) {
    return {
      zh: `无法连接 AJ_DATABASE_URL 指定的 PostgreSQL：${message}`,
      en: `PostgreSQL of AJ_DATABASE_URL does not let us in: ${message}`,
    };
  }
  const detail = error instanceof Error ? (error.stack ?? message) : String(error);
  return { zh: 'AJ Report 无法启动，原因如下。', en: `AJ Report could not start: ${detail}` };
}

/** Ctrl-C and SIGTERM: no new requests, running ones finish, children stop, the database closes. Again: at once. */
function closeOnSignal(app: App): void {
  let closingSince: number | undefined;
  const handleSignal = (): void => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince < SAME_SIGNAL_MS) return;
      process.exit(INTERRUPTED);
    }
    closingSince = performance.now();
    console.log('正在停止，再按一次 Ctrl-C 立即结束 / Stopping; press Ctrl-C again to end at once');
    setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) =>
        fail({ zh: 'AJ Report 没有正常停止，原因如下。', en: `AJ Report did not stop cleanly: ${String(error)}` }),
    );
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
}

function logStrays(app: App): void {
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}

/** Samples are there before the first visitor is; a failure with them keeps nobody from working. */
async function fill(app: App, config: Config): Promise<void> {
  const admin = config.samples ? await findAdmin(app) : undefined;
  if (!admin) return;
  await loadSamples(app, { ...admin, loginName: SAMPLE_AUTHOR }).catch((error: unknown) =>
    app.log.error({ err: error }, 'samples were not loaded'),
  );
}

/** Printed at once: should the start fail later, nobody could ever log in without it. A given password is not shown. */
function printFirstAdmin(madePassword: string | undefined): void {
  const password =
    madePassword === undefined
      ? '密码：AJ_ADMIN_PASSWORD 所设 / password: the one of AJ_ADMIN_PASSWORD'
      : `密码（仅显示一次）/ password (shown once): ${madePassword}`;
  console.log(`用户名 / user name: ${ADMIN_NAME}\n${password}`);
}

async function main(): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(printHelp());
    return;
  }
  const config = readSettings();
  makeFilesOwnerOnly();
  checkDataDir(config);
  try {
    await checkPort(config);
    checkAlone(config);
    await closeToOthers(config);
    const app = await buildApp(config, { onFirstAdmin: printFirstAdmin });
    closeOnSignal(app);
    logStrays(app);
    await fill(app, config);
    await app.listen({ port: config.port, host: config.host });
    console.log(`AJ Report: ${app.publicAddress()}`);
    app.background.start('embed scripts', () => keepScripts(config.dataDir, defaultWeb().embed));
  } catch (error) {
    fail(explain(error, config));
  }
}

await main();
