import { LIMITS, type PageResult } from '@aj-report/contract';
import { Select } from '../form/select/select.tsx';
import { useT } from '../i18n/i18n.ts';
import { formatNumber } from '../i18n/format-value.ts';
import { pagerOf, type ListQuery, type QueryChange } from './query-state.ts';
import './pagination.css';

interface PaginationProps {
  readonly page: Pick<PageResult<unknown>, 'total' | 'pages'>;
  readonly query: Pick<ListQuery, 'pageNumber' | 'pageSize'>;
  readonly sizes?: readonly number[] | undefined;
  onChange(change: QueryChange): void;
}

function Jumper({ pages, onJump }: { readonly pages: number; onJump(page: number): void }) {
  const t = useT();
  return (
    <label className="pagination__jumper">
      {t('page.jump')}
      <input
        className="number"
        inputMode="numeric"
        aria-label={t('page.jump')}
        onKeyDown={(event) => {
          const page = Number(event.currentTarget.value);
          if (event.key !== 'Enter' || !Number.isInteger(page) || page < 1) return;
          onJump(Math.min(page, Math.max(1, pages)));
          event.currentTarget.value = '';
        }}
      />
      {t('page.page')}
    </label>
  );
}

/** Total, previous, pager, next, jumper, sizes (spec §9). */
export function Pagination({ page, query, sizes = LIMITS.pageSizes, onChange }: PaginationProps) {
  const t = useT();
  const go = (pageNumber: number) => onChange({ kind: 'page', pageNumber });
  return (
    <nav className="pagination number">
      <span className="pagination__total">{t('page.total', { total: formatNumber(page.total) })}</span>
      <button
        type="button"
        title={t('page.prev')}
        disabled={query.pageNumber <= 1}
        onClick={() => go(query.pageNumber - 1)}
      >
        <sl-icon name="chevron-left" label={t('page.prev')} />
      </button>
      {pagerOf(query.pageNumber, Math.max(1, page.pages)).map((one, index) =>
        one === null ? (
          <span key={`gap${index}`} className="pagination__gap">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            aria-current={one === query.pageNumber ? 'page' : undefined}
            onClick={() => go(one)}
          >
            {one}
          </button>
        ),
      )}
      <button
        type="button"
        title={t('page.next')}
        disabled={query.pageNumber >= page.pages}
        onClick={() => go(query.pageNumber + 1)}
      >
        <sl-icon name="chevron-right" label={t('page.next')} />
      </button>
      <Jumper pages={page.pages} onJump={go} />
      <Select
        className="pagination__sizes"
        size="small"
        label={t('page.sizes')}
        value={query.pageSize}
        options={sizes.map((size) => ({ value: size, label: t('page.size', { size }) }))}
        onChange={(size) => onChange({ kind: 'size', pageSize: Number(size) })}
      />
    </nav>
  );
}
