import { LIMITS, type ArchiveLook, type DataSetChoice } from '@aj-report/contract';
import type { ReactNode } from 'react';
import { fill } from '../i18n/fill.ts';
import { useText } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { atOnce } from '../shoelace/at-once.ts';
import { ARCHIVE_WORDS, KIND_LABELS, STATE_LABELS } from './archive.words.ts';
import { groupNotes, type NoteGroup } from './note-groups.ts';
import { optionsOf, type Chosen } from './set-choices.ts';
import { SetMapping } from './set-mapping.tsx';

/** Name and code of the report that an import makes. */
export interface NewReport {
  readonly reportName: string;
  readonly reportCode: string;
}

interface ArchiveContentsProps {
  readonly found: ArchiveLook;
  /** Absent where the open screen takes the document over. */
  readonly report: NewReport | undefined;
  readonly setsHere: readonly DataSetChoice[];
  readonly chosen: Chosen;
  readonly mayBring: boolean;
  onReport(report: NewReport): void;
  onChoose(setCode: string, value: string): void;
}

/** What a file brings, and the questions that it raises. */
export function ArchiveContents(props: ArchiveContentsProps) {
  const { found, report, onReport } = props;
  const text = useText();
  return (
    <div className="archive__contents" data-kind={found.kind}>
      <Facts found={found} />
      {report ? <ReportFields found={found} report={report} onReport={onReport} /> : null}
      {found.maps.length > 0 ? (
        <Section title={text(ARCHIVE_WORDS.maps)}>
          <ul className="archive__chips">
            {found.maps.map(({ mapCode, name, state }) => (
              <li key={mapCode} data-state={state}>
                {name}
                <span className="muted">{text(STATE_LABELS[state])}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {found.dataSets.length > 0 ? (
        <Section title={text(ARCHIVE_WORDS.dataSets)} help={text(ARCHIVE_WORDS.dataSetsHelp)}>
          <SetMapping
            sets={found.dataSets.map((set) => ({
              ...set,
              options: optionsOf(set, props.setsHere, props.mayBring, currentLanguage()),
              value: props.chosen[set.setCode] ?? '',
            }))}
            onChoose={props.onChoose}
          />
        </Section>
      ) : null}
      <Notes notes={found.notes} />
    </div>
  );
}

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="archive__section">
      <h3>
        {title}
        {help === undefined ? null : <span className="muted">{help}</span>}
      </h3>
      {children}
    </section>
  );
}

function Facts({ found }: { readonly found: ArchiveLook }) {
  const text = useText();
  const { kind, width, height, widgets, pictures } = found;
  return (
    <p className="archive__facts">
      <strong>{text(KIND_LABELS[kind])}</strong>
      <span>{`${width} × ${height}`}</span>
      <span>{fill(text(ARCHIVE_WORDS.widgets), { count: widgets })}</span>
      {pictures > 0 ? <span>{fill(text(ARCHIVE_WORDS.pictures), { count: pictures })}</span> : null}
    </p>
  );
}

interface ReportFieldsProps {
  readonly found: ArchiveLook;
  readonly report: NewReport;
  onReport(report: NewReport): void;
}

function ReportFields({ found, report, onReport }: ReportFieldsProps) {
  const text = useText();
  const isTaken = found.isCodeTaken && report.reportCode.trim() === found.reportCode;
  const valueOf = (event: Event) => (event.target as HTMLInputElement).value;
  return (
    <div className="archive__report">
      <sl-input
        label={text(ARCHIVE_WORDS.name)}
        data-name
        maxlength={LIMITS.reportNameMax}
        value={report.reportName}
        onsl-input={atOnce((event) => onReport({ ...report, reportName: valueOf(event) }))}
      />
      <sl-input
        label={text(ARCHIVE_WORDS.code)}
        data-code
        maxlength={LIMITS.reportCodeMax}
        value={report.reportCode}
        help-text={isTaken ? text(ARCHIVE_WORDS.codeTaken) : ''}
        onsl-input={atOnce((event) => onReport({ ...report, reportCode: valueOf(event) }))}
      />
    </div>
  );
}

/** Layers that are named one by one. */
const NAMED_MAX = 5;

function Notes({ notes }: Pick<ArchiveLook, 'notes'>) {
  const text = useText();
  const groups = groupNotes(notes);
  if (groups.length === 0) return null;
  return (
    <Section title={fill(text(ARCHIVE_WORDS.notes), { count: groups.length })}>
      <ul className="archive__notes">
        {groups.map((group) => (
          <li key={group.text}>
            <span>{group.text}</span>
            <Concerned group={group} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The layers that a note is about; all of them where one points at it. */
function Concerned({ group: { widgets, count } }: { readonly group: NoteGroup }) {
  const text = useText();
  const names = widgets.map((name) => name || text(ARCHIVE_WORDS.screen));
  const named = names.slice(0, NAMED_MAX).join(text(ARCHIVE_WORDS.between));
  const shown = names.length > NAMED_MAX ? `${named} …` : named;
  return (
    <span className="muted ellipsis" title={names.join(text(ARCHIVE_WORDS.between))}>
      {count === 1 ? shown : fill(text(ARCHIVE_WORDS.concerned), { count, names: shown })}
    </span>
  );
}
