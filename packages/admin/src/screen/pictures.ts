import { create } from 'zustand';

/** Pictures that this window has made since it was opened, by report: newer than what lists say. */
export const usePictures = create<{ readonly made: Readonly<Record<string, string>> }>(() => ({ made: {} }));

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

async function make(reportCode: string, revision: number | undefined): Promise<boolean> {
  await shown();
  const { takePicture } = await import('./take-picture.ts');
  const pictureId = await takePicture(reportCode, revision);
  if (pictureId === undefined) return false;
  usePictures.setState(({ made }) => ({ made: { ...made, [reportCode]: pictureId } }));
  return true;
}

/**
 * Makes the picture of a report in the background, one report after the other. What it shows is said by `takePicture`.
 * @returns whether there is a new one; a failure is no new one
 */
export function makePicture(reportCode: string, revision?: number): Promise<boolean> {
  const made = last.then(() => make(reportCode, revision)).catch(() => false);
  last = made;
  return made;
}
