import type { ExcelCell, ExcelLink } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { patchSelection, useDocument } from '../use-excel.ts';
import { Line, Select, TextBox } from './controls.tsx';
import type { LinkedReports } from './use-reports.ts';

type Kind = '' | 'report' | 'url';

interface ReportBoxProps {
  /** Empty until a report is chosen. */
  readonly code: string;
  readonly reports: LinkedReports;
  onChange(code: string): void;
}

/** The report to which a link leads: one of the list, or a code where there is no list. */
function ReportBox({ code, reports: { list, ask }, onChange }: ReportBoxProps) {
  const text = useText();
  useEffect(() => ask(), [ask]);
  const change = (value: string) => value !== '' && onChange(value);
  if (list?.length === 0) {
    const label = text(WORDS.linkCode);
    return <TextBox label={label} placeholder={label} value={code} onCommit={change} />;
  }
  const isKnown = list?.some(([one]) => one === code) === true;
  const unknown = code === '' ? text(WORDS.linkTo) : list ? `${code} · ${text(WORDS.linkGone)}` : code;
  const choices = [...(isKnown ? [] : [[code, unknown] as const]), ...(list ?? [])];
  return <Select label={text(WORDS.linkTo)} value={code} choices={choices} onChange={change} />;
}

interface LinkPanelProps {
  readonly cell: ExcelCell;
  readonly reports: LinkedReports;
}

/** Where a click on the cell leads, and what it takes along. */
export function LinkPanel({ cell, reports }: LinkPanelProps) {
  const text = useText();
  const document = useDocument();
  const { link } = cell;
  // A link leads nowhere before its report is chosen.
  const [isChoosing, setIsChoosing] = useState(false);
  const kind: Kind = isChoosing ? 'report' : link === undefined ? '' : link.url === undefined ? 'report' : 'url';
  const change = (next: ExcelLink | undefined) => patchSelection(document, { link: next });
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
            onChange={(next) => {
              setIsChoosing(next === 'report');
              if (next === '') change(undefined);
              if (next === 'url' && link?.url === undefined) change({ url: '/' });
            }}
          />
        )}
      </Line>
      {kind === '' ? null : (
        <div className="xl-nested">
          {kind === 'report' ? (
            <ReportBox
              code={link?.reportCode ?? ''}
              reports={reports}
              onChange={(reportCode) => {
                setIsChoosing(false);
                change({ reportCode, ...(link?.params && { params: link.params }) });
              }}
            />
          ) : (
            <TextBox
              label={text(WORDS.linkAddress)}
              placeholder={text(WORDS.linkAddress)}
              value={link?.url ?? ''}
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
          {link === undefined ? null : (
            <button
              type="button"
              className="xl-add"
              onClick={() => change({ ...link, params: [...params, { name: `param${params.length + 1}`, value: '' }] })}
            >
              <sl-icon name="plus-lg" /> {text(WORDS.paramName)}
            </button>
          )}
        </div>
      )}
    </>
  );
}
