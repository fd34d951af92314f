import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from './identity.ts';
import { rawRoute } from './route.ts';
import { requireRight } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures of the moment by their names, printed with the others. */
    readonly gauges: Map<string, () => number>;
  }
  interface FastifyRequest {
    /** The call stays open: the time that it takes says nothing. */
    isLasting: boolean;
  }
}

/** s; upper bounds of the request-time histogram */
const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];
const NS_PER_S = 1e9;

interface Series {
  count: number;
  seconds: number;
  readonly below: number[];
}

function holdsMetricsToken(app: FastifyInstance, request: FastifyRequest): boolean {
  const token = app.config.metricsToken;
  if (token === undefined) return false;
  const sent = hashToken(request.headers.authorization ?? '');
  return timingSafeEqual(Buffer.from(sent), Buffer.from(hashToken(`Bearer ${token}`)));
}

function printRequests(series: ReadonlyMap<string, Series>): string[] {
  const lines = ['# TYPE aj_request_seconds histogram'];
  for (const [labels, one] of series) {
    BOUNDS.forEach((bound, index) =>
      lines.push(`aj_request_seconds_bucket{${labels},le="${bound}"} ${one.below[index] ?? 0}`),
    );
    lines.push(`aj_request_seconds_bucket{${labels},le="+Inf"} ${one.count}`);
    lines.push(`aj_request_seconds_sum{${labels}} ${one.seconds}`, `aj_request_seconds_count{${labels}} ${one.count}`);
  }
  return lines;
}

/**
 * `/metrics` in Prometheus' text form, for the bearer of AJ_METRICS_TOKEN or a session with metricsManage:query. It is not
 * open to the loopback address: behind a proxy on the same machine every caller comes from there.
 */
export function registerMetrics(app: FastifyInstance): void {
  const series = new Map<string, Series>();
  app.decorate('gauges', new Map<string, () => number>([['aj_unread_bytes', () => app.unread.bytes]]));
  app.decorateRequest('isLasting', false);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.isLasting) return;
    const endpoint = request.routeOptions.config.endpoint ?? 'page';
    const labels = `endpoint="${endpoint}",status="${reply.statusCode}"`;
    const one = series.get(labels) ?? { count: 0, seconds: 0, below: BOUNDS.map(() => 0) };
    series.set(labels, one);
    const seconds = reply.elapsedTime / 1000;
    one.count += 1;
    one.seconds += seconds;
    BOUNDS.forEach((bound, index) => {
      if (seconds <= bound) one.below[index] = (one.below[index] ?? 0) + 1;
    });
  });
  rawRoute(app, metrics, ({ request, reply }) => {
    if (!holdsMetricsToken(app, request)) requireRight(request, 'metricsManage:query');
    const { rss, heapUsed } = process.memoryUsage();
    const lines = [
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${heapUsed}`,
      '# TYPE nodejs_eventloop_delay_p99_seconds gauge',
      `nodejs_eventloop_delay_p99_seconds ${delay.percentile(99) / NS_PER_S}`,
      ...[...app.gauges].flatMap(([name, read]) => [`# TYPE ${name} gauge`, `${name} ${read()}`]),
      ...printRequests(series),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
