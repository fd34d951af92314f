import {
  approveDevice,
  defaultsOf,
  field,
  PAIRING_LENGTH,
  toPairingCode,
  type DeviceApproval,
  type DeviceRecord,
  type Fields,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { FormDialog, useFormDraft } from '../../crud/form-dialog.tsx';
import type { Problems } from '../../form/form-problems.ts';
import { settingFields, toSettings } from './device.resource.ts';
import { DEVICE_WORDS, deviceWord } from './device.words.ts';

interface ApproveDialogProps {
  /** As the wall shows it, where it is known; else it is typed. */
  readonly code: string;
  /** In whose place the wall comes. */
  readonly known: DeviceRecord | undefined;
  /** That the wall is in, where it is known. */
  readonly timeZone: string | undefined;
  onClose(): void;
  onSaved(): void;
}

const fields: Fields = {
  code: field.text({ label: DEVICE_WORDS.code, hint: DEVICE_WORDS.codeHint, minLength: 1, maxLength: 40 }),
  ...settingFields,
};

function initialOf({ code, known, timeZone }: ApproveDialogProps): Readonly<Record<string, unknown>> {
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { ...defaultsOf(fields), timeZone: zone, ...(known ? toSettings({ ...known }) : {}), code };
}

function checkCode({ code }: Readonly<Record<string, unknown>>): Problems {
  const isWhole = typeof code === 'string' && toPairingCode(code).length === PAIRING_LENGTH;
  return isWhole ? {} : { code: deviceWord('codeShort') };
}

/** Lets a wall in by its code, with everything that is to be said of it. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { known, onClose, onSaved } = props;
  const draft = useFormDraft({
    fields,
    initial: () => initialOf(props),
    check: checkCode,
    save: (values) => {
      const asked = { ...toSettings(values), code: values['code'], ...(known ? { deviceId: known.id } : {}) };
      return call(approveDevice, { body: asked as DeviceApproval });
    },
    onSaved: () => {
      toastSuccess(deviceWord('approvedNow'));
      onSaved();
    },
  });
  return (
    <FormDialog
      {...draft}
      title={known ? deviceWord('approveAgain', { name: known.deviceName }) : deviceWord('approve')}
      width="760px"
      columns={2}
      saveLabel={deviceWord('approveWaiting')}
      onClose={onClose}
    />
  );
}
