import { AppError, messageOf, type BatchDeleted, type Language } from '@aj-report/contract';

/**
 * Deletes one record after the other; what is refused stays, with its reason in the reader's language. A record that is
 * refused is tried again while others go: it may be in use by nothing but them.
 */
export async function deleteEach(
  ids: readonly string[],
  language: Language,
  deleteOne: (id: string) => Promise<void>,
): Promise<BatchDeleted> {
  const { deleted, refused } = await deleteRound(ids, language, deleteOne);
  if (deleted.length === 0 || refused.length === 0) return { deleted, refused };
  const left = refused.map(({ id }) => id);
  const rest = await deleteEach(left, language, deleteOne);
  return { deleted: [...deleted, ...rest.deleted], refused: rest.refused };
}

async function deleteRound(
  ids: readonly string[],
  language: Language,
  deleteOne: (id: string) => Promise<void>,
): Promise<BatchDeleted> {
  const result: BatchDeleted = { deleted: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await deleteOne(id);
      result.deleted.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ id, code: error.code, message: messageOf(error.code, error.params, language) });
    }
  }
  return result;
}
