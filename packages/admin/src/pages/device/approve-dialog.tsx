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
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form, useFocusFirstProblem } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
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

function problemsIn(values: Readonly<Record<string, unknown>>): Problems {
  const found = problemsOf(fields, values, currentLanguage());
  const { code } = values;
  const isWhole = typeof code === 'string' && toPairingCode(code).length === PAIRING_LENGTH;
  return isWhole || found['code'] !== undefined ? found : { ...found, code: deviceWord('codeShort') };
}

/** Lets a wall in by its code, with everything that is to be said of it. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { known, onClose, onSaved } = props;
  const t = useT();
  const [values, setValues] = useState(() => initialOf(props));
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const container = useFocusFirstProblem(problems);
  async function save() {
    const trimmed = trimValues({ ...values });
    const found = problemsIn(trimmed);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    const asked = { ...toSettings(trimmed), code: trimmed['code'], ...(known ? { deviceId: known.id } : {}) };
    const isSaved = await call(approveDevice, { body: asked as DeviceApproval }).then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (!isSaved) return;
    toastSuccess(deviceWord('approvedNow'));
    onSaved();
  }
  return (
    <Modal
      title={known ? deviceWord('approveAgain', { name: known.deviceName }) : deviceWord('approve')}
      isOpen
      width="760px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="save" loading={isSaving} onClick={() => void save()}>
            {deviceWord('approveWaiting')}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <Form
          fields={fields}
          values={values}
          problems={problems}
          language={currentLanguage()}
          columns={2}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
      </div>
    </Modal>
  );
}
