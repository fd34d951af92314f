import type { ScreenDocument } from '@aj-report/contract';
import '@aj-report/widgets';
import { AjStage } from '@aj-report/widgets/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '../api/http.ts';
import { toastError, toastSuccess } from '../api/toast.ts';
import { fill } from '../i18n/fill.ts';
import { useText } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { designerAddress } from '../screen/screen-address.ts';
import { Modal } from '../shell/modal.tsx';
import { MAKE_WORDS } from './make-screen.words.ts';
import { lookAt, nameOf, type Origin } from './origin.ts';
import { ColumnReadings } from './column-readings.tsx';
import { KeepReadings } from './keep-readings.tsx';
import { PlanPreview } from './plan-preview.ts';
import type { TableProfile } from './plan/profile.ts';
import { propose, type Proposal } from './plan/proposals.ts';
import type { ChosenReadings } from './plan/read-columns.ts';
import type { PlanBase } from './plan/set-plan.ts';
import { saveDataSets, saveProposal } from './save-proposal.ts';
import './make-screen.css';

type Looking =
  | { readonly kind: 'looking' }
  | { readonly kind: 'ready'; readonly base: PlanBase; readonly profile: TableProfile }
  | { readonly kind: 'failed'; readonly message: string };

const LOOKING: Looking = { kind: 'looking' };

/** What is known of the table of an origin, read again for every attempt. */
function useProfile(origin: Origin, attempt: number): Looking {
  const [found, setFound] = useState<{ readonly attempt: number; readonly looking: Looking } | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    lookAt(origin, abort.signal)
      .then(({ base, profile }) => {
        if (!abort.signal.aborted) setFound({ attempt, looking: { kind: 'ready', base, profile } });
      })
      .catch((failure: unknown) => {
        if (abort.signal.aborted) return;
        setFound({ attempt, looking: { kind: 'failed', message: toApiError(failure).message } });
      });
    return () => abort.abort();
  }, [origin, attempt]);
  return found?.attempt === attempt ? found.looking : LOOKING;
}

interface Made {
  readonly proposals: readonly Proposal[];
  readonly preview: PlanPreview;
}

/** Proposals for a table, made anew when somebody says how its numbers are put together. */
function useProposals(looking: Looking, chosen: ChosenReadings): Made | undefined {
  const made = useMemo(() => {
    if (looking.kind !== 'ready') return undefined;
    const proposals = propose(looking.profile, looking.base, currentLanguage(), chosen);
    return { proposals, preview: new PlanPreview(proposals.flatMap(({ sets }) => sets)) };
  }, [looking, chosen]);
  useEffect(() => () => made?.preview.close(), [made]);
  return made;
}

interface MakeScreenDialogProps {
  readonly origin: Origin;
  onClose(): void;
  /** Takes the document over in place of a new screen. */
  onMade?: ((document: ScreenDocument) => void) | undefined;
}

/** Three finished screens for a table, drawn with its rows; the chosen one becomes a draft with its data sets. */
export function MakeScreenDialog({ origin, onClose, onMade }: MakeScreenDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const looking = useProfile(origin, attempt);
  const [readings, setReadings] = useState<ChosenReadings>({});
  const made = useProposals(looking, readings);
  const [chosen, setChosen] = useState(0);
  const [isMaking, setIsMaking] = useState(false);
  const proposal = made?.proposals[chosen];

  async function make() {
    if (!made || !proposal) return;
    setIsMaking(true);
    try {
      if (onMade) onMade(await saveDataSets(proposal, made.preview));
      else await navigate(designerAddress(await saveProposal(proposal, made.preview)));
      toastSuccess(fill(text(MAKE_WORDS.made), { sets: proposal.sets.length }));
    } catch (failure) {
      toastError(toApiError(failure).message);
      setIsMaking(false);
    }
  }

  // Sets that are being saved would have no screen.
  const close = () => {
    if (!isMaking) onClose();
  };

  return (
    <Modal
      title={fill(text(MAKE_WORDS.title), { name: nameOf(origin) })}
      isOpen
      canFullscreen
      width="min(1480px, 96vw)"
      onClose={close}
      footer={
        <>
          <span className="make-screen__hint">
            {text(MAKE_WORDS.hint)}
            {onMade ? text(MAKE_WORDS.replaceHint) : null}
          </span>
          <sl-button disabled={isMaking} onClick={close}>
            {text(MAKE_WORDS.cancel)}
          </sl-button>
          <sl-button
            variant="primary"
            data-button="use"
            loading={isMaking}
            disabled={!proposal || isMaking}
            onClick={() => void make()}
          >
            {text(MAKE_WORDS.use)}
          </sl-button>
        </>
      }
    >
      <div className="make-screen">
        {looking.kind === 'looking' ? (
          <p className="make-screen__wait" role="status">
            <sl-spinner />
            {text(MAKE_WORDS.looking)}
          </p>
        ) : null}
        {looking.kind === 'failed' ? (
          <div className="make-screen__wait" role="alert">
            <strong>{text(MAKE_WORDS.failed)}</strong>
            <span>{looking.message}</span>
            <sl-button size="small" onClick={() => setAttempt(attempt + 1)}>
              {text(MAKE_WORDS.retry)}
            </sl-button>
          </div>
        ) : null}
        {made?.proposals.length === 0 ? <p className="make-screen__wait">{text(MAKE_WORDS.nothing)}</p> : null}
        {looking.kind === 'ready' && made && proposal ? (
          <>
            <ColumnReadings
              profile={looking.profile}
              chosen={readings}
              disabled={isMaking}
              end={
                origin.kind === 'set' ? <KeepReadings origin={origin} chosen={readings} disabled={isMaking} /> : null
              }
              onChange={setReadings}
            />
            <Proposals proposals={made.proposals} preview={made.preview} chosen={chosen} onChoose={setChosen} />
          </>
        ) : null}
      </div>
    </Modal>
  );
}

interface ProposalsProps {
  readonly proposals: readonly Proposal[];
  readonly preview: PlanPreview;
  readonly chosen: number;
  onChoose(at: number): void;
}

function Proposals({ proposals, preview, chosen, onChoose }: ProposalsProps) {
  const text = useText();
  const shown = proposals[chosen]!;
  return (
    <>
      <div className="make-screen__offers" role="group" aria-label={text(MAKE_WORDS.choose)}>
        {proposals.map((proposal, at) => (
          <button
            key={proposal.id}
            type="button"
            className="make-screen__offer"
            data-proposal={proposal.id}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            <span className="make-screen__small" inert aria-hidden="true">
              <ProposalStage document={proposal.document} preview={preview} still />
            </span>
            <strong>{text(proposal.label)}</strong>
            <span className="muted">{text(proposal.summary)}</span>
            <small className="muted">
              {fill(text(MAKE_WORDS.facts), {
                widgets: (proposal.document.widgets ?? []).length,
                sets: proposal.sets.length,
              })}
            </small>
          </button>
        ))}
      </div>
      <div className="make-screen__shown" data-shown={shown.id}>
        <ProposalStage key={shown.id} document={shown.document} preview={preview} />
      </div>
    </>
  );
}

interface ProposalStageProps {
  readonly document: ScreenDocument;
  readonly preview: PlanPreview;
  readonly still?: boolean;
}

function ProposalStage({ document, preview, still = false }: ProposalStageProps) {
  // The stage draws anew whatever object it is given.
  const drawn = useMemo(() => document, [document]);
  return <AjStage document={drawn} provider={preview} language={currentLanguage()} fit="contain" still={still} />;
}
