import {
  lookAtFile,
  lookAtKeptFile,
  type ImportReading,
  type LookedSheet,
  type TextEncoding,
} from '@aj-report/contract';
import { useRef, useState } from 'react';
import { call, callWithForm } from '../../api/call.ts';

type Texts = Readonly<Record<string, string | undefined>>;

interface Look {
  readonly draft: string;
  readonly text?: { readonly encoding: TextEncoding; readonly isGuess: boolean };
  readonly sheets: readonly LookedSheet[];
}

/** What is imported: a file of this computer, or the kept one of the last import, of which the service has the bytes. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly content: File | undefined;
}

function formOf(texts: Texts, file?: File): FormData {
  const form = new FormData();
  // Text fields go first: the service reads the form as it streams in.
  for (const [name, text] of Object.entries(texts)) if (text) form.append(name, text);
  if (file) form.append('file', file);
  return form;
}

/** What was seen of the chosen file last; of two looks that overlap the later one counts. */
function useSeen() {
  const [file, setFile] = useState<ChosenFile | undefined>();
  const [look, setLook] = useState<Look | undefined>();
  const [progress, setProgress] = useState<number | undefined>();
  const draft = useRef<string | undefined>(undefined);
  const round = useRef(0);

  function begin(chosen: ChosenFile | undefined): void {
    draft.current = undefined;
    round.current++;
    setLook(undefined);
    setFile(chosen);
    setProgress(undefined);
  }

  /** Undefined when it failed, of which the call has shown the error, and when another file was chosen meanwhile. */
  async function see<Seen extends Look>(
    ask: (onProgress: (share: number) => void) => Promise<Seen>,
  ): Promise<Seen | undefined> {
    const own = ++round.current;
    setProgress(0);
    const seen = await ask((share) => own === round.current && setProgress(share)).catch(() => undefined);
    if (own !== round.current) return undefined;
    if (seen) {
      draft.current = seen.draft;
      setLook(seen);
    } else if (draft.current === undefined) setFile(undefined);
    setProgress(undefined);
    return seen;
  }

  /** The next import sends the file itself. */
  const forgetDraft = () => void (draft.current = undefined);
  return { file, look, progress, draft, setFile, begin, see, forgetDraft };
}

/** The chosen file: uploaded at once to see its first rows; the import then names the upload instead of sending it. */
export function useLook() {
  const { file, look, progress, draft, setFile, begin, see, forgetDraft } = useSeen();

  function toForm(texts: Texts, chosen = file): FormData {
    if (draft.current === undefined) return formOf(texts, chosen?.content);
    return formOf({ ...texts, draft: draft.current, fileName: chosen?.name });
  }

  async function choose(content: File) {
    const { name, size } = content;
    const chosen = { name, size, content };
    begin(chosen);
    await see((onProgress) => callWithForm(lookAtFile, toForm({}, chosen), { onProgress }));
  }

  /** Chooses the file that the service keeps; answers how it was read. */
  async function chooseKept(sourceId: string, name: string): Promise<ImportReading | undefined> {
    begin({ name, size: 0, content: undefined });
    const seen = await see((onProgress) => {
      onProgress(1);
      return call(lookAtKeptFile, { params: { id: sourceId } });
    });
    if (seen) setFile({ name: seen.fileName, size: seen.fileSize, content: undefined });
    return seen;
  }

  async function lookAgain(texts: Texts) {
    await see((onProgress) => callWithForm(lookAtFile, toForm(texts), { onProgress }));
  }

  const clear = () => begin(undefined);
  return { file, look, progress, choose, chooseKept, lookAgain, toForm, clear, forgetDraft };
}
