import type { FastifyInstance } from 'fastify';
import { ReportProcesses } from '../../engine/report/report-processes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly reportProcesses: ReportProcesses;
  }
}

export type HasReportProcesses = Pick<FastifyInstance, 'reportProcesses'>;

export function registerReportProcesses(app: FastifyInstance): void {
  const { reportMemoryMb: memoryMb, reportTimeoutMs: deadlineMs } = app.config;
  const processes = new ReportProcesses({ memoryMb, deadlineMs });
  app.decorate('reportProcesses', processes);
  app.addHook('onClose', () => processes.close());
}
