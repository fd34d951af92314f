/** A time during which the clocks of a zone stood still against UTC; all in seconds since 1970-01-01 UTC. */
export interface ZoneSpan {
  readonly from: number;
  /** First second that is no longer in it. */
  readonly until: number;
  /** Clock of the zone minus UTC. */
  readonly offset: number;
}

/**
 * Seconds since 1970-01-01 UTC of a clock of the zone; the first of two where clocks were put back, undefined where they
 * were put forward and outside of the spans.
 * @param clock seconds since 1970-01-01 00:00 as the clock shows them
 */
export function toUtcSeconds(clock: number, spans: readonly ZoneSpan[]): number | undefined {
  const span = spans.find(({ from, until, offset }) => clock - offset >= from && clock - offset < until);
  return span && clock - span.offset;
}
