export const shellWords = {
  'api.noService': {
    zh: '服务没有正确应答（{status}），请稍后再试',
    en: 'The service did not answer properly ({status}), try again later',
  },
  'api.network': {
    zh: '无法连接服务，请检查网络后重试',
    en: 'Cannot reach the service, check the network and try again',
  },
  'api.timeout': { zh: '请求超时，请稍后再试', en: 'The request took too long, try again later' },
  'api.cancelled': { zh: '请求已取消', en: 'The request was cancelled' },
  'api.failed': { zh: '出错了', en: 'An error occurred' },
  'upload.imagesOnly': { zh: '请上传图片格式的文件：{allowed}', en: 'Please upload a picture: {allowed}' },
} as const;
