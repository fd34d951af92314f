import type { ScheduleDelivery } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { deliveryText, isUnderWay, outcomeOf, troubleOf } from './run-outcome.ts';

const NOW = '2026-11-27 08:00:00';
const SENT: ScheduleDelivery = {
  recipient: 'ada@example.com',
  state: 'sent',
  attempts: 1,
  failure: null,
  sentTime: NOW,
  nextTime: null,
};
const REFUSED: ScheduleDelivery = {
  recipient: 'bob@example.com',
  state: 'waiting',
  attempts: 1,
  failure: '550 mailbox is full',
  sentTime: null,
  nextTime: NOW,
};
const GIVEN_UP: ScheduleDelivery = { ...REFUSED, state: 'failed', attempts: 6, nextTime: null };

function tone(...deliveries: ScheduleDelivery[]) {
  return outcomeOf({ state: 'done', deliveries }).tone;
}

describe('What became of a run', () => {
  it('is a success only where every mail was sent', () => {
    expect(tone(SENT)).toBe('success');
    expect(tone()).toBe('success');
    expect(tone(SENT, REFUSED)).toBe('warning');
    expect(tone(SENT, REFUSED, GIVEN_UP)).toBe('danger');
    expect(tone({ ...SENT, state: 'kept' })).toBe('warning');
    expect(tone({ ...REFUSED, failure: null })).toBe('accent');
    expect(outcomeOf({ state: 'failed', deliveries: [] }).tone).toBe('danger');
  });

  it('says what the mail server said, and leaves out what went well', () => {
    expect(deliveryText(REFUSED)).toContain('550 mailbox is full');
    expect(deliveryText(GIVEN_UP)).toMatch(/6.*550 mailbox is full/);
    expect(troubleOf({ deliveries: [SENT, GIVEN_UP] })).toMatch(/^bob@example.com: .*550/);
    expect(troubleOf({ deliveries: [SENT] })).toBe('');
  });

  it('changes soon while a mail was not tried yet', () => {
    expect(isUnderWay({ state: 'done', deliveries: [{ ...REFUSED, failure: null }] })).toBe(true);
    expect(isUnderWay({ state: 'done', deliveries: [SENT, REFUSED] })).toBe(false);
  });
});
