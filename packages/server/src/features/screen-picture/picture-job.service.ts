import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError, drawScreenPicture, STORAGE_KEYS } from '@aj-report/contract';
import { runBrowser } from '../../engine/browser/run-browser.ts';
import { takeShot } from '../../engine/browser/take-shot.ts';
import { defineJob, type JobFile, type JobKind, type JobRun } from '../../platform/job-kind.ts';
import { shareIdOf } from '../../platform/job-owner.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Job } from '../../platform/schema.ts';
import { findOpenShare } from '../../platform/share-guard.ts';
import { draftsFolder } from '../../platform/upload.ts';
import { getPublishedScreen } from '../screen/screen.service.ts';
import { openOwnDoor, type OwnDoor } from './own-door.ts';
import { toShot, type PictureOrder } from './picture-order.ts';

type App = Needs<'clock' | 'config' | 'db' | 'ids' | 'routing' | 'viewPasses'>;

export const PICTURE_KIND = 'screen-picture';

/** Opens the screen with the eyes of whoever ordered its picture. @throws job/nobody when their share is closed */
async function issuePass(app: App, job: Job, { reportCode }: PictureOrder) {
  const shareId = shareIdOf(job);
  const lifeMs = app.config.pictureTimeoutMs;
  if (shareId === undefined) {
    const pass = app.viewPasses.issue({ reportCode, userId: job.ownerId }, lifeMs);
    return { pass, storage: { [STORAGE_KEYS.token]: pass } };
  }
  const share = await findOpenShare(app, shareId);
  if (!share) throw new AppError('job/nobody');
  const pass = app.viewPasses.issue({ reportCode, shareTokenHash: share.tokenHash }, lifeMs);
  return { pass, storage: { [STORAGE_KEYS.shareToken]: pass } };
}

async function runPicture(app: App, { job, input, signal }: JobRun<PictureOrder>): Promise<JobFile> {
  const { browserBin: bin, browserSandbox, pictureMemoryMb: memoryMb, pictureTimeoutMs: deadlineMs } = app.config;
  if (bin === undefined) throw new AppError('picture/no-browser');
  const shot = toShot(input, await getPublishedScreen(app, input.reportCode));
  const { pass, storage } = await issuePass(app, job, input);
  const draftPath = path.join(draftsFolder(app), app.ids.newId());
  let door: OwnDoor | undefined;
  try {
    door = await openOwnDoor(app);
    const limits = { bin, isSandboxed: browserSandbox, memoryMb, deadlineMs, signal };
    const place = { proxy: door.proxy, folder: `${draftPath}.browser` };
    const picture = await runBrowser(limits, place, (pipe) => takeShot(pipe, { ...shot, storage }));
    await mkdir(path.dirname(draftPath), { recursive: true });
    await writeFile(draftPath, picture);
    return { draftPath, fileName: job.title };
  } finally {
    app.viewPasses.takeBack(pass);
    await door?.close();
  }
}

/** Jobs that draw a screen in a browser: one at a time, because each takes a core or two for itself. */
export function toPictureKind(app: App): JobKind<PictureOrder> {
  return defineJob<PictureOrder>({
    kind: PICTURE_KIND,
    title: { zh: '生成大屏图片', en: 'Picture of a screen' },
    permission: drawScreenPicture.permission,
    isSingle: true,
    canRetry: true,
    run: (run) => runPicture(app, run),
  });
}
