import { Type } from 'typebox';
import { BinnedRecord } from '../entity/bin.ts';
import { CODE_PATTERN } from '../entity/data-source.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { byId, idList } from '../wire/record-ids.ts';
import { defineEndpoint } from './define-endpoint.ts';

interface Binnable {
  readonly id: string;
  readonly path: string;
  /** What the records are called, in the plural. */
  readonly what: Text;
  /** Who may delete them may restore them too. */
  readonly permission: string;
  readonly nameMax: number;
  readonly codeMax: number;
}

/** The calls of the bin of one kind of record. */
function binOf({ id, path, what, permission, nameMax, codeMax }: Binnable) {
  return {
    list: defineEndpoint({
      id: `${id}.bin`,
      method: 'GET',
      path: `${path}/bin`,
      summary: { zh: `回收站中的${what.zh}`, en: `The ${what.en} in the bin` },
      permission,
      input: { query: Type.Object({ ...pageQuery, name: Type.Optional(Type.String({ maxLength: nameMax })) }) },
      output: pageResultOf(BinnedRecord),
    }),
    restore: defineEndpoint({
      id: `${id}.restore`,
      method: 'PUT',
      path: `${path}/bin/{id}`,
      summary: {
        zh: `从回收站恢复${what.zh}；原编码已被占用时可给出新编码`,
        en: `Bring one of the ${what.en} back from the bin, under another code where its own is taken`,
      },
      permission,
      input: {
        params: byId,
        body: Type.Object({
          code: Type.Optional(Type.String({ minLength: 1, maxLength: codeMax, pattern: CODE_PATTERN })),
        }),
      },
      output: Type.Object({ id: Type.String(), code: Type.String() }),
    }),
    forget: defineEndpoint({
      id: `${id}.forget`,
      method: 'DELETE',
      path: `${path}/bin`,
      summary: { zh: `彻底删除回收站中的${what.zh}`, en: `Delete ${what.en} of the bin for good` },
      permission,
      input: { body: idList },
      output: Type.Object({ count: Type.Integer() }),
    }),
    empty: defineEndpoint({
      id: `${id}.emptyBin`,
      method: 'DELETE',
      path: `${path}/bin/all`,
      summary: { zh: `清空${what.zh}的回收站`, en: `Empty the bin of ${what.en}` },
      permission,
      input: {},
      output: Type.Object({ count: Type.Integer() }),
    }),
  };
}

export const dataSetBin = binOf({
  id: 'dataSet',
  path: '/dataSet',
  what: { zh: '数据集', en: 'data sets' },
  permission: 'resultsetManage:delete',
  nameMax: LIMITS.dataSetNameMax,
  codeMax: LIMITS.dataSetCodeMax,
});

export const reportBin = binOf({
  id: 'report',
  path: '/report',
  what: { zh: '报表', en: 'reports' },
  permission: 'reportManage:delete',
  nameMax: LIMITS.reportNameMax,
  codeMax: LIMITS.reportCodeMax,
});
