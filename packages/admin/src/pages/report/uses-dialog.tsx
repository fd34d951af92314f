import { reportUses, type OutputOf, type ReportListItem } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useT } from '../../i18n/i18n.ts';
import type { WordKey } from '../../i18n/words.ts';
import { designerAddress } from '../../screen/screen-address.ts';
import { Modal } from '../../shell/modal.tsx';

type Uses = OutputOf<typeof reportUses>;

const PARTS = [
  { part: 'usedBy', icon: 'display', none: 'usedByNone' },
  { part: 'usesSets', icon: 'layers', none: 'usesSetsNone' },
  { part: 'usesMaps', icon: 'map', none: 'usesMapsNone' },
] as const;

function UseList({ uses, part, icon, none }: { readonly uses: Uses } & (typeof PARTS)[number]) {
  const t = useT();
  const found = uses[part];
  return (
    <section>
      <h3>{t(`report.${part}`)}</h3>
      {found.length === 0 ? <p className="muted">{t(`report.${none}` satisfies WordKey)}</p> : null}
      <ul>
        {found.map(({ code, name }) => (
          <li key={code}>
            <sl-icon name={icon} />
            <strong className="ellipsis">{name}</strong>
            <code className="muted ellipsis">{code}</code>
            {part === 'usedBy' ? (
              <a href={designerAddress(code)} target="_blank" rel="noreferrer">
                {t('report.design')}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UsesDialogProps {
  readonly report: ReportListItem;
  onClose(): void;
}

/** Screens that lead to a report, and the data sets and maps that it needs. */
export function UsesDialog({ report, onClose }: UsesDialogProps) {
  const t = useT();
  const [uses, setUses] = useState<Uses | undefined>();
  const { id } = report;
  useEffect(() => {
    const abort = new AbortController();
    call(reportUses, { params: { id }, signal: abort.signal }).then(setUses, () => abort.signal.aborted || onClose());
    return () => abort.abort();
  }, [id, onClose]);
  return (
    <Modal title={t('report.usesTitle', { name: report.reportName })} isOpen width="620px" onClose={onClose}>
      <div className="report-uses">
        {uses ? PARTS.map((one) => <UseList key={one.part} uses={uses} {...one} />) : <sl-skeleton effect="sheen" />}
      </div>
    </Modal>
  );
}
