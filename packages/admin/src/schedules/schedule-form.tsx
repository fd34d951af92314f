import type { ChoiceOption, ExcelParameter } from '@aj-report/contract';
import type { ReactNode } from 'react';
import { Form } from '../form/form.tsx';
import type { Problems } from '../form/form-problems.ts';
import { currentLanguage } from '../i18n/language.ts';
import { NextTimes } from './next-times.tsx';
import { deliveryFields, parameterFields, whatFields, whenFields } from './schedule-fields.ts';
import { cronOf, type ScheduleValues } from './schedule-values.ts';
import { scheduleWord } from './schedule.words.ts';
import './schedules.css';

interface ScheduleFormProps {
  /** Reports to choose from. */
  readonly reports: readonly ChoiceOption[];
  /** The report is known and stays. */
  readonly hasReport: boolean;
  /** Undefined while they are read. */
  readonly parameters: readonly ExcelParameter[] | undefined;
  readonly values: ScheduleValues;
  readonly problems: Problems;
  onChange(values: ScheduleValues): void;
}

const REPORT: ReadonlySet<string> = new Set(['reportCode']);
const NONE: ReadonlySet<string> = new Set();

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="schedule-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Parameters({ parameters, values, problems, onChange }: ScheduleFormProps) {
  if (parameters === undefined) return <p className="muted">{scheduleWord('reading')}</p>;
  const given = values.parameters;
  return (
    <Form
      fields={parameterFields(parameters)}
      values={given}
      problems={problems}
      language={currentLanguage()}
      columns={2}
      onChange={(name, value) => onChange({ ...values, parameters: { ...given, [name]: String(value) } })}
    />
  );
}

/** What a schedule is asked for: which report, when, with which values, and for whom. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { reports, hasReport, parameters, values, problems, onChange } = props;
  const nameOf = (code: string) => reports.find(({ value }) => value === code)?.label.zh ?? '';
  /** A schedule is called like its report until somebody names it. */
  const withReport = (reportCode: string): ScheduleValues => {
    const isNamed = values.scheduleName !== '' && values.scheduleName !== nameOf(values.reportCode);
    return { ...values, reportCode, parameters: {}, ...(isNamed ? {} : { scheduleName: nameOf(reportCode) }) };
  };
  const shared = {
    values: { ...values },
    problems,
    language: currentLanguage(),
    columns: 2,
    onChange: (name: string, value: unknown) =>
      onChange(name === 'reportCode' ? withReport(String(value)) : { ...values, [name]: value }),
  } as const;
  return (
    <div className="schedule-form">
      <Section title={scheduleWord('what')}>
        <Form {...shared} fields={whatFields} choices={{ reportCode: reports }} locked={hasReport ? REPORT : NONE} />
      </Section>
      <Section title={scheduleWord('when')}>
        <Form {...shared} fields={whenFields} />
        <NextTimes cron={cronOf(values)} timeZone={values.timeZone} />
      </Section>
      {parameters?.length === 0 ? null : (
        <Section title={scheduleWord('parameters')}>
          <Parameters {...props} />
        </Section>
      )}
      <Section title={scheduleWord('whereTo')}>
        <Form {...shared} fields={deliveryFields} />
      </Section>
    </div>
  );
}
