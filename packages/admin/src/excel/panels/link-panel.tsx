import type { ExcelCell, ExcelLink } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { patchActive, useDocument } from '../use-excel.ts';
import { Line, Select, TextBox } from './controls.tsx';

type Kind = '' | 'report' | 'url';

/** Where a click on the cell leads, and what it takes along. */
export function LinkPanel({ cell }: { readonly cell: ExcelCell }) {
  const text = useText();
  const document = useDocument();
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
              change(next === '' ? undefined : next === 'report' ? { reportCode: 'report' } : { url: '/' })
            }
          />
        )}
      </Line>
      {link === undefined ? null : (
        <div className="xl-nested">
          {kind === 'report' ? (
            <TextBox
              label={text(WORDS.linkCode)}
              placeholder={text(WORDS.linkCode)}
              value={link.reportCode ?? ''}
              onCommit={(value) => value !== '' && change({ ...link, reportCode: value })}
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
