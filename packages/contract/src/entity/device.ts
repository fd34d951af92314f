import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import { recordField } from '../field/record-field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields } from './audit.ts';

export const DEVICE_LABEL: Text = { zh: '终端', en: 'Device' };

/** Begins the token of every device; the dot is in no token of a login or a share. */
export const DEVICE_TOKEN_PREFIX = 'ajd.';

/** Letters and digits of pairing codes: none that is taken for another one on a wall far away. */
export const PAIRING_LETTERS = 'ACDEFHJKLMNPQRTVWXY34679';
export const PAIRING_LENGTH = 8;

/**
 * What somebody typed as a pairing code, as it is stored: letters in any case, with blanks and dashes.
 * @example toPairingCode('ah7k-3m9x') // 'AH7K3M9X'
 */
export function toPairingCode(typed: string): string {
  return typed.replaceAll(/[\s–—-]/g, '').toUpperCase();
}

/** Degrees by which a wall hangs turned, clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Whether a device was heard of lately; `revoked` = its token opens nothing any more. */
export const DEVICE_STATES = ['online', 'late', 'offline', 'revoked'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** s since it was last seen: up to here it is online, and up to here late */
export const DEVICE_AGES = { onlineSeconds: 75, lateSeconds: 600 } as const;
/** s between two heartbeats of a device */
export const DEVICE_BEAT_SECONDS = 30;

const TIME_PATTERN = '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d)?$';
const timeOfDay = Type.String({ pattern: TIME_PATTERN, maxLength: 5 });
const timeMessage: Text = { zh: '请写成 22:00 这样的时间', en: 'Write a time like 22:00' };

/** What a person says of a device. */
export const deviceFields = {
  deviceName: field.text({
    label: { zh: '名称', en: 'Name' },
    hint: { zh: '“识别”时在屏幕上显示', en: 'Identify shows it on the wall' },
    minLength: 1,
    maxLength: LIMITS.deviceNameMax,
    pattern: '\\S',
  }),
  place: field.text({
    label: { zh: '位置', en: 'Place' },
    placeholder: { zh: '如：一号楼大厅', en: 'Such as: building 1, lobby' },
    maxLength: LIMITS.devicePlaceMax,
  }),
  groupName: recordField.autocomplete({
    label: { zh: '分组', en: 'Group' },
    source: { url: '/device/groups', option: 'groupName', label: 'groupName' },
  }),
  playlistCode: recordField.select({
    label: { zh: '播放列表', en: 'Playlist' },
    hint: { zh: '终端只能读取其中的报表', en: 'The device reads the reports in it and nothing else' },
    source: { url: '/device/playlists', option: 'playlistCode', label: 'playlistName' },
  }),
  zoom: field.number({
    label: { zh: '缩放', en: 'Zoom' },
    default: 100,
    min: LIMITS.deviceZoomMin,
    max: LIMITS.deviceZoomMax,
    step: 5,
    unit: '%',
  }),
  rotation: field.choice({
    label: { zh: '旋转', en: 'Rotation' },
    hint: { zh: '顺时针', en: 'Clockwise' },
    options: ROTATIONS.map((value) => ({ value, label: { zh: `${value}°`, en: `${value}°` } })),
    default: 0,
  }),
  darkFrom: field.text({
    label: { zh: '熄屏从', en: 'Dark from' },
    hint: { zh: '留空则不熄屏', en: 'Empty = never dark' },
    placeholder: { zh: '22:00', en: '22:00' },
    pattern: TIME_PATTERN,
    message: timeMessage,
  }),
  darkTo: field.text({
    label: { zh: '熄屏到', en: 'Dark to' },
    placeholder: { zh: '06:30', en: '06:30' },
    pattern: TIME_PATTERN,
    message: timeMessage,
  }),
};

const settings = {
  deviceName: Type.String({ minLength: 1, maxLength: LIMITS.deviceNameMax, pattern: '\\S' }),
  place: Type.String({ maxLength: LIMITS.devicePlaceMax }),
  /** Empty = none. */
  groupName: Type.String({ maxLength: LIMITS.deviceGroupMax }),
  /** Empty = none yet: the wall says that it waits for one. */
  playlistCode: Type.String({ maxLength: LIMITS.reportCodeMax }),
  /** % */
  zoom: Type.Integer({ minimum: LIMITS.deviceZoomMin, maximum: LIMITS.deviceZoomMax }),
  rotation: Type.Unsafe<Rotation>({ type: 'integer', enum: [...ROTATIONS] }),
  /** Of the IANA database: `Asia/Shanghai`. */
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  /** `HH:MM` in its time zone between which the screen is dark; both empty = never. */
  darkFrom: timeOfDay,
  darkTo: timeOfDay,
};

/** How a device is to look and what it shows. */
export const DeviceSettings = Type.Object(settings);
export type DeviceSettings = Static<typeof DeviceSettings>;

/** Lets the wall in that shows a code; with `deviceId` it takes the place of the device that is known. */
export const DeviceApproval = Type.Object({
  deviceName: settings.deviceName,
  code: Type.String({ minLength: 1, maxLength: 40 }),
  deviceId: Type.Optional(Type.String({ maxLength: 64 })),
  ...Type.Partial(Type.Omit(DeviceSettings, ['deviceName'])).properties,
});
export type DeviceApproval = Static<typeof DeviceApproval>;

/** What is left out stays as it is. */
export const DeviceChange = Type.Object({
  id: Type.String({ maxLength: 64 }),
  ...Type.Partial(DeviceSettings).properties,
});
export type DeviceChange = Static<typeof DeviceChange>;

const optionalText = Type.Union([Type.String(), Type.Null()]);

/** What a device shows. */
export const DeviceShown = Type.Object({
  /** Empty = nothing, and `title` says why. */
  reportCode: Type.String({ maxLength: LIMITS.reportCodeMax }),
  title: Type.String({ maxLength: LIMITS.deviceTextMax }),
});
export type DeviceShown = Static<typeof DeviceShown>;

/** Something that failed on a device. */
export const DeviceFault = Type.Object({
  /** ms since the epoch, by the clock of the device */
  atMs: Type.Number(),
  code: Type.String({ maxLength: LIMITS.deviceTextMax }),
  text: Type.String({ maxLength: LIMITS.deviceTextMax }),
});
export type DeviceFault = Static<typeof DeviceFault>;

/** What a device tells of itself. */
export const DeviceReport = Type.Object({
  shown: DeviceShown,
  /** Version of the product whose page it shows. */
  version: Type.String({ maxLength: 40 }),
  /** px of CSS, and how many dots each has */
  width: Type.Integer({ minimum: 0, maximum: 100_000 }),
  height: Type.Integer({ minimum: 0, maximum: 100_000 }),
  density: Type.Number({ minimum: 0, maximum: 100 }),
  /** What failed since the last report that came through. */
  faults: Type.Array(DeviceFault, { maxItems: LIMITS.deviceFaultsMax }),
});
export type DeviceReport = Static<typeof DeviceReport>;

/** What a device is to do. */
export const DeviceOrders = Type.Object({
  id: Type.String(),
  ...settings,
  /** Grows with every order to load the page anew: higher than the first that was heard = do it. */
  reloads: Type.Integer(),
  /** ms for which it is to show its name from now on; 0 = not */
  identifyMs: Type.Integer(),
  /** In place of the one that it came with, which is going to end. */
  token: Type.Optional(Type.String()),
});
export type DeviceOrders = Static<typeof DeviceOrders>;

/** A line of the call that a device holds open. */
export const DeviceEvent = Type.Union([
  Type.Object({ kind: Type.Unsafe<'orders'>({ type: 'string', enum: ['orders'] }), orders: DeviceOrders }),
  Type.Object({
    kind: Type.Unsafe<'end'>({ type: 'string', enum: ['end'] }),
    code: Type.String(),
    message: Type.String(),
  }),
]);
export type DeviceEvent = Static<typeof DeviceEvent>;

/** What a wall says of itself when it asks to be let in. */
export const PairingAsk = Type.Object({
  width: DeviceReport.properties.width,
  height: DeviceReport.properties.height,
  timeZone: Type.String({ maxLength: 64 }),
});
export type PairingAsk = Static<typeof PairingAsk>;

/** What a wall shows while it waits. */
export const Pairing = Type.Object({
  /** What it calls with; opens nothing until somebody approves the code. */
  token: Type.String(),
  code: Type.String(),
  /** s that the code counts */
  seconds: Type.Integer(),
  /** Where somebody approves it: below the service, and whole where `AJ_PUBLIC_URL` says how people reach it. */
  approveUrl: Type.String(),
  wholeUrl: optionalText,
});
export type Pairing = Static<typeof Pairing>;

/** How it stands with a wall that waits. */
export const PairingState = Type.Object({
  approved: Type.Boolean(),
  /** s that the code still counts */
  seconds: Type.Integer(),
});
export type PairingState = Static<typeof PairingState>;

/** A wall that waits, as people see it who may let it in. */
export const WaitingDevice = Type.Object({
  code: Type.String(),
  /** Where it calls from. */
  address: Type.String(),
  /** Browser and system in words. */
  browser: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  timeZone: Type.String(),
  createTime: Type.String(),
  seconds: Type.Integer(),
});
export type WaitingDevice = Static<typeof WaitingDevice>;

/** A fault as the list shows it; its time is in the zone of the server. */
export const DeviceFaultRecord = Type.Object({ time: Type.String(), code: Type.String(), text: Type.String() });
export type DeviceFaultRecord = Static<typeof DeviceFaultRecord>;

/** A device as people who manage devices see it; its token is stored as a hash alone. */
export const DeviceRecord = Type.Object({
  id: Type.String(),
  ...settings,
  /** Empty = it has none, or there is none of that code any more. */
  playlistName: Type.String(),
  state: Type.Unsafe<DeviceState>({ type: 'string', enum: [...DEVICE_STATES] }),
  /** null = never */
  lastSeenTime: optionalText,
  shown: DeviceShown,
  /** Stored picture of the report that is shown; empty = there is none. */
  pictureId: Type.String(),
  version: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  density: Type.Number(),
  browser: Type.String(),
  address: Type.String(),
  /** The last ones, the newest first. */
  faults: Type.Array(DeviceFaultRecord),
  approvedBy: Type.String(),
  approvedTime: Type.String(),
  ...auditFields,
});
export type DeviceRecord = Static<typeof DeviceRecord>;
