import { createReport, realNameIn, type DataSourceListItem, type ReportListItem } from '@aj-report/contract';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { formatNumber, formatTime } from '../../i18n/format-value.ts';
import { useT, type Translate } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useSession } from '../../session/session-store.ts';
import { Can } from '../../session/use-can.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { StatusCell } from '../data-source/status-cell.tsx';
import { ReportCard } from '../report/report-cards.tsx';
import { FirstRunPath } from './first-run-path.tsx';
import { useHome, type HomeData } from './use-home.ts';
import './home.css';

const SCREENS_SHOWN = 6;
const IMPORTS_SHOWN = 7;

function greeting(name: string, t: Translate): string {
  const hour = new Date().getHours();
  if (hour >= 5 && hour < 12) return t('home.morning', { name });
  return hour >= 12 && hour < 18 ? t('home.afternoon', { name }) : t('home.evening', { name });
}

function Section({
  title,
  to,
  children,
}: {
  readonly title: string;
  readonly to: string;
  readonly children: ReactNode;
}) {
  const t = useT();
  return (
    <section className="home__section">
      <header>
        <h2>{title}</h2>
        <Link to={to}>{t('home.all')}</Link>
      </header>
      {children}
    </section>
  );
}

function Failed({ failure }: { readonly failure: ApiError }) {
  const t = useT();
  return (
    <MessagePage icon="exclamation-triangle" title={t('crud.loadFailed')} text={failure.reported}>
      <sl-button variant="primary" onClick={() => window.location.reload()}>
        {t('crud.retry')}
      </sl-button>
    </MessagePage>
  );
}

function NoScreens() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className="card">
      <MessagePage icon="easel" title={t('home.noScreens')} text={t('home.noScreensText')}>
        <Can permission={createReport.permission}>
          <sl-button variant="primary" onClick={() => void navigate('/report/report')}>
            <sl-icon slot="prefix" name="easel" />
            {t('home.stepScreen')}
          </sl-button>
        </Can>
      </MessagePage>
    </div>
  );
}

function ScreenCards({ screens }: { readonly screens: readonly ReportListItem[] }) {
  if (screens.length === 0) return <NoScreens />;
  return (
    <div className="home__cards">
      {screens.slice(0, SCREENS_SHOWN).map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
    </div>
  );
}

function Screens({ screens }: Pick<HomeData, 'screens'>) {
  const t = useT();
  if (screens === 'hidden') return null;
  return (
    <Section title={t('home.screens')} to="/report/report">
      {screens instanceof ApiError ? (
        <div className="card">
          <Failed failure={screens} />
        </div>
      ) : (
        <ScreenCards screens={screens} />
      )}
    </Section>
  );
}

function ImportItem({ source }: { readonly source: DataSourceListItem }) {
  const t = useT();
  return (
    <li>
      <sl-icon name="file-earmark-spreadsheet" />
      <span className="home__import">
        <span className="ellipsis" title={source.sourceName}>
          {source.sourceName}
        </span>
        <small className="muted number">
          {t('home.rows', { rows: formatNumber(source.totalRows) })} · {formatTime(source.updateTime)}
        </small>
      </span>
      <StatusCell source={source} />
    </li>
  );
}

function Imports({ imports }: Pick<HomeData, 'imports'>) {
  const t = useT();
  if (imports === 'hidden') return null;
  const hasFailed = imports instanceof ApiError;
  const found = hasFailed ? [] : imports;
  const note = hasFailed ? imports.reported : t('home.noImports');
  return (
    <Section title={t('home.imports')} to="/report/excel-import">
      <ul className="home__imports card">
        {found.length === 0 ? <li className="muted">{note}</li> : null}
        {found.slice(0, IMPORTS_SHOWN).map((source) => (
          <ImportItem key={source.id} source={source} />
        ))}
      </ul>
    </Section>
  );
}

function Waiting() {
  return (
    <div className="home__columns">
      <sl-skeleton effect="sheen" />
      <sl-skeleton effect="sheen" />
    </div>
  );
}

/** What is new, what is next. */
export function HomePage() {
  const t = useT();
  const user = useSession((session) => session.user);
  const name = user ? realNameIn(currentLanguage(), user) : '';
  const { data, failure } = useHome();
  if (failure && !data) return <Failed failure={failure} />;
  return (
    <div className="home">
      <h1>{greeting(name, t)}</h1>
      {failure ? <p role="alert">{t('crud.stale', { reason: failure.reported })}</p> : null}
      {data ? (
        <>
          {data.done ? <FirstRunPath done={data.done} /> : null}
          <div className="home__columns">
            <Screens screens={data.screens} />
            <Imports imports={data.imports} />
          </div>
        </>
      ) : (
        <Waiting />
      )}
    </div>
  );
}
