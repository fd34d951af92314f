import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BASE_PREFIX, defineEndpoint, listUsers, pathOf } from '@aj-report/contract';
import { Type } from 'typebox';
import type { App } from '../../packages/server/src/app.ts';
import { rawRoute } from '../../packages/server/src/platform/route.ts';
import type { BenchResult } from './bench-result.ts';
import { measureFirstCards } from './lists/first-cards.ts';
import type { ListLoad, ListTimes } from './lists/list-clients.ts';
import type { ServiceClient } from './service/service-client.ts';
import { withService } from './service/with-service.ts';

const USERS = 1_000;
const CLIENTS = 16;
/** Answers that each client waits for, of each kind and in each turn. */
const CALLS = 40;
const TURNS = 3;
/** ms that a page of a list may take longer than a bare route, at p99 */
const TARGET_MS = 50;

const BARE = defineEndpoint({
  id: 'bench.bareList',
  method: 'GET',
  path: '/bench/bareList',
  summary: { zh: '测试', en: 'Bench' },
  permission: 'signedIn',
  input: {},
  answer: 'bytes',
  output: Type.Null(),
});

async function addUsers(app: App): Promise<void> {
  const time = app.clock.now().toISOString();
  const audit = { createBy: 'bench', createTime: time, updateBy: 'bench', updateTime: time };
  const rows = Array.from({ length: USERS }, (_, index) => ({
    id: app.ids.newId(),
    loginName: `user_${index}`,
    realName: `用户 ${index % 97}`,
    passwordHash: '',
    language: null,
    enableFlag: 1,
    lastLoginTime: null,
    ...audit,
  }));
  for (let start = 0; start < USERS; start += 100)
    await app.db
      .insertInto('accessUser')
      .values(rows.slice(start, start + 100))
      .execute();
}

/** Pages, searches and orders in turn: no two clients' answers are the same for long. */
function listPaths(): readonly string[] {
  const list = BASE_PREFIX + pathOf(listUsers);
  return Array.from({ length: CALLS }, (_, index) => {
    const page = `pageNumber=${1 + (index % 50)}&pageSize=20`;
    return `${list}?${[page, 'pageSize=50&loginName=user_1', `${page}&sort=loginName&order=ASC`][index % 3]}`;
  });
}

async function timesOf(client: ServiceClient, paths: readonly string[]): Promise<readonly number[]> {
  const child = fork(fileURLToPath(new URL('lists/list-clients.ts', import.meta.url)));
  try {
    const answer = once(child, 'message');
    child.send({ port: client.port, token: client.token, paths, clients: CLIENTS } satisfies ListLoad);
    const [result] = (await answer) as [ListTimes];
    if ('failure' in result) throw new Error(result.failure);
    return result.times;
  } finally {
    child.kill();
  }
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/**
 * Sixteen clients read pages of a list of a thousand users, and a route that answers the same bytes each time; then a
 * browser opens a list of two hundred reports with pictures, and without.
 */
export function run(): Promise<readonly BenchResult[]> {
  const bare: { bytes: Buffer } = { bytes: Buffer.alloc(0) };
  const extraRoutes = (one: App) =>
    rawRoute(one, BARE, ({ reply }) => reply.type('application/json; charset=utf-8').send(bare.bytes));
  return withService(
    async (app, client) => {
      await addUsers(app);
      const paths = listPaths();
      bare.bytes = await readOnce(client, paths[0] ?? '');
      const [listed, floor]: [number[], number[]] = [[], []];
      for (let turn = 0; turn < TURNS; turn++) {
        floor.push(
          ...(await timesOf(
            client,
            paths.map(() => BASE_PREFIX + BARE.path),
          )),
        );
        listed.push(...(await timesOf(client, paths)));
      }
      const name = `list of ${USERS} users, ${CLIENTS} clients, p99 above a bare route`;
      const note = `bare ${p99(floor).toFixed(1)} ms, list ${p99(listed).toFixed(1)} ms`;
      const answered = { name, measured: p99(listed) - p99(floor), unit: 'ms', target: TARGET_MS, note };
      return [answered, await measureFirstCards(app, client)];
    },
    { extraRoutes },
  );
}

async function readOnce(client: ServiceClient, path: string): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${client.port}${path}`, { headers: { authorization: client.token } });
  return Buffer.from(await response.arrayBuffer());
}
