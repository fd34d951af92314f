import { useEffect } from 'react';
import { useStore } from 'zustand';
import { toastWarning } from '../../api/toast.ts';
import { useText } from '../../i18n/i18n.ts';
import { fill } from '../../i18n/fill.ts';
import { wordsOf } from './problem-words.ts';
import type { Problem } from './problem.ts';
import { TOGETHER_WORDS } from './together.words.ts';
import type { Together } from './together.ts';

/** Says that others do not get what is done here, and why. */
export function TogetherText({ together }: { readonly together: Together }) {
  const text = useText();
  const isOffline = useStore(together.store, ({ kind }) => kind === 'offline');
  const count = useStore(together.store, ({ waiting }) => waiting);
  const problem = useStore(together.store, (state) => state.problem);
  if (isOffline) {
    return (
      <span
        className="status-bar__save"
        data-state="dirty"
        data-offline={count}
        title={text(TOGETHER_WORDS.offlineHint)}
      >
        {count > 0 ? fill(text(TOGETHER_WORDS.waiting), { count }) : text(TOGETHER_WORDS.offline)}
      </span>
    );
  }
  return problem ? <ProblemText problem={problem} /> : null;
}

function ProblemText({ problem }: { readonly problem: Problem }) {
  const text = useText();
  const { label, help } = wordsOf(problem);
  const long = text(help);
  useEffect(() => toastWarning(long), [long]);
  return (
    <span className="status-bar__save" data-state="dirty" data-problem={problem.code} title={long}>
      {text(label)}
    </span>
  );
}
