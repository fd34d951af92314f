/** Why others do not get what is done here. */
export interface Problem {
  readonly code: string;
  /** In the language of the user. */
  readonly message: string;
}

/** The service does not take an edit as it is. */
const REFUSALS = ['together/edit-large', 'together/edit-invalid', 'together/save-first', 'request/too-large'];
/** No way in for now: somebody may leave. */
const CROWDED = ['together/full', 'live/too-many'];
/** No way in: trying again changes nothing. */
const FOR_GOOD = ['live/off', 'record/not-found', 'User.credentials.expired', 'User.no.authority', 'request/invalid'];
/** What is as it should be, or is said elsewhere. */
const UNSAID = ['live/off', 'User.credentials.expired'];

function codeOf(reason: unknown): string {
  return String((reason as { code?: unknown }).code);
}

export function isRefusal(reason: unknown): boolean {
  return REFUSALS.includes(codeOf(reason));
}

export function isCrowded(reason: unknown): boolean {
  return CROWDED.includes(codeOf(reason));
}

export function isForGood(reason: unknown): boolean {
  return FOR_GOOD.includes(codeOf(reason));
}

export function isUnsaid({ code }: Problem): boolean {
  return UNSAID.includes(code);
}

export function problemOf(reason: unknown): Problem {
  return { code: codeOf(reason), message: String((reason as { message?: unknown }).message ?? reason) };
}
