import { Type } from 'typebox';
import { FileChange, FileDetail, FileKindName, FileRecord, FileUsage, UploadResult } from '../entity/file.ts';
import { BatchDeleted } from '../entity/role.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });
const filter = () => Type.Optional(Type.String({ maxLength: 100 }));

export const uploadFile = defineEndpoint({
  id: 'file.upload',
  method: 'POST',
  path: '/file/upload',
  aliases: ['/file'],
  summary: { zh: '上传图片或文件', en: 'Upload a picture or file' },
  permission: 'fileManage:upload|bigScreenManage:design|excelManage:update',
  rate: 'upload',
  multipart: true,
  input: {},
  output: UploadResult,
});

export const downloadFile = defineEndpoint({
  id: 'file.download',
  method: 'GET',
  path: '/file/download/{fileId}',
  summary: { zh: '按不可猜测的编号读取文件', en: 'Read a file by its unguessable id' },
  permission: 'anonymous',
  share: true,
  answer: 'bytes',
  input: { params: Type.Object({ fileId: Type.String({ maxLength: 64 }) }) },
  output: Type.Unknown(),
});

export const listFiles = defineEndpoint({
  id: 'file.pageList',
  method: 'GET',
  path: '/file/pageList',
  summary: { zh: '文件列表', en: 'List of files' },
  permission: 'fileManage:query',
  input: {
    query: Type.Object({ ...pageQuery, fileName: filter(), kind: Type.Optional(FileKindName), createBy: filter() }),
  },
  output: pageResultOf(FileRecord),
});

export const fileUsage = defineEndpoint({
  id: 'file.usage',
  method: 'GET',
  path: '/file/usage',
  summary: { zh: '全部文件占用的空间及其上限', en: 'Space that all files take, and its limit' },
  permission: 'fileManage:query',
  input: {},
  output: FileUsage,
});

export const getFile = defineEndpoint({
  id: 'file.get',
  method: 'GET',
  path: '/file/{id}',
  summary: { zh: '文件及使用它的大屏', en: 'A file with the screens that show it' },
  permission: 'fileManage:detail',
  input: { params: byId },
  output: FileDetail,
});

export const updateFile = defineEndpoint({
  id: 'file.update',
  method: 'PUT',
  path: '/file',
  summary: { zh: '修改文件名', en: 'Rename a file' },
  permission: 'fileManage:update',
  input: { body: FileChange },
  output: Type.Null(),
});

export const replaceFile = defineEndpoint({
  id: 'file.replace',
  method: 'POST',
  path: '/file/{id}/content',
  summary: {
    zh: '用同类文件替换内容，地址不变',
    en: 'Put another content of the same kind in its place; the address stays',
  },
  permission: 'fileManage:update',
  rate: 'upload',
  multipart: true,
  input: { params: byId },
  output: UploadResult,
});

export const deleteFile = defineEndpoint({
  id: 'file.delete',
  method: 'DELETE',
  path: '/file/{id}',
  summary: { zh: '删除文件，使用中时拒绝', en: 'Delete a file; refused while it is used' },
  permission: 'fileManage:delete',
  input: { params: byId },
  output: Type.Null(),
});

export const deleteFiles = defineEndpoint({
  id: 'file.deleteBatch',
  method: 'DELETE',
  path: '/file',
  summary: {
    zh: '批量删除文件，被拒绝的逐条说明原因',
    en: 'Delete files by their ids; says of each one refused why',
  },
  permission: 'fileManage:delete',
  input: { body: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: LIMITS.batchMax }) },
  output: BatchDeleted,
});
