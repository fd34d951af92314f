import {
  createBlock,
  deleteBlock,
  getBlock,
  getPicturedBlock,
  keepBlockPicture,
  LIMITS,
  listBlocks,
  updateBlock,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import { receiveUpload } from '../../platform/upload.ts';
import { blocksHolding, blocksUsing } from './block-usage.service.ts';
import * as service from './screen-block.service.ts';

export function registerScreenBlock(app: FastifyInstance): void {
  app.uses.addSetUsers('block', blocksUsing);
  app.uses.addFileHolders('block', async (db, fileId) =>
    (await blocksHolding(db, fileId)).map((one) => ({ ...one, isBinned: false })),
  );
  const limit = { bytes: LIMITS.pictureBytesMax, error: 'file/too-large' } as const;
  route(app, listBlocks, ({ request }) => service.listBlocks(app, requireSession(request)));
  route(app, getBlock, ({ params, request }) => service.getBlock(app, requireSession(request), params.id));
  route(app, createBlock, ({ body, request }) => service.createBlock(app, requireSession(request), body));
  route(app, updateBlock, async ({ body, request }) => {
    await service.updateBlock(app, requireSession(request), body);
    return null;
  });
  route(app, deleteBlock, async ({ params, request }) => {
    await service.deleteBlock(app, requireSession(request), params.id);
    return null;
  });
  route(app, getPicturedBlock, ({ params, request }) =>
    service.getPicturedBlock(app, requireSession(request), params.id),
  );
  route(app, keepBlockPicture, async ({ request }) => {
    const upload = await receiveUpload(app, keepBlockPicture, request, limit);
    return service.keepPicture(app, requireSession(request), upload, upload.fields['id'] ?? '');
  });
}
