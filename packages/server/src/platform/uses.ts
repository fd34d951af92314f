import type { DataSetUse, FilePlace } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import type { Needs } from './needs.ts';
import type { Db } from './schema.ts';

/** Records that use a data set, by name. Its own kind is not among them: data sets know each other. */
type FindSetUsers = (app: Needs<'db'>, setCode: string) => Promise<readonly Omit<DataSetUse, 'kind'>[]>;
/** Records that hold the id of a stored file, by name. */
type FindFileHolders = (db: Db, fileId: string) => Promise<readonly Omit<FilePlace, 'kind'>[]>;

type SetUser = Exclude<DataSetUse['kind'], 'data-set'>;
type FileHolder = FilePlace['kind'];

/** In the order in which people read them. */
const SET_USERS: readonly SetUser[] = ['screen', 'excel-report', 'block'];
const FILE_HOLDERS: readonly FileHolder[] = ['screen', 'excel-report', 'block', 'user'];

declare module 'fastify' {
  interface FastifyInstance {
    readonly uses: Uses;
  }
}

/** Which records use which: features say it of their own, so that what is used need not know who uses it. */
export class Uses {
  readonly #setUsers = new Map<SetUser, FindSetUsers>();
  readonly #fileHolders = new Map<FileHolder, FindFileHolders>();

  addSetUsers(kind: SetUser, find: FindSetUsers): void {
    this.#setUsers.set(kind, find);
  }

  addFileHolders(kind: FileHolder, find: FindFileHolders): void {
    this.#fileHolders.set(kind, find);
  }

  /** Records of other kinds that use a data set. @throws Error while a kind has not been added */
  async ofSet(app: Needs<'db'>, setCode: string): Promise<DataSetUse[]> {
    const uses: DataSetUse[] = [];
    for (const kind of SET_USERS) {
      const found = await addedFor(this.#setUsers, kind)(app, setCode);
      uses.push(...found.map((one) => ({ kind, ...one })));
    }
    return uses;
  }

  /** Records that hold a stored file. @throws Error while a kind has not been added */
  async ofFile(db: Db, fileId: string): Promise<FilePlace[]> {
    const places: FilePlace[] = [];
    for (const kind of FILE_HOLDERS) {
      const found = await addedFor(this.#fileHolders, kind)(db, fileId);
      places.push(...found.map((one) => ({ kind, ...one })));
    }
    return places;
  }
}

/** What is used must not be deleted because nobody was asked. */
function addedFor<K extends string, F>(finders: ReadonlyMap<K, F>, kind: K): F {
  const find = finders.get(kind);
  if (!find) throw new Error(`No feature has said what records of the kind "${kind}" use.`);
  return find;
}

export function registerUses(app: FastifyInstance): void {
  app.decorate('uses', new Uses());
}
