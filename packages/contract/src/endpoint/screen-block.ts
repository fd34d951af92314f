import { Type } from 'typebox';
import { BlockChange, BlockCreate, BlockDetail, BlockDocument, BlockListItem } from '../entity/screen-block.ts';
import { defineEndpoint } from './define-endpoint.ts';

const id = Type.String({ minLength: 1, maxLength: 64 });
const byId = Type.Object({ id });
const DESIGN = 'bigScreenManage:design';

export const listBlocks = defineEndpoint({
  id: 'screenBlock.list',
  method: 'GET',
  path: '/screenBlock',
  summary: { zh: '我的区块与共享的区块，按名称', en: 'Own blocks and those that are shared, by name' },
  permission: DESIGN,
  input: {},
  output: Type.Array(BlockListItem),
});

export const getBlock = defineEndpoint({
  id: 'screenBlock.get',
  method: 'GET',
  path: '/screenBlock/{id}',
  summary: { zh: '区块及其组件', en: 'A block with its widgets' },
  permission: DESIGN,
  input: { params: byId },
  output: BlockDetail,
});

export const createBlock = defineEndpoint({
  id: 'screenBlock.create',
  method: 'POST',
  path: '/screenBlock',
  summary: { zh: '把组件存为区块', en: 'Save widgets as a block' },
  permission: DESIGN,
  keepUnknown: true,
  input: { body: BlockCreate },
  output: Type.Object({ id: Type.String() }),
});

export const updateBlock = defineEndpoint({
  id: 'screenBlock.update',
  method: 'PUT',
  path: '/screenBlock',
  summary: {
    zh: '重命名、共享、取消共享或替换区块；别人共享的需要管理区块的权限',
    en: 'Rename, share, unshare or replace a block; the right to manage blocks covers those that others share',
  },
  permission: `${DESIGN}|screenBlockManage:update`,
  keepUnknown: true,
  input: { body: BlockChange },
  output: Type.Null(),
});

export const deleteBlock = defineEndpoint({
  id: 'screenBlock.delete',
  method: 'DELETE',
  path: '/screenBlock/{id}',
  summary: {
    zh: '删除区块；别人共享的需要管理区块的权限',
    en: 'Delete a block; the right to manage blocks covers those that others share',
  },
  permission: `${DESIGN}|screenBlockManage:delete`,
  input: { params: byId },
  output: Type.Null(),
});

export const getPicturedBlock = defineEndpoint({
  id: 'screenBlock.pictured',
  method: 'GET',
  path: '/screenBlock/pictured/{id}',
  summary: {
    zh: '缩略图所画的区块；因人而异的数据以示例代替',
    en: 'A block as its picture shows it, with samples for data that differs by reader',
  },
  permission: DESIGN,
  input: { params: byId },
  output: BlockDocument,
});

export const keepBlockPicture = defineEndpoint({
  id: 'screenBlock.keepPicture',
  audit: false,
  method: 'POST',
  path: '/screenBlock/picture',
  summary: { zh: '保存区块的缩略图', en: 'Keep the picture of a block' },
  permission: DESIGN,
  rate: 'upload',
  multipart: true,
  input: { body: byId },
  output: Type.Object({ pictureId: Type.String() }),
});
