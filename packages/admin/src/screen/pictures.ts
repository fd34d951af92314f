import { create } from 'zustand';

interface Pictures {
  /** Ids by report. */
  readonly made: Readonly<Record<string, string>>;
  /** Ids by the key of a revision. */
  readonly ofRevisions: Readonly<Record<string, string>>;
}

/** Pictures that this window has made since it was opened: newer than what lists say. */
export const usePictures = create<Pictures>(() => ({ made: {}, ofRevisions: {} }));

export const revisionKey = (reportCode: string, revision: number): string => `${revision} ${reportCode}`;

/** Keys of the revisions whose picture this window has made, or has tried to. */
const asked = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/** Hidden windows draw nothing. */
function shown(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

/** Does some drawing in the background, one picture after the other; a failure is no picture. */
export function drawLater<T>(draw: () => Promise<T>): Promise<T | undefined> {
  const made = last.then(shown).then(draw);
  const settled = made.catch(() => undefined);
  last = settled;
  return settled;
}

async function make(reportCode: string, revision: number | undefined): Promise<boolean> {
  const { takePicture } = await import('./take-picture.ts');
  const taken = await takePicture(reportCode, revision);
  if (!taken) return false;
  const { pictureId, isListed } = taken;
  usePictures.setState(({ made, ofRevisions }) => ({
    made: isListed ? { ...made, [reportCode]: pictureId } : made,
    ofRevisions: { ...ofRevisions, [revisionKey(reportCode, taken.revision)]: pictureId },
  }));
  return true;
}

/**
 * Makes the picture of a revision in the background, or of what lists show; nobody waits for it.
 * @returns whether there is a new one
 */
export async function makePicture(reportCode: string, revision?: number): Promise<boolean> {
  if (revision !== undefined) asked.add(revisionKey(reportCode, revision));
  return (await drawLater(() => make(reportCode, revision))) ?? false;
}

/** Makes the picture that a revision lacks, once: of those that were saved before revisions had pictures. */
export function makeMissingPicture(reportCode: string, revision: number): void {
  if (!asked.has(revisionKey(reportCode, revision))) void makePicture(reportCode, revision);
}
