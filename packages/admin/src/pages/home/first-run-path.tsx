import { createDataSet, createReport, createShare, importDataSource } from '@aj-report/contract';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/i18n.ts';
import type { WordKey } from '../../i18n/words.ts';
import { useCan } from '../../session/use-can.tsx';
import type { IconName } from '../../shoelace/icons.ts';
import type { StepsDone } from './use-home.ts';

interface Step {
  readonly id: keyof StepsDone;
  readonly icon: IconName;
  readonly title: WordKey;
  readonly text: WordKey;
  readonly to: string;
  readonly permission: string;
}

const STEPS: readonly Step[] = [
  {
    id: 'source',
    icon: 'file-earmark-spreadsheet',
    title: 'home.stepImport',
    text: 'home.stepImportText',
    to: '/report/excel-import?import=1',
    permission: importDataSource.permission,
  },
  {
    id: 'set',
    icon: 'layers',
    title: 'home.stepSet',
    text: 'home.stepSetText',
    to: '/report/resultset?new=1',
    permission: createDataSet.permission,
  },
  {
    id: 'screen',
    icon: 'easel',
    title: 'home.stepScreen',
    text: 'home.stepScreenText',
    to: '/report/report',
    permission: createReport.permission,
  },
  {
    id: 'share',
    icon: 'share',
    title: 'home.stepShare',
    text: 'home.stepShareText',
    to: '/report/report',
    permission: createShare.permission,
  },
];

/** The way from a spreadsheet to a wall in four steps, for who may go it; it goes when all are done. */
export function FirstRunPath({ done }: { readonly done: StepsDone }) {
  const t = useT();
  const isAllowed = useCan();
  const count = STEPS.filter((step) => done[step.id]).length;
  if (count === STEPS.length || !STEPS.every(({ permission }) => isAllowed(permission))) return null;
  const next = STEPS.find((step) => !done[step.id])?.id;
  return (
    <section className="first-run card">
      <header>
        <h2>{t('home.pathTitle')}</h2>
        <span className="muted number">{t('home.pathProgress', { done: count })}</span>
      </header>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step.id} data-done={done[step.id] || undefined} data-next={step.id === next || undefined}>
            <Link to={step.to}>
              <span className="first-run__icon">
                <sl-icon name={done[step.id] ? 'check-lg' : step.icon} />
              </span>
              <span>
                <strong>
                  {index + 1}. {t(step.title)}
                </strong>
                <small>{t(step.text)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
