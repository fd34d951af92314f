import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { COUNTED_FROM, UnreadAnswers } from './unread.ts';

const LIMITS = { AJ_UNREAD_SHARE_BYTES: '200000', AJ_UNREAD_ADDRESS_BYTES: '300000', AJ_UNREAD_BYTES: '400000' };

function answer(): Buffer {
  return Buffer.alloc(100_000);
}

function count() {
  const unread = new UnreadAnswers(testConfig('/nowhere', LIMITS));
  const reader = (ip: string, shareId?: string) => {
    const raw = Object.assign(new EventEmitter(), { destroy: () => undefined });
    const request = { ip, shareScopes: shareId === undefined ? null : [{ shareId }] };
    const answers = unread.readerOf(request as unknown as FastifyRequest, { raw } as unknown as FastifyReply);
    return { answers, leave: () => raw.emit('close') };
  };
  return { unread, reader };
}

describe('Answers that nobody has read', () => {
  it('have a limit for each share, each address and the service', () => {
    const { reader } = count();
    const share = reader('10.0.0.1', 'a');
    share.answers.hold(answer());
    share.answers.hold(answer());
    expect(() => share.answers.hold(answer()), 'the share').toThrow('Too much data waits');
    reader('10.0.0.1', 'b').answers.hold(answer());
    expect(() => reader('10.0.0.1').answers.hold(answer()), 'the address').toThrow('Too much data waits');
    reader('10.0.0.2').answers.hold(answer());
    expect(() => reader('10.0.0.3').answers.hold(answer()), 'the service').toThrow('Too much data waits');
    share.leave();
    expect(() => reader('10.0.0.3').answers.hold(answer())).not.toThrow();
  });

  it('count once when they are the same, until the last reader has them', () => {
    const { unread, reader } = count();
    const same = answer();
    const [first, second] = [reader('10.0.0.1'), reader('10.0.0.2')];
    for (const { answers } of [first, first, second]) answers.hold(same);
    expect(unread.bytes).toBe(100_000);
    first.answers.letGo(same);
    second.leave();
    expect(unread.bytes).toBe(100_000);
    first.answers.letGo(same);
    first.answers.letGo(same);
    expect(unread.bytes).toBe(0);
  });

  it('may be larger than the limit one at a time, and are not counted when they are small', () => {
    const { unread, reader } = count();
    reader('10.0.0.1').answers.hold(Buffer.alloc(COUNTED_FROM - 1));
    expect(unread.bytes).toBe(0);
    const large = reader('10.0.0.1');
    large.answers.hold(Buffer.alloc(1_000_000));
    expect(() => reader('10.0.0.2').answers.hold(answer())).toThrow('Too much data waits');
    large.leave();
    expect(unread.bytes).toBe(0);
  });
});
