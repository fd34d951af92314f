import type { Fields } from '@aj-report/contract';
import { Form } from '../form/form.tsx';
import type { Problems } from '../form/form-problems.ts';
import { currentLanguage } from '../i18n/language.ts';
import { useCan } from '../session/use-can.tsx';
import { LockedParameters } from './locked-parameters.tsx';
import { originFields } from './share-fields.ts';
import { shareWord } from './share.words.ts';
import type { ShareValues } from './share-values.ts';
import { useParameters } from './use-parameters.ts';
import './shares.css';

/** Right that locking a parameter needs: the same as sharing. */
export const SHARE_RIGHT = 'bigScreenManage:share|excelManage:share';

interface ShareFormProps {
  readonly reportCode: string;
  readonly reportType: string;
  readonly fields: Fields;
  readonly values: ShareValues;
  readonly problems: Problems;
  onChange(values: ShareValues): void;
}

/** What a share is asked for: how long, with what password, for whom, and what its viewers cannot choose. */
export function ShareForm({ reportCode, reportType, fields, values, problems, onChange }: ShareFormProps) {
  const can = useCan();
  const parameters = useParameters(reportCode, reportType);
  const language = currentLanguage();
  const handleChange = (name: string, value: unknown) => onChange({ ...values, [name]: value });
  const shared = { values: { ...values }, problems, language, onChange: handleChange };
  return (
    <>
      <Form {...shared} fields={fields} columns={2} />
      {parameters ? (
        <section className="share-locks">
          <h3>{shareWord('locked')}</h3>
          <LockedParameters
            parameters={parameters}
            locked={values.locked}
            disabled={!can(SHARE_RIGHT)}
            onChange={(locked) => onChange({ ...values, locked })}
          />
          {problems['locked'] ? (
            <p className="share-locks__problem" role="alert">
              {problems['locked']}
            </p>
          ) : null}
        </section>
      ) : null}
      <Form {...shared} fields={originFields} />
    </>
  );
}
