import type {
  excelFieldValues,
  excelParameterValues,
  ExcelPreview,
  ExcelRowsAsked,
  ExcelSetParam,
  Language,
  OutputOf,
} from '@aj-report/contract';
import type { ScreenAddress } from '../address.ts';
import { createClient, type Access, type Client, type ClientOptions } from '../client.ts';
import { ClientError } from '../client-error.ts';
import type { KeptReport, KeptReports, KeptRows } from '../kept/kept-reports.types.ts';
import { isUnreachable } from '../kept/kept-store.ts';
import type { GrantStore } from '../screen-session.ts';
import { PAUSED_CODE, toFailureName } from '../screen-state.ts';
import type { FieldOf } from './chosen-rows.ts';
import type { ReportDetail, ReportState } from '../report-state.ts';
import { exchangePassword, openShare, type Grant } from '../share-exchange.ts';

/** Values of a field to choose among. */
export type FieldValues = OutputOf<typeof excelFieldValues>;

/** Values of a parameter to choose among. */
export type ParameterValues = OutputOf<typeof excelParameterValues>;

/** With what the rows of a report are asked for. */
export interface ReportAsked extends ExcelRowsAsked {
  readonly setParam: ExcelSetParam;
}

export interface ExcelSessionOptions {
  readonly address: ScreenAddress;
  readonly access: Access;
  readonly language: () => Language;
  readonly grants?: GrantStore | undefined;
  /** Default: nothing is kept on the disk. */
  readonly kept?: KeptReports | undefined;
  readonly onChange: (state: ReportState) => void;
  /** Nobody is looking, so nothing needs to be asked. */
  readonly isPaused?: () => boolean;
  /** ms between two looks for a new revision and for what the share fixes; default 30 s */
  readonly pollMs?: number;
}

const POLL_MS = 30_000;

/** Opens one Excel report: its share and password first, then what it is made of, which is looked at from time to time. */
export class ExcelSession {
  readonly client: Client;
  /** How the client calls, for answers that are files. */
  readonly clientOptions: ClientOptions;
  readonly #options: ExcelSessionOptions;
  readonly #door: Client;
  readonly #abort = new AbortController();
  readonly #kept: KeptReport | undefined;
  #since: number | null = null;
  #grant: Grant | null = null;
  #state: ReportState = { kind: 'loading' };
  /** Of the next look; undefined = none is to come. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewal: Promise<boolean> | null = null;
  #isLoading = false;

  constructor(options: ExcelSessionOptions) {
    this.#options = options;
    const shared = { base: options.address.base, language: options.language, live: false };
    this.#door = createClient(shared);
    this.clientOptions = { ...shared, token: () => this.access, renewToken: () => this.#renew() };
    this.client = createClient(this.clientOptions);
    this.#kept = options.kept?.open(options.address);
  }

  /** ms since the epoch: when the rows that were asked for last were answered, where they come from the disk; else null */
  get since(): number | null {
    return this.#since;
  }

  get access(): Access {
    return this.#grant ? { kind: 'share', value: this.#grant.shareToken } : this.#options.access;
  }

  get isShared(): boolean {
    return this.#options.address.kind === 'share';
  }

  get reportCode(): string {
    const { address } = this.#options;
    return this.#grant?.reportCode ?? (address.kind === 'screen' ? address.reportCode : '');
  }

  /** `newest` while a draft is looked at. */
  get revision(): { readonly revision?: 'newest' } {
    const { address } = this.#options;
    return address.kind === 'screen' && address.revision === 'newest' ? { revision: 'newest' } : {};
  }

  start(): void {
    const { address, grants } = this.#options;
    if (address.kind === 'share') this.#grant = grants?.read(address.shareCode) ?? null;
    this.#set({ kind: 'loading' });
    void this.#load();
  }

