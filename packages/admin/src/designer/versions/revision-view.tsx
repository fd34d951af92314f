import {
  changesBetween,
  firstLanguage,
  nameRevision,
  type NormalScreen,
  type ScreenChange,
  type ScreenRevision,
} from '@aj-report/contract';
import { AjStage } from '@aj-report/widgets/react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Select } from '../../form/select/select.tsx';
import { ChangeList } from '../../publish/change-list.tsx';
import { screenClient } from '../../screen/screen-client.ts';
import { fill } from '../../i18n/fill.ts';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { Tabs } from '../ui/tabs.tsx';
import { restoreWidget } from './restore.ts';
import { RevisionName } from './revision-name.tsx';
import { useRevision } from './use-revisions.ts';
import { VERSION_WORDS } from './versions.words.ts';

interface RevisionViewProps {
  readonly revisions: readonly ScreenRevision[];
  readonly chosen: ScreenRevision;
  /** The screen of that revision; undefined while it is on its way. */
  readonly past: NormalScreen | undefined;
  onNamed(): void;
}

type View = 'preview' | 'differences';

/** What a revision looks like, and what it has become. */
export function RevisionView({ revisions, chosen, past, onNamed }: RevisionViewProps) {
  const text = useText();
  const { reportCode } = useDesigner().document.screen;
  const [view, setView] = useState<View>('preview');
  async function save(name: string): Promise<void> {
    await call(nameRevision, { body: { reportCode, revision: chosen.revision, name } });
    onNamed();
  }
  return (
    <section className="versions__view">
      <div className="versions__bar">
        <Tabs<View>
          tabs={[
            { id: 'preview', label: text(VERSION_WORDS.preview) },
            { id: 'differences', label: text(VERSION_WORDS.differences) },
          ]}
          label={text(VERSION_WORDS.title)}
          value={view}
          onChange={(next) => setView(next)}
        />
        <RevisionName key={chosen.revision} name={chosen.name} onSave={save} />
      </div>
      {past === undefined ? <sl-skeleton effect="sheen" /> : null}
      {past && view === 'preview' ? <RevisionStage past={past} /> : null}
      {past && view === 'differences' ? <Differences past={past} revisions={revisions} /> : null}
    </section>
  );
}

function RevisionStage({ past }: { readonly past: NormalScreen }) {
  const language = firstLanguage(past.dashboard.language, currentLanguage());
  return (
    <div className="versions__stage" inert data-shown={past.revision}>
      <AjStage document={past} provider={screenClient} language={language} fit="contain" still />
    </div>
  );
}

interface DifferencesProps {
  readonly past: NormalScreen;
  readonly revisions: readonly ScreenRevision[];
}

/** What a revision has become, in the open document or in another revision; single widgets can be had back. */
function Differences({ past, revisions }: DifferencesProps) {
  const text = useText();
  const { document } = useDesigner();
  const open = useDocument((state) => state.stored);
  const [against, setAgainst] = useState<number | undefined>();
  const { revision } = past;
  const other = useRevision(past.reportCode, against);
  const now = against === undefined ? open : other;
  const changes = now ? changesBetween(past, now) : undefined;
  const options = [
    { value: '', label: text(VERSION_WORDS.againstOpen) },
    ...revisions
      .filter((one) => one.revision !== revision)
      .map((one) => {
        const label = fill(text(VERSION_WORDS.revision), { revision: one.revision });
        return { value: String(one.revision), label, ...(one.name !== '' && { note: one.name }) };
      }),
  ];
  const toAction = ({ id, kind, what }: ScreenChange) => {
    if (against !== undefined || id === undefined || what !== 'widget' || kind === 'added') return null;
    const restore = () => {
      document.change(VERSION_WORDS.restoreWidgetStep, restoreWidget(past, id), { isForStored: true });
      // It may have come back to another page than the one that is worked on.
      document.select([id]);
      toastSuccess(text(VERSION_WORDS.widgetRestored));
    };
    return (
      <sl-button size="small" data-restore-widget={id} onClick={restore}>
        {text(VERSION_WORDS.restoreWidget)}
      </sl-button>
    );
  };
  return (
    <div className="versions__differences">
      <div className="versions__against">
        <span>{fill(text(VERSION_WORDS.since), { revision })}</span>
        <span className="versions__other">
          <span className="muted">{text(VERSION_WORDS.against)}</span>
          <Select
            label={text(VERSION_WORDS.against)}
            size="small"
            options={options}
            value={String(against ?? '')}
            onChange={(value) => setAgainst(value === '' ? undefined : Number(value))}
          />
        </span>
      </div>
      {changes === undefined ? <sl-skeleton effect="sheen" /> : null}
      {changes?.length === 0 ? <p className="muted">{text(VERSION_WORDS.same)}</p> : null}
      {changes && changes.length > 0 ? <ChangeList changes={changes} actionOf={toAction} /> : null}
    </div>
  );
}
