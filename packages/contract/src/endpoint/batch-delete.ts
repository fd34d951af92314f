import type { Text } from '../field/text.ts';
import { BatchDeleted } from '../entity/role.ts';
import { idList } from '../wire/record-ids.ts';
import { defineEndpoint } from './define-endpoint.ts';

interface Deletable {
  readonly id: string;
  readonly path: string;
  /** What the records are called, in the plural. */
  readonly what: Text;
  readonly permission: string;
}

/** The call that deletes records by their ids (spec §7), under both addresses that clients use. */
export function batchDeleteOf({ id, path, what, permission }: Deletable) {
  return defineEndpoint({
    id: `${id}.deleteBatch`,
    method: 'DELETE',
    path,
    aliases: [{ method: 'POST', path: `${path}/delete/batch` }],
    summary: {
      zh: `批量删除${what.zh}，被拒绝的逐条说明原因`,
      en: `Delete ${what.en} by their ids in one transaction; says of each one refused why`,
    },
    permission,
    input: { body: idList },
    output: BatchDeleted,
  });
}
