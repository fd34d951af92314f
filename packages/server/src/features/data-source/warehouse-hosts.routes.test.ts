import {
  getDataSource,
  importDataSource,
  previewDataSource,
  reimportDataSource,
  testTransform,
} from '@aj-report/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const PATIENCE = { timeout: 50_000, interval: 50 };

function formOf(text: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([text]), '数.csv');
  return form;
}

class Source {
  id = '';
  sourceCode = '';
  private token = '';

  constructor(private readonly ctx: RouteContext) {}

  async make(): Promise<void> {
    this.token = await this.ctx.login();
    const { data } = await this.ctx.call(importDataSource, { token: this.token, form: formOf('n\n1\n2\n3\n') });
    this.id = data.id;
    this.sourceCode = (await this.settled()).sourceCode;
  }

  async settled() {
    return vi.waitFor(async () => {
      const { data } = await this.ctx.call(getDataSource, { token: this.token, params: { id: this.id } });
      expect(data.status).not.toBe('inProgress');
      return data;
    }, PATIENCE);
  }

  sum() {
    const body = { sourceCode: this.sourceCode, setType: 'sql' as const, dynSentence: 'select sum(n) as s from `数`' };
    return this.ctx.call(testTransform, { token: this.token, body });
  }

  preview() {
    return this.ctx.call(previewDataSource, { token: this.token, params: { id: this.id } });
  }

  async reimport(text: string) {
    const params = { id: this.id };
    await this.ctx.call(reimportDataSource, { token: this.token, params, form: formOf(text) });
    return this.settled();
  }
}

describeRoutes(
  'A warehouse of two servers that hold the same',
  (ctx) => {
    const source = new Source(ctx);
    beforeAll(() => source.make());

    it('is asked by the other server when the first is gone, and waits with imports', async () => {
      expect((await source.sum()).data.data).toEqual([{ s: 6 }]);
      await ctx.servers[0]!.stop();
      expect((await source.sum()).data.data).toEqual([{ s: 6 }]);
      expect((await source.preview()).data.records).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
      const failed = await source.reimport('n\n4\n');
      expect(failed).toMatchObject({ status: 'failed', totalRows: 3 });
      expect(failed.failureReason).toContain('127.0.0.1');
      expect((await source.sum()).data.data).toEqual([{ s: 6 }]);
    });
  },
  { variants: ['replicas'] },
);

describeRoutes(
  'A warehouse of two servers that share the rows',
  (ctx) => {
    const source = new Source(ctx);
    beforeAll(() => source.make());

    it('answers no half of them when one is gone, and says so', async () => {
      expect((await source.sum()).data.data).toEqual([{ s: 6 }]);
      await ctx.servers[0]!.stop();
      const answer = await source.sum();
      expect(answer.code).toMatch(/^(?:sql|data-source)\//);
      expect(answer.message).toContain('127.0.0.1');
    });
  },
  { variants: ['cluster'] },
);
