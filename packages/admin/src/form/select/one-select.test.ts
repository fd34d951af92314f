import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');

describe('the drop-downs of the admin', () => {
  it('are all of one kind', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const others = files.filter((file) =>
      /<(select|sl-select|datalist)\b/.test(readFileSync(path.join(source, file), 'utf8')),
    );
    expect(others).toEqual([]);
  });
});
