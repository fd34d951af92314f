import { listReports, type ExcelCell, type ExcelLink } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { patchActive, useDocument } from '../use-excel.ts';
import { Line, Select, TextBox } from './controls.tsx';

type Kind = '' | 'report' | 'url';

/** Reports to which a link may lead. */
const REPORTS_MAX = 500;

/** Codes and names of the reports; none where they may not be seen. */
function useReports(): readonly (readonly [code: string, name: string])[] {
  const [reports, setReports] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const query = { pageSize: REPORTS_MAX, sort: 'reportName', order: 'ASC' } as const;
    call(listReports, { signal: stop.signal, query, showErrorDialog: false }).then(
      ({ records }) => setReports(records.map(({ reportCode, reportName }) => [reportCode, reportName])),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return reports;
}

/** The report to which a link leads: one of the list, or a code where there is no list. */
function ReportBox({ code, reports, onChange }: ReportBoxProps) {
  const text = useText();
  if (reports.length === 0) {
    return (
      <TextBox
        label={text(WORDS.linkCode)}
        placeholder={text(WORDS.linkCode)}
        value={code}
        onCommit={(value) => value !== '' && onChange(value)}
      />
    );
  }
  const isKnown = reports.some(([one]) => one === code);
  const choices = isKnown ? reports : [[code, `${code} · ${text(WORDS.linkGone)}`] as const, ...reports];
  return <Select label={text(WORDS.linkTo)} value={code} choices={choices} onChange={onChange} />;
}

interface ReportBoxProps {
  readonly code: string;
  readonly reports: ReturnType<typeof useReports>;
  onChange(code: string): void;
}

/** Where a click on the cell leads, and what it takes along. */
export function LinkPanel({ cell }: { readonly cell: ExcelCell }) {
  const text = useText();
  const document = useDocument();
  const reports = useReports();
  const { link } = cell;
  const kind: Kind = link === undefined ? '' : link.url === undefined ? 'report' : 'url';
  const change = (next: ExcelLink | undefined) => patchActive(document, { link: next });
  const params = link?.params ?? [];
  const changeParam = (index: number, next: { name: string; value: string } | null) =>
    change({ ...link, params: params.flatMap((one, at) => (at === index ? (next ?? []) : one)) });
  return (
    <>
      <Line label={text(WORDS.link)}>
        {(id) => (
          <Select<Kind>
            id={id}
            value={kind}
            choices={[
              ['', text(WORDS.linkNone)],
              ['report', text(WORDS.linkReport)],
              ['url', text(WORDS.linkUrl)],
            ]}
            onChange={(next) =>
              change(
                next === ''
                  ? undefined
                  : next === 'report'
                    ? { reportCode: reports[0]?.[0] ?? 'report' }
                    : { url: '/' },
              )
            }
          />
        )}
      </Line>
      {link === undefined ? null : (
        <div className="xl-nested">
          {kind === 'report' ? (
            <ReportBox
              code={link.reportCode ?? ''}
              reports={reports}
              onChange={(reportCode) => change({ ...link, reportCode })}
            />
          ) : (
            <TextBox
              label={text(WORDS.linkAddress)}
              placeholder={text(WORDS.linkAddress)}
              value={link.url ?? ''}
              onCommit={(value) => /^(?:https?:\/\/|\/(?!\/))/.test(value) && change({ ...link, url: value })}
            />
          )}
          {params.map((one, index) => (
            // Parameters have no identity of their own: their order is what they are.
            <div key={`${index} ${one.name}`} className="xl-pair">
              <TextBox
                label={text(WORDS.paramName)}
                placeholder={text(WORDS.paramName)}
                value={one.name}
                onCommit={(name) => changeParam(index, name === '' ? null : { ...one, name })}
              />
              <TextBox
                label={text(WORDS.paramValue)}
                placeholder={text(WORDS.paramValue)}
                value={one.value}
                onCommit={(value) => changeParam(index, { ...one, value })}
              />
              <button
                type="button"
                className="xl-tool"
                title={text(WORDS.remove)}
                aria-label={text(WORDS.remove)}
                onClick={() => changeParam(index, null)}
              >
                <sl-icon name="x-lg" />
              </button>
            </div>
          ))}
          <button
            type="button"
            className="xl-add"
            onClick={() => change({ ...link, params: [...params, { name: `param${params.length + 1}`, value: '' }] })}
          >
            <sl-icon name="plus-lg" /> {text(WORDS.paramName)}
          </button>
        </div>
      )}
    </>
  );
}
