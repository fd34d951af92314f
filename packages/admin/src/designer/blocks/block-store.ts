import {
  createBlock,
  deleteBlock,
  listBlocks,
  updateBlock,
  type BlockChange,
  type BlockCreate,
  type BlockListItem,
} from '@aj-report/contract';
import { create } from 'zustand';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { makeBlockPicture } from './block-picture.ts';

interface BlocksState {
  /** By name; undefined until they are there. */
  readonly blocks: readonly BlockListItem[] | undefined;
  /** Why there are none. */
  readonly problem: string | undefined;
}

/** The blocks that the user sees, as they were last heard of. */
export const useBlocks = create<BlocksState>(() => ({ blocks: undefined, problem: undefined }));

/** Asks for the blocks; those that are known stay meanwhile. */
export async function loadBlocks(): Promise<void> {
  try {
    useBlocks.setState({ blocks: await call(listBlocks, { showErrorDialog: false }), problem: undefined });
  } catch (error) {
    useBlocks.setState({ problem: toApiError(error).reported });
  }
}

/** Ids of the blocks whose picture this window has taken, or has tried to. */
const pictured = new Set<string>();

async function picture(id: string, reportCode: string): Promise<void> {
  pictured.add(id);
  const pictureId = await makeBlockPicture(id, reportCode);
  if (pictureId === undefined) return;
  const { blocks } = useBlocks.getState();
  useBlocks.setState({ blocks: blocks?.map((one) => (one.id === id ? { ...one, pictureId } : one)) });
}

/** Takes the picture that an own block lacks, once: whoever saved it had closed the page before it was taken. */
export function takeMissingPicture({ id, isMine, pictureId }: BlockListItem, reportCode: string): void {
  if (isMine && pictureId === '' && !pictured.has(id)) void picture(id, reportCode);
}

/** Runs a call that changes blocks; answers whether it was done. Its failure is shown by the call. */
async function done(work: Promise<unknown>): Promise<boolean> {
  const isDone = await work.then(
    () => true,
    () => false,
  );
  await loadBlocks();
  return isDone;
}

/** Keeps a new block and takes its picture in the background. @param reportCode of the screen that it is of */
export async function addBlock(body: BlockCreate, reportCode: string): Promise<boolean> {
  return done(call(createBlock, { body }).then(({ id }) => void picture(id, reportCode)));
}

/** Changes a block; one with other widgets gets another picture. */
export async function changeBlock(body: BlockChange, reportCode: string): Promise<boolean> {
  const changed = call(updateBlock, { body });
  return done(changed.then(() => (body.document ? void picture(body.id, reportCode) : undefined)));
}

export function removeBlock(id: string): Promise<boolean> {
  return done(call(deleteBlock, { params: { id } }));
}
