import { createSchedule, getSchedule, updateSchedule, type ScheduleRecord } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { toastSuccess } from '../api/toast.ts';
import { useFocusFirstProblem } from '../form/form.tsx';
import type { Problems } from '../form/form-problems.ts';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { useSession } from '../session/session-store.ts';
import { askToConfirm } from '../shell/confirm.tsx';
import { Modal } from '../shell/modal.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { problemsOfSchedule } from './schedule-problems.ts';
import { newSchedule, toSaved, valuesOf, type ScheduleValues } from './schedule-values.ts';
import { scheduleWord } from './schedule.words.ts';
import {
  useReportChoices,
  useReportParameters,
  type ReportParameters,
  type ScheduledReport,
} from './use-schedule-report.ts';

interface ScheduleDialogProps {
  /** The schedule that is changed; undefined = a new one. */
  readonly schedule?: ScheduleRecord;
  /** Of which a new one is made; undefined = one is chosen. */
  readonly report?: ScheduledReport;
  onClose(): void;
  onSaved(): void;
}

function startOf({ schedule, report }: ScheduleDialogProps): ScheduleValues {
  if (schedule) return valuesOf(schedule);
  return newSchedule(report?.reportCode ?? '', report?.reportName ?? '', currentLanguage());
}

async function save(
  schedule: ScheduleRecord | undefined,
  values: ScheduleValues,
  { parameters, isRead }: ReportParameters,
): Promise<Pick<ScheduleRecord, 'nextTime'>> {
  const id = schedule?.id;
  const written = toSaved(values, parameters);
  // Values of parameters that could not be read stay what they were.
  const form = isRead || !schedule ? written : { ...written, setParam: schedule.setParam };
  if (id !== undefined) await call(updateSchedule, { body: { id, ...form } });
  const saved = id ?? (await call(createSchedule, { body: { reportCode: values.reportCode, ...form } })).id;
  // It is saved by now: its next time is left out where it cannot be read.
  const read = call(getSchedule, { params: { id: saved }, showErrorDialog: false });
  return read.catch(() => ({ nextTime: null }));
}

function useScheduleForm(props: ScheduleDialogProps) {
  const [start] = useState(() => startOf(props));
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const read = useReportParameters(values.reportCode);
  const parameters = read?.parameters;

  async function submit() {
    if (!read) return;
    const found = problemsOfSchedule(values, read.parameters);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    const saved = await save(props.schedule, values, read).catch(() => undefined);
    setIsSaving(false);
    if (!saved) return;
    const time = saved.nextTime?.slice(0, 16);
    toastSuccess(time === undefined ? scheduleWord('savedPaused') : scheduleWord('saved', { time }));
    props.onSaved();
  }
  return { values, setValues, problems, parameters, isSaving, isDirty: values !== start, submit };
}

function titleOf({ schedule, report }: ScheduleDialogProps): string {
  if (schedule) return scheduleWord('editTitle', { name: schedule.scheduleName });
  return report ? scheduleWord('newTitleOf', { name: report.reportName }) : scheduleWord('newTitle');
}

/** With whose rights the report is made: those of whoever saves. */
function OwnerNotice({ schedule }: { readonly schedule: ScheduleRecord | undefined }) {
  const own = useSession(({ user }) => user?.loginName);
  if (!schedule || schedule.owner === own) return <p className="muted schedule-owner">{scheduleWord('ownerHint')}</p>;
  return (
    <p className="schedule-owner schedule-owner--other" role="note">
      {scheduleWord('becomeOwner', { owner: schedule.owner })}
    </p>
  );
}

/** Makes a schedule or changes one: when a report is made, with which values, and for whom. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const t = useT();
  const { schedule, report, onClose } = props;
  const known = schedule ?? report;
  const form = useScheduleForm(props);
  const reports = useReportChoices(known);
  const container = useFocusFirstProblem(form.problems);
  async function handleClose() {
    const question = { title: t('crud.leaveTitle'), message: t('crud.leaveText'), confirmLabel: t('crud.leave') };
    if (!form.isDirty || (await askToConfirm({ ...question, isDangerous: true }))) onClose();
  }
  return (
    <Modal
      title={titleOf(props)}
      isOpen
      width="820px"
      onClose={() => void handleClose()}
      footer={
        <>
          <sl-button onClick={() => void handleClose()}>{t('crud.cancel')}</sl-button>
          <sl-button
            variant="primary"
            data-button="save"
            loading={form.isSaving}
            disabled={!form.parameters}
            onClick={() => void form.submit()}
          >
            {t('crud.save')}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <ScheduleForm
          reports={reports}
          hasReport={known !== undefined}
          parameters={form.parameters}
          values={form.values}
          problems={form.problems}
          onChange={form.setValues}
        />
        <OwnerNotice schedule={schedule} />
      </div>
    </Modal>
  );
}
