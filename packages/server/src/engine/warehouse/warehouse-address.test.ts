import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { parseWarehouseAddress } from './warehouse-address.ts';

describe('The address of the warehouse', () => {
  it('names a server, and who asks', () => {
    expect(parseWarehouseAddress('clickhouse://u%40x:p%2Fw@db.example:9123/aj')).toEqual({
      hosts: [{ host: 'db.example', port: 9123 }],
      encryption: 'none',
      user: 'u@x',
      password: 'p/w',
      prefix: 'aj',
    });
    expect(parseWarehouseAddress('clickhouses://[::1]/aj')).toMatchObject({
      hosts: [{ host: '[::1]', port: 8443 }],
      encryption: 'verify',
      user: '',
    });
  });

  it('names every server of a cluster', () => {
    expect(parseWarehouseAddress('clickhouse://u:p@a:1,[::1]:2,c/aj?cluster=duo')).toMatchObject({
      hosts: [
        { host: 'a', port: 1 },
        { host: '[::1]', port: 2 },
        { host: 'c', port: 8123 },
      ],
      cluster: 'duo',
    });
  });

  it('is refused in any other shape, without its password', () => {
    for (const address of [
      'http://h/aj',
      'clickhouse://h',
      'clickhouse://h:1/',
      'clickhouse://a,b/aj',
      'clickhouse://u:secret@h/1a',
      'clickhouse://u:se cret@h/aj',
      'clickhouse://u:secret@h/aj?cluster=a;b',
      'clickhouse://h/aj?database=x',
    ]) {
      const read = () => readConfig({ AJ_WAREHOUSE: address });
      expect(read, address).toThrow(/AJ_WAREHOUSE must be like clickhouse:.*, not the given one/s);
      expect(read, address).not.toThrow(/secret/);
    }
    expect(readConfig({ AJ_WAREHOUSE: 'clickhouse://a:1,b:2/aj?cluster=duo' }).warehouseUrl).toContain('duo');
  });
});
