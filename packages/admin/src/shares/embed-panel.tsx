import { useState, type KeyboardEvent } from 'react';
import { atOnce } from '../shoelace/at-once.ts';
import { CopyRow } from './copy-row.tsx';
import { codeOf, EMBED_WAYS, policyOf, type EmbedWay } from './embed-codes.ts';
import { shareWord } from './share.words.ts';
import { useScripts } from './use-scripts.ts';

interface EmbedPanelProps {
  readonly root: string;
  readonly link: string;
  readonly title: string;
}

const LABELS = { script: 'wayScript', module: 'wayModule', react: 'wayReact', iframe: 'wayIframe' } as const;
const HINTS = { script: 'tagHint', module: 'moduleHint', react: 'reactHint', iframe: 'iframeHint' } as const;

function Ways({ way, onChange }: { readonly way: EmbedWay; onChange(way: EmbedWay): void }) {
  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const count = EMBED_WAYS.length;
    const next = EMBED_WAYS[(EMBED_WAYS.indexOf(way) + step + count) % count] ?? way;
    onChange(next);
    currentTarget.querySelector<HTMLElement>(`[data-way=${next}]`)?.focus();
  }
  return (
    <div className="share-ways" role="tablist" aria-label={shareWord('tag')} onKeyDown={handleKey}>
      {EMBED_WAYS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-way={one}
          aria-selected={one === way}
          tabIndex={one === way ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {shareWord(LABELS[one])}
        </button>
      ))}
    </div>
  );
}

/** How a share is put into a page: the code of each way, and what the policy of the page has to allow for it. */
export function EmbedPanel({ root, link, title }: EmbedPanelProps) {
  const [way, setWay] = useState<EmbedWay>('script');
  const [isPinned, setIsPinned] = useState(false);
  const scripts = useScripts();
  const canPin = way === 'script' || way === 'module';
  const pinned = isPinned && canPin && scripts ? scripts : undefined;
  const shown = { root, link, title, waiting: shareWord('tagWaiting'), scripts: pinned };
  return (
    <section className="share-embed">
      <Ways way={way} onChange={setWay} />
      <div role="tabpanel" aria-label={shareWord(LABELS[way])} className="share-embed__panel">
        {canPin ? (
          <div>
            <sl-checkbox
              size="small"
              data-field="pinned"
              checked={pinned !== undefined}
              disabled={!scripts}
              onsl-change={atOnce(() => setIsPinned(!isPinned))}
            >
              {shareWord('pin')}
            </sl-checkbox>
            {scripts === null ? <p className="muted">{shareWord('pinMissing')}</p> : null}
            {pinned ? <p className="muted">{shareWord('pinHint', { version: pinned.version })}</p> : null}
          </div>
        ) : null}
        <CopyRow name="tag" label={shareWord('embedCode')} hint={shareWord(HINTS[way])} text={codeOf(way, shown)} />
        <CopyRow
          name="policy"
          label={shareWord('policy')}
          hint={shareWord(way === 'module' ? 'policyHintModule' : 'policyHint')}
          text={policyOf(way, shown)}
        />
      </div>
    </section>
  );
}
