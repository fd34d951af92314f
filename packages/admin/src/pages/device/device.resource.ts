import {
  DEVICE_LABEL,
  DEVICE_STATES,
  deviceFields,
  field,
  getDevice,
  LIMITS,
  listDevices,
  recordField,
  updateDevice,
  type DeviceChange,
  type DeviceRecord,
  type Fields,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { defineResource, type ListColumn, type Resource, type RowAction } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { ROW_LOOKS } from '../../crud/row-looks.ts';
import { WORDS } from '../../i18n/words.ts';
import { timeZones } from '../../schedules/schedule-fields.ts';
import { identify, reload, removeDevice, removeDevices, revoke } from './device-actions.ts';
import { FaultsCell, NameCell, PlaylistCell, ShownCell, StateCell } from './device-cells.tsx';
import { DEVICE_WORDS } from './device.words.ts';

type Row = DeviceRecord;

/** What only the page can do: it owns the dialogs. */
export interface DeviceDialogs {
  openApprove(again?: Row): void;
  openDetails(row: Row): void;
}

/** ms until the list is read again: devices tell of themselves twice a minute */
const POLL_MS = 10_000;

/** Everything that is said of a device; its time zone is chosen of those that the browser knows. */
export const settingFields: Fields = {
  deviceName: deviceFields.deviceName,
  place: deviceFields.place,
  groupName: deviceFields.groupName,
  playlistCode: deviceFields.playlistCode,
  timeZone: recordField.select({
    label: DEVICE_WORDS.zone,
    hint: { zh: '熄屏时间按此时区', en: 'Of the times between which it is dark' },
    options: timeZones(),
    isRequired: true,
  }),
  zoom: deviceFields.zoom,
  rotation: deviceFields.rotation,
  darkFrom: deviceFields.darkFrom,
  darkTo: deviceFields.darkTo,
};

const queryFields = {
  deviceName: field.text({ label: DEVICE_WORDS.name, maxLength: LIMITS.deviceNameMax }),
  groupName: recordField.select({
    label: DEVICE_WORDS.group,
    source: { url: '/device/groups', option: 'groupName', label: 'groupName' },
  }),
  state: field.choice({
    label: DEVICE_WORDS.state,
    options: [
      { value: '', label: WORDS['crud.allNodes'] },
      ...DEVICE_STATES.map((value) => ({ value, label: DEVICE_WORDS[value] })),
    ],
  }),
  place: field.text({ label: DEVICE_WORDS.place, maxLength: LIMITS.devicePlaceMax }),
};

function columns({ openDetails }: DeviceDialogs): readonly ListColumn<Row>[] {
  const ofRow = (cell: (props: { readonly device: Row }) => React.ReactNode) => (row: Row) =>
    createElement(cell, { device: row });
  return [
    {
      field: 'deviceName',
      label: DEVICE_WORDS.name,
      minWidth: 150,
      grows: true,
      sortable: true,
      render: (row) => createElement(NameCell, { device: row, onOpen: () => openDetails(row) }),
    },
    { field: 'groupName', label: DEVICE_WORDS.group, minWidth: 84, sortable: true },
    { field: 'state', label: DEVICE_WORDS.state, minWidth: 158, render: ofRow(StateCell) },
    { field: 'shown', label: DEVICE_WORDS.shown, minWidth: 180, grows: true, render: ofRow(ShownCell) },
    { field: 'playlistCode', label: DEVICE_WORDS.playlist, minWidth: 110, render: ofRow(PlaylistCell) },
    { field: 'version', label: DEVICE_WORDS.version, kind: 'code', minWidth: 92 },
    { field: 'faults', label: DEVICE_WORDS.faults, minWidth: 68, render: ofRow(FaultsCell) },
    { field: 'browser', label: DEVICE_WORDS.browser, minWidth: 130, startsHidden: true },
    { field: 'address', label: DEVICE_WORDS.address, kind: 'code', minWidth: 120, startsHidden: true },
    { field: 'timeZone', label: DEVICE_WORDS.zone, minWidth: 120, startsHidden: true },
    { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', sortable: true, startsHidden: true },
  ];
}

function rowActions({ openApprove, openDetails }: DeviceDialogs): readonly RowAction<Row>[] {
  const isRevoked = ({ state }: Row) => state === 'revoked';
  return [
    {
      id: 'identify',
      label: DEVICE_WORDS.identify,
      permission: 'deviceManage:control',
      isHidden: isRevoked,
      run: (row) => void identify(row),
    },
    {
      id: 'edit',
      label: WORDS['crud.edit'],
      permission: 'deviceManage:update',
      run: (row, context) => context.openEdit(row),
    },
    { id: 'details', label: DEVICE_WORDS.details, permission: 'deviceManage:detail', run: openDetails },
    {
      id: 'reload',
      label: DEVICE_WORDS.reload,
      permission: 'deviceManage:control',
      isHidden: isRevoked,
      run: (row) => void reload(row),
    },
    { id: 'pair', label: DEVICE_WORDS.pairAgain, permission: 'deviceManage:approve', run: openApprove },
    {
      id: 'revoke',
      label: DEVICE_WORDS.revoke,
      permission: 'deviceManage:approve',
      isDangerous: true,
      isHidden: isRevoked,
      run: (row, context) => void revoke(row, context),
    },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: 'deviceManage:delete',
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

/** What of a form is sent; what the service knows by itself is not. */
export function toSettings(values: Readonly<Record<string, unknown>>): Omit<DeviceChange, 'id'> {
  return Object.fromEntries(Object.keys(settingFields).map((name) => [name, values[name]]));
}

/** The list of devices. */
export function deviceResource(dialogs: DeviceDialogs): Resource<Row> {
  const addressOfWalls = new URL('/device', location.href).href;
  const emptyText = (text: string) => text.replace('{address}', addressOfWalls);
  return defineResource<Row>({
    title: DEVICE_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.deviceName,
    queryFields,
    columns: columns(dialogs),
    list: (query, signal) => call(listDevices, { signal, query: toParams(query), showErrorDialog: false }),
    form: {
      fields: settingFields,
      load: async ({ id }) => ({ ...(await call(getDevice, { params: { id } })) }),
      // A device comes by its code, never by a form alone.
      create: () => Promise.reject(new Error('a device is approved')),
      update: (values, { id }) => call(updateDevice, { body: { ...toSettings(values), id } }),
    },
    remove: removeDevice,
    removeMany: removeDevices,
    rowFlags: ({ state }) => (state === 'revoked' ? ROW_LOOKS.off : ROW_LOOKS.usual),
    tableButtons: [
      {
        id: 'approve',
        label: DEVICE_WORDS.approve,
        icon: 'plus-lg',
        permission: 'deviceManage:approve',
        isPrimary: true,
        run: () => dialogs.openApprove(),
      },
    ],
    rowActions: rowActions(dialogs),
    actionsWidth: 148,
    contextMenu: [
      {
        id: 'delete',
        label: WORDS['crud.delete'],
        icon: 'trash',
        flag: 'all',
        permission: 'deviceManage:delete',
        isDangerous: true,
        run: (rows, context) => context.remove(rows),
      },
    ],
    empty: {
      icon: 'display',
      title: DEVICE_WORDS.empty,
      text: { zh: emptyText(DEVICE_WORDS.emptyText.zh), en: emptyText(DEVICE_WORDS.emptyText.en) },
      buttonId: 'approve',
    },
    canExport: true,
    pollMs: () => POLL_MS,
  });
}