  /** Ends all calls; nothing is reported afterwards. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.#kept?.stop();
  }

  /** Looks at once instead of at the next turn: the network is back, the page is visible. */
  wake(): void {
    if (this.#timer !== undefined) void this.#load();
  }

  /** Tries a password for the share that asks for one. */
  async enterPassword(password: string): Promise<void> {
    const { address } = this.#options;
    if (address.kind !== 'share' || this.#state.kind !== 'password' || this.#state.isBusy) return;
    const asked = this.#state;
    this.#set({ ...asked, problem: '', code: '', isBusy: true });
    try {
      this.#keep(await exchangePassword(this.#door, address.shareCode, password, this.#abort.signal));
      this.#set({ kind: 'loading' });
      await this.#load();
    } catch (reason) {
      const isFinal = !(reason instanceof ClientError) || reason.kind === 'missing' || reason.code === '50014';
      if (isFinal) this.#fail(reason);
      else this.#set({ ...asked, problem: reason.message, code: reason.code, isBusy: false });
    }
  }

  /** A page of rows, counted from 0. @throws ClientError; the signal's reason when aborted */
  async preview(page: number, pageSize: number, asked: ReportAsked, signal: AbortSignal): Promise<ExcelPreview> {
    const body = { reportCode: this.reportCode, ...asked, ...this.revision, pageNumber: page + 1, pageSize };
    const question = JSON.stringify(body);
    // Rows that were begun from the disk go on from it: those of the service are of another moment.
    const old = page > 0 && this.#since !== null ? await this.#kept?.read() : undefined;
    if (old?.pages[question]) return old.pages[question];
    try {
      const answer = await this.client.call<ExcelPreview>('POST', '/reportExcel/preview', body, signal);
      this.#kept?.notePage(question, answer, page === 0);
      if (page === 0) this.#since = null;
      return answer;
    } catch (reason) {
      const kept = page === 0 ? await this.#readKept(reason) : undefined;
      const answer = kept?.pages[question];
      if (!kept || !answer) throw reason;
      this.#since = kept.at;
      return answer;
    }
  }

  /** Values of a field whose text has `search` in it. @throws ClientError; the signal's reason when aborted */
  async fieldValues(
    { setCode, field }: FieldOf,
    search: string,
    { setParam, filter }: ReportAsked,
    signal: AbortSignal,
  ): Promise<FieldValues> {
    const of = { setCode, field, ...(search === '' ? {} : { search }) };
    const body = { reportCode: this.reportCode, setParam, ...(filter ? { filter } : {}), ...this.revision, ...of };
    return this.client.call<FieldValues>('POST', '/reportExcel/fieldValues', body, signal);
  }

  /** Values to choose among for a parameter whose text has `search` in it. @throws ClientError; the signal's reason when aborted */
  async parameterValues(
    { setCode, paramName }: Pick<ReportDetail['parameters'][number], 'setCode' | 'paramName'>,
    search: string,
    signal: AbortSignal,
  ): Promise<ParameterValues> {
    const of = { setCode, paramName, ...(search === '' ? {} : { search }) };
    const body = { reportCode: this.reportCode, ...this.revision, ...of };
    return this.client.call<ParameterValues>('POST', '/reportExcel/parameterValues', body, signal);
  }

  async #load(): Promise<void> {
    if (this.#isLoading || this.#abort.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { address } = this.#options;
    this.#isLoading = true;
    try {
      if (address.kind === 'share' && !this.#grant && !(await this.#openDoor(address.shareCode))) return;
      const detail = await this.#askDetail();
      if (!isSame(this.#state, detail)) {
        this.#kept?.noteDetail(detail);
        this.#set({ kind: 'ready', detail });
      }
      this.#schedule();
    } catch (reason) {
      this.#fail(reason);
    } finally {
      this.#isLoading = false;
    }
  }

  async #askDetail(): Promise<ReportDetail> {
    const query = this.revision.revision ? '?revision=newest' : '';
    const path = `/reportExcel/detailByReportCode/${encodeURIComponent(this.reportCode)}${query}`;
    try {
      const detail = await this.client.call<ReportDetail>('GET', path, undefined, this.#abort.signal);
      // The service is back: what is shown of the disk is asked for again.
      if (this.#since !== null) this.#state = { kind: 'loading' };
      return detail;
    } catch (reason) {
      const kept = this.#state.kind === 'ready' ? undefined : await this.#readKept(reason);
      if (!kept) throw reason;
      return kept.detail;
    }
  }

  /** What the disk has of the report, where that is all there is. */
  async #readKept(reason: unknown): Promise<KeptRows | undefined> {
    return reason instanceof ClientError && isUnreachable(reason.code) ? this.#kept?.read() : undefined;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#abort.signal.aborted) return;
    this.#timer = setTimeout(() => {
      if (this.#options.isPaused?.()) this.#schedule();
      else void this.#load();
    }, this.#options.pollMs ?? POLL_MS);
  }

  /** Gets a grant for the share code. False = a password is needed, and asked for. */
  async #openDoor(shareCode: string): Promise<boolean> {
    const answer = await openShare(this.#door, shareCode, this.#abort.signal, 'report_excel');
    if ('grant' in answer) this.#keep(answer.grant);
    else this.#set({ kind: 'password', reportName: answer.reportName, problem: '', code: '', isBusy: false });
    return 'grant' in answer;
  }

  /** One renewal at a time, however many calls were refused. */
  #renew(): Promise<boolean> {
    const { address, grants } = this.#options;
    if (address.kind !== 'share') return Promise.resolve(false);
    this.#renewal ??= (async () => {
      this.#grant = null;
      grants?.drop(address.shareCode);
      return this.#openDoor(address.shareCode);
    })().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  #keep(grant: Grant): void {
    const { address, grants } = this.#options;
    this.#grant = grant;
    if (address.kind === 'share') grants?.write(address.shareCode, grant);
  }

  #fail(reason: unknown): void {
    if (this.#abort.signal.aborted) return;
    if (!(reason instanceof ClientError)) throw reason;
    // The share was renewed in vain: its password is being asked for.
    if (this.#state.kind === 'password' && !this.#state.isBusy) return;
    const { code, message, isRetryable } = reason;
    // A silence keeps what is shown; a refusal takes it down, because it may no longer be shown.
    if (this.#state.kind === 'ready' && isRetryable) return this.#schedule();
    // A share that is paused goes on one day, and is looked at through silences until then.
    if (isRetryable || code === PAUSED_CODE) this.#schedule();
    this.#set({ kind: 'failed', name: toFailureName(reason, this.access), code, message, isRetrying: isRetryable });
  }

  #set(state: ReportState): void {
    if (this.#abort.signal.aborted) return;
    if (state.kind === 'password' || (state.kind === 'failed' && !state.isRetrying)) this.#kept?.drop();
    this.#state = state;
    this.#options.onChange(state);
  }
}

/** Whether a report that was looked at again is the one that is shown. */
function isSame(state: ReportState, detail: ReportDetail): boolean {
  if (state.kind !== 'ready') return false;
  // The moment that `now` means is another at every look.
  const toText = (one: ReportDetail) =>
    JSON.stringify(one, (key, value: unknown) => (key === 'startValue' ? null : value));
  return toText(state.detail) === toText(detail);
}
