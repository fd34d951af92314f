import { Type } from 'typebox';
import {
  DEVICE_STATES,
  DeviceApproval,
  DeviceChange,
  DeviceEvent,
  DeviceOrders,
  DeviceRecord,
  DeviceReport,
  Pairing,
  PairingAsk,
  PairingState,
  WaitingDevice,
  type DeviceState,
} from '../entity/device.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { byId } from '../wire/record-ids.ts';
import { batchDeleteOf } from './batch-delete.ts';
import { defineEndpoint } from './define-endpoint.ts';

const one = { body: Type.Object({ id: Type.String({ maxLength: 64 }) }) };

export const askPairing = defineEndpoint({
  id: 'device.pair',
  audit: false,
  method: 'POST',
  path: '/device/pair',
  summary: {
    zh: '终端请求配对，得到供管理员批准的短码',
    en: 'A wall asks to be let in and gets a short code that somebody approves',
  },
  permission: 'anonymous',
  rate: 'share',
  input: { body: PairingAsk },
  output: Pairing,
});

export const awaitPairing = defineEndpoint({
  id: 'device.wait',
  audit: false,
  method: 'POST',
  path: '/device/wait',
  summary: {
    zh: '等待批准的终端查询结果，令牌放在 Share-Token 头中',
    en: 'How it stands with a wall that waits; its token comes in the Share-Token header',
  },
  permission: 'anonymous',
  input: {},
  output: PairingState,
});

export const reportDevice = defineEndpoint({
  id: 'device.heartbeat',
  audit: false,
  method: 'POST',
  path: '/device/heartbeat',
  summary: {
    zh: '终端报告所显示的内容、版本和错误，得到其设置与指令',
    en: 'A device tells what it shows, its version and its errors, and hears its settings and orders',
  },
  permission: 'anonymous',
  input: { body: DeviceReport },
  output: DeviceOrders,
});

export const followOrders = defineEndpoint({
  id: 'device.follow',
  audit: false,
  method: 'POST',
  path: '/device/follow',
  summary: {
    zh: '保持连接，设置或指令变化时逐行返回',
    en: 'Stays open and answers settings and orders as they change, one a line; an empty line is a sign of life',
  },
  permission: 'anonymous',
  answer: 'ndjson',
  input: {},
  output: DeviceEvent,
});

export const listWaitingDevices = defineEndpoint({
  id: 'device.waiting',
  method: 'GET',
  path: '/device/waiting',
  summary: { zh: '等待批准的终端', en: 'Walls that wait to be let in' },
  permission: 'deviceManage:approve',
  input: {},
  output: Type.Array(WaitingDevice),
});

export const approveDevice = defineEndpoint({
  id: 'device.approve',
  method: 'POST',
  path: '/device/approve',
  summary: {
    zh: '批准显示此短码的终端；给出 deviceId 则替换已有的终端',
    en: 'Let the wall in that shows a code; with a deviceId it takes the place of a known device',
  },
  permission: 'deviceManage:approve',
  input: { body: DeviceApproval },
  output: Type.Object({ id: Type.String() }),
});

export const listDevices = defineEndpoint({
  id: 'device.pageList',
  method: 'GET',
  path: '/device/pageList',
  summary: { zh: '终端列表', en: 'List of devices' },
  permission: 'deviceManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      deviceName: Type.Optional(Type.String({ maxLength: LIMITS.deviceNameMax })),
      place: Type.Optional(Type.String({ maxLength: LIMITS.devicePlaceMax })),
      groupName: Type.Optional(Type.String({ maxLength: LIMITS.deviceGroupMax })),
      playlistCode: Type.Optional(Type.String({ maxLength: LIMITS.reportCodeMax })),
      state: Type.Optional(Type.Unsafe<DeviceState | ''>({ type: 'string', enum: ['', ...DEVICE_STATES] })),
    }),
  },
  output: pageResultOf(DeviceRecord),
});

export const listDeviceGroups = defineEndpoint({
  id: 'device.groups',
  method: 'GET',
  path: '/device/groups',
  summary: { zh: '终端的分组', en: 'Groups of devices' },
  permission: 'deviceManage:query|deviceManage:approve|deviceManage:update',
  input: {},
  output: Type.Array(Type.Object({ groupName: Type.String() })),
});

export const listDevicePlaylists = defineEndpoint({
  id: 'device.playlists',
  method: 'GET',
  path: '/device/playlists',
  summary: { zh: '可供终端使用的播放列表', en: 'Playlists that a device may have' },
  permission: 'deviceManage:query|deviceManage:approve|deviceManage:update',
  input: {},
  output: Type.Array(Type.Object({ playlistCode: Type.String(), playlistName: Type.String() })),
});

export const getDevice = defineEndpoint({
  id: 'device.get',
  method: 'GET',
  path: '/device/{id}',
  summary: { zh: '终端详情', en: 'One device' },
  permission: 'deviceManage:detail',
  input: { params: byId },
  output: DeviceRecord,
});

export const updateDevice = defineEndpoint({
  id: 'device.update',
  method: 'PUT',
  path: '/device',
  summary: {
    zh: '修改终端，终端立即采用',
    en: 'Change a device, which takes it up at once',
  },
  permission: 'deviceManage:update',
  input: { body: DeviceChange },
  output: Type.Null(),
});

function orderOf(name: string, summary: Text) {
  return defineEndpoint({
    id: `device.${name}`,
    method: 'POST',
    path: `/device/${name}`,
    summary,
    permission: 'deviceManage:control',
    input: one,
    output: Type.Null(),
  });
}

export const reloadDevice = orderOf('reload', { zh: '让终端重新加载页面', en: 'Have a device load its page anew' });
export const identifyDevice = orderOf('identify', {
  zh: '让终端在屏幕上显示名称',
  en: 'Have a device show its name on the wall',
});

export const revokeDevice = defineEndpoint({
  id: 'device.revoke',
  method: 'POST',
  path: '/device/revoke',
  summary: {
    zh: '撤销终端的令牌：它立即不再显示任何内容，可再次配对',
    en: 'End the token of a device: it shows nothing from now on and may be paired again',
  },
  permission: 'deviceManage:approve',
  input: one,
  output: Type.Null(),
});

export const deleteDevice = defineEndpoint({
  id: 'device.delete',
  method: 'DELETE',
  path: '/device/{id}',
  summary: { zh: '删除终端，其令牌立即失效', en: 'Delete a device; its token opens nothing from now on' },
  permission: 'deviceManage:delete',
  input: { params: byId },
  output: Type.Null(),
});

export const deleteDevices = batchDeleteOf({
  id: 'device',
  path: '/device',
  what: { zh: '终端', en: 'devices' },
  permission: 'deviceManage:delete',
});
