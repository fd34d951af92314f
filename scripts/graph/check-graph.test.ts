import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGraph } from './check-graph.ts';

let root = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'graph-'));
  for (const name of ['contract', 'widgets', 'embed', 'server', 'admin']) {
    write(`packages/${name}/package.json`, JSON.stringify({ exports: { '.': './src/index.ts' } }));
  }
  write('samples/package.json', JSON.stringify({ exports: { '.': './src/index.ts' } }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the import laws', () => {
  it('let packages meet at their exports', () => {
    write('packages/widgets/src/kit/a.ts', "import { toTable } from '@aj-report/contract';\n");
    write('packages/server/src/app.ts', "import fastify from 'fastify';\nimport { b } from './b.ts';\n");
    expect(checkGraph(root)).toEqual([]);
  });

  it('let the rooms of the engine import what lies below them', () => {
    write('packages/server/src/engine/process/a.ts', "import { b } from '../connector/duckdb/b.ts';\n");
    write('packages/server/src/engine/calc/a.test.ts', "import { b } from '../process/b.ts';\n");
    expect(checkGraph(root)).toEqual([]);
  });

  it.each([
    ['packages/contract/src/a.ts', "import { html } from 'lit';", 'contract imports only'],
    ['packages/widgets/src/widgets/a/a.widget.ts', "import * as echarts from 'echarts';", 'pure data'],
    ['packages/widgets/src/widgets/a/a.element.ts', "import { b } from '../b/b.option.ts';", 'never imports a widget'],
    ['packages/widgets/src/kit/a.ts', "export { b } from '../stage/b.ts';", 'the kit lies below'],
    [
      'packages/widgets/src/kit/a.ts',
      "import { repeat } from 'lit/directives/repeat.js';",
      'kit/template/keyed-list.ts',
    ],
    ['packages/embed/src/a.ts', "import React from 'react';", 'stays small'],
    ['packages/admin/src/a.tsx', "const e = await import('echarts');", 'through the widget elements'],
    ['packages/admin/src/a.tsx', "import { b } from '../../widgets/src/kit/b.ts';", 'meet only at their exports'],
    ['packages/admin/src/designer/document/a.ts', "import { useState } from 'react';", 'plain data and functions'],
    ['packages/server/src/engine/a.ts', "import { FastifyInstance } from 'fastify';", 'knows no request'],
    ['packages/server/src/engine/sql/a.ts', "import { b } from '../calc/b.ts';", 'below or beside that room'],
    ['packages/server/src/engine/sql/a.ts', "import { b } from '../rows/b.ts';", 'below or beside that room'],
    ['packages/server/src/engine/calc/deep/a.ts', "import type { B } from '../../process/b.ts';", 'below or beside'],
    ['packages/server/src/engine/report/plan/a.ts', "import { b } from '../expand/b.ts';", 'below or beside that room'],
    ['packages/server/src/engine/attic/a.ts', "import { b } from '../sql/b.ts';", 'give this room a floor'],
    ['packages/server/src/features/a/a.routes.ts', "import { find } from './a.store.ts';", 'SQL lives in the store'],
    ['packages/server/src/features/a/a.service.ts', "import type { App } from '../../app.ts';", 'the parts they need'],
    ['packages/server/src/platform/a.ts', "import { x } from '../features/a/a.service.ts';", 'lies below the features'],
    [
      'packages/server/src/features/a/a.service.ts',
      "import { x } from '../b/b.store.ts';",
      'only through its .service.ts',
    ],
    ['packages/server/src/a.ts', "import { B } from '@aj-report/widgets/kit/b';", 'inside a package'],
    ['packages/server/src/a.ts', "import { html } from 'lit';", 'draws nothing'],
  ])('refuse %s with %s', (file, text, instead) => {
    write(file, `${text}\n`);
    const [problem] = checkGraph(root);
    expect(problem).toContain(`${file}:1`);
    expect(problem).toContain(instead);
  });
});

describe('circles', () => {
  const table = 'packages/contract/src/table';
  const calc = 'packages/contract/src/calc';

  beforeEach(() => {
    write(`${calc}/a.ts`, "import { table } from '../table/a.ts';\nimport { row } from '../table/b.ts';\n");
    write(`${table}/a.ts`, "import { row } from './b.ts';\n");
    write(`${table}/b.ts`, 'export const row = 1;\n');
    write(`${table}/c.ts`, "import type { Calc } from '../calc/a.ts';\n");
  });

  it('of folders are refused with the arrow of fewest imports, types counted', () => {
    const [problem, ...others] = checkGraph(root);
    expect(others).toEqual([]);
    expect(problem).toContain(`2 folders import each other in a circle, turn round ${table} → ${calc}`);
    expect(problem).toContain(`(${table}/c.ts → ${calc}/a.ts)`);
  });

  it('of a folder and what lies in it, or that only a test closes, are none', () => {
    rmSync(path.join(root, `${table}/c.ts`));
    write(`${table}/c.test.ts`, "import { calc } from '../calc/a.ts';\n");
    write(`${table}/deep/d.ts`, "import { table } from '../a.ts';\n");
    write(`${table}/e.ts`, "import { d } from './deep/d.ts';\n");
    expect(checkGraph(root)).toEqual([]);
  });

  it('of files are refused inside one folder too', () => {
    rmSync(path.join(root, `${table}/c.ts`));
    write(`${table}/b.ts`, "import type { Table } from './a.ts';\n");
    const [problem] = checkGraph(root);
    expect(problem).toContain('2 files import each other in a circle, turn round');
    expect(problem).toContain(`${table}/a.ts, ${table}/b.ts`);
  });
});
