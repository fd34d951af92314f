import { firstLanguage, normalizeScreen, normalizeWidget, type ScreenDocument } from '@aj-report/contract';
import { AjStage } from '@aj-report/widgets/react';
import { useEffect, useMemo, useState } from 'react';
import { toApiError } from '../../../api/http.ts';
import { toastError, toastSuccess } from '../../../api/toast.ts';
import { useText } from '../../../i18n/i18n.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { lookAt } from '../../../make-screen/origin.ts';
import { PlanPreview } from '../../../make-screen/plan-preview.ts';
import { questionsFor } from '../../../make-screen/plan/proposals.ts';
import type { Question } from '../../../make-screen/plan/question.ts';
import { chartOf } from '../../../make-screen/plan/widgets.ts';
import { saveDataSets } from '../../../make-screen/save-proposal.ts';
import { makeId } from '../../document/make-id.ts';
import { besideOthers, middleOf, placeWidget } from '../../insert-widget.ts';
import { useDesigner, useDocument } from '../../ui/use-designer.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import './charts-for-set.css';

/** More are not looked at. */
const CHARTS_MAX = 12;

interface Found {
  readonly questions: readonly Question[];
  readonly preview: PlanPreview;
}

/** What the planner would ask of a data set. Undefined while it looks; a text says why it could not. */
function useQuestions(id: string, setName: string): Found | string | undefined {
  const [found, setFound] = useState<Found | string | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    let preview: PlanPreview | undefined;
    lookAt({ kind: 'set', id, setName }, abort.signal)
      .then(({ base, profile }) => {
        if (abort.signal.aborted) return;
        const questions = questionsFor(profile, base, currentLanguage()).slice(0, CHARTS_MAX);
        preview = new PlanPreview(questions.map(({ set }) => set));
        setFound({ questions, preview });
      })
      .catch((failure: unknown) => {
        if (!abort.signal.aborted) setFound(toApiError(failure).message);
      });
    return () => {
      abort.abort();
      preview?.close();
    };
  }, [id, setName]);
  return found;
}

/** Charts for a data set, drawn with its rows; a click adds one with the data set that it asks. */
export function ChartsForSet({ id, setName }: { readonly id: string; readonly setName: string }) {
  const text = useText();
  const designer = useDesigner();
  const found = useQuestions(id, setName);
  const [saving, setSaving] = useState<number | undefined>();

  async function insert({ preview }: Found, question: Question, at: number): Promise<void> {
    setSaving(at);
    try {
      const node = chartOf(makeId(), question);
      const asked = { sets: [question.set], document: { reportCode: 'chart', widgets: [node] } };
      const { widgets = [] } = await saveDataSets(asked, preview);
      const widget = normalizeWidget(widgets[0]!);
      const { x, y } = middleOf(designer);
      const place = { left: Math.round(x - widget.width / 2), top: Math.round(y - widget.height / 2) };
      placeWidget(designer, DATA_LABELS.chart, besideOthers(designer, { ...widget, ...place }));
      toastSuccess(text(DATA_WORDS.chartAdded));
    } catch (failure) {
      toastError(toApiError(failure).message);
    }
    setSaving(undefined);
  }

  if (found === undefined) return <p className="data__hint">{text(DATA_WORDS.chartsLooking)}</p>;
  if (typeof found === 'string') return <p className="data__problem">{found}</p>;
  if (found.questions.length === 0) return <p className="data__hint">{text(DATA_WORDS.chartsNone)}</p>;
  return (
    <>
      <p className="data__hint">{text(DATA_WORDS.chartsHint)}</p>
      <div className="charts-for-set">
        {found.questions.map((question, at) => (
          <button
            key={at}
            type="button"
            className="charts-for-set__chart"
            data-chart={question.type}
            disabled={saving !== undefined}
            aria-busy={saving === at}
            title={question.title}
            onClick={() => void insert(found, question, at)}
          >
            <ChartPicture question={question} preview={found.preview} />
            <span className="ellipsis">{question.title}</span>
          </button>
        ))}
      </div>
    </>
  );
}

function ChartPicture({ question, preview }: { readonly question: Question; readonly preview: PlanPreview }) {
  const theme = useDocument((state) => state.screen.dashboard.theme);
  const own = useDocument((state) => state.screen.dashboard.language);
  const document = useMemo((): ScreenDocument => {
    const node = chartOf('chart', question);
    return normalizeScreen({
      reportCode: `chart-${question.set.key}`,
      dashboard: { width: node.width!, height: node.height!, theme },
      widgets: [node],
    });
  }, [question, theme]);
  return (
    <span className="charts-for-set__picture" inert aria-hidden="true">
      <AjStage
        document={document}
        provider={preview}
        language={firstLanguage(own, currentLanguage())}
        fit="contain"
        still
      />
    </span>
  );
}
