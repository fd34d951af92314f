import { lookAtFile, type LookedSheet } from '@aj-report/contract';
import { useRef, useState } from 'react';
import { callWithForm } from '../../api/call.ts';

type Texts = Readonly<Record<string, string | undefined>>;

interface Look {
  readonly draft: string;
  readonly sheets: readonly LookedSheet[];
}

function formOf(texts: Texts, file?: File): FormData {
  const form = new FormData();
  // Text fields go first: the service reads the form as it streams in.
  for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text);
  if (file) form.append('file', file);
  return form;
}

/** The chosen file: uploaded at once to see its first rows; the import then names the upload instead of sending it. */
export function useLook() {
  const [file, setFile] = useState<File | undefined>();
  const [look, setLook] = useState<Look | undefined>();
  const [progress, setProgress] = useState<number | undefined>();
  const draft = useRef<string | undefined>(undefined);
  const round = useRef(0);

  function toForm(texts: Texts, chosen = file): FormData {
    if (draft.current === undefined) return formOf(texts, chosen);
    return formOf({ ...texts, draft: draft.current, fileName: chosen?.name });
  }

  async function run(texts: Texts, chosen: File) {
    const own = ++round.current;
    setProgress(0);
    try {
      const form = toForm(texts, chosen);
      const seen = await callWithForm(lookAtFile, form, {
        onProgress: (share) => own === round.current && setProgress(share),
      });
      if (own !== round.current) return;
      draft.current = seen.draft;
      setLook(seen);
    } catch {
      // The call has told the user; what was seen before stays.
      if (own === round.current && draft.current === undefined) setFile(undefined);
    }
    if (own === round.current) setProgress(undefined);
  }

  async function choose(chosen: File) {
    draft.current = undefined;
    setLook(undefined);
    setFile(chosen);
    await run({}, chosen);
  }

  async function lookAgain(texts: Texts) {
    if (file) await run(texts, file);
  }

  /** The next import sends the file itself. */
  const forgetDraft = () => void (draft.current = undefined);
  return { file, look, progress, choose, lookAgain, toForm, forgetDraft };
}
