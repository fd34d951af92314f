import { Type } from 'typebox';
import { UploadResult } from '../entity/file.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const uploadFile = defineEndpoint({
  id: 'file.upload',
  method: 'POST',
  path: '/file/upload',
  summary: { zh: '上传图片或文件', en: 'Upload a picture or file' },
  permission: 'signedIn',
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
